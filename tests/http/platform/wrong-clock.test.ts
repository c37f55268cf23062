/** A process whose machine has a wrong clock, beside one that is right: both go by the time of the database (decision 0301). */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { discardFiles } from '#server/account/pictures/discard-files.ts'
import { createDatabaseClock } from '#server/platform/db/database-clock.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { createLimits } from '#server/platform/http/rate-limit.ts'
import { aSignedUpStudent, callAuth } from '#tests/support/accounts.ts'
import { aJpeg } from '#tests/support/pictures.ts'
import { startSecondProcess } from '#tests/support/second-process.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const HOUR_MS = 3_600_000
const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
afterEach(() => void vi.useRealTimers())

const jpeg = await aJpeg(64, 64)

/** As a process was before it asked the database, and as it is. */
const wrongBy = (ms: number) => () => new Date(Date.now() + ms)
async function setBy(ms: number) {
  const { pool, logger } = app.context
  const clock = createDatabaseClock({
    async ask() {
      const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
      return rows[0]!.at.getTime()
    },
    logger,
    wall: () => Date.now() + ms,
  })
  await clock.set()
  return clock.now
}

const upload = (to: TestApp, token: string, path: string) =>
  fetch(`${to.url}/storage/v1/object/avatars/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: jpeg,
  })

/** A picture on its way: `meanwhile` happens when its bytes are written and no row names them yet. */
async function uploadWhile(meanwhile: () => Promise<unknown>) {
  const { files } = app.context
  const put: FileStore['put'] = async (key, file) => {
    await files.put(key, file)
    await meanwhile()
  }
  await using slow = await startSecondProcess(app, { files: { ...files, put } })
  const { user, session } = await aSignedUpStudent(app)
  const path = `${user.id}-${randomUUID()}.jpg`
  const answer = await upload(slow, session.access_token, path)
  const kept = await app.context.db
    .selectFrom('storage_objects')
    .select('file_key')
    .where('owner_id', '=', user.id)
    .execute()
  return { answer, kept, again: () => upload(app, session.access_token, path) }
}

describe('an upload under way', () => {
  test.each([2 * HOUR_MS, -600_000])('is not cleared away by a process %i ms ahead', async (ms) => {
    const now = await setBy(ms)
    const { answer, kept } = await uploadWhile(() => discardFiles({ ...app.context, now }))
    expect(answer.status).toBe(200)
    expect(await app.context.files.has(kept[0]!.file_key)).toBe(true)
  })

  test.each([
    [59 * 60_000, 200, 1],
    [61 * 60_000, 503, 0],
  ])('that is announced for %i ms is answered %i', async (ms, status, rows) => {
    const cleared = () => discardFiles({ ...app.context, now: wrongBy(ms) })
    const { answer, kept, again } = await uploadWhile(cleared)
    expect(answer.status).toBe(status)
    expect(kept).toHaveLength(rows)
    for (const { file_key } of kept) expect(await app.context.files.has(file_key)).toBe(true)
    // Who was told to come again is served.
    if (rows === 0) expect((await again()).status).toBe(200)
  })
})

describe('who signs out', () => {
  async function signOutAt(now: () => Date) {
    await using other = await startSecondProcess(app, { now })
    const { session } = await aSignedUpStudent(app)
    const token = session.access_token
    const left = await callAuth(other, 'logout?scope=local', { token })
    const read = await callAuth(app, 'user', { method: 'GET', token })
    return { left, read }
  }

  test('is refused by a clock that is two hours ahead, and goes on reading', async () => {
    const { left, read } = await signOutAt(wrongBy(2 * HOUR_MS))
    expect([left.status, left.body['code']]).toEqual([403, 'bad_jwt'])
    expect(read.status).toBe(200)
  })

  test.each([2 * HOUR_MS, -2 * HOUR_MS])('has left, also by a process %i ms ahead that asks', async (ms) => {
    const { left, read } = await signOutAt(await setBy(ms))
    expect(left.status).toBe(204)
    expect([read.status, read.body['code']]).toEqual([403, 'session_not_found'])
  })
})

test.each([2 * HOUR_MS, -2 * HOUR_MS])('a count goes on in a process %i ms ahead', async (ms) => {
  const { pool } = app.context
  const key = randomUUID()
  const [right, other] = [createLimits(pool, true), createLimits(pool, true, await setBy(0))]
  await right.consume('mailByRecipient', key)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  const refused = await other.consume('mailByRecipient', key).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 429 })
  expect(refused).toHaveProperty('extra.retry_after_seconds', expect.closeTo(59, -1))
  vi.useRealTimers()
  await expect(right.consume('mailByRecipient', key)).rejects.toMatchObject({ status: 429 })
})

test('a count that a process ahead has begun is over in its own time', async () => {
  const { pool } = app.context
  const key = randomUUID()
  const now = await setBy(0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS })
  await createLimits(pool, true, now).consume('mailByRecipient', key)
  vi.useRealTimers()
  const later = createLimits(pool, true, wrongBy(61_000))
  const sooner = createLimits(pool, true, wrongBy(55_000))
  await expect(sooner.consume('mailByRecipient', key)).rejects.toMatchObject({ status: 429 })
  await later.consume('mailByRecipient', key)
})
