/** Photographs given for measuring: adults alone, each by its own consent, taken back at once, seen by the owner without a name. */
import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { RETENTION_DAYS } from '#domain/shared/retention.ts'
import {
  GIVEN_SHEET_MOST_BYTES,
  GIVEN_SHEET_WORDING,
  GIVEN_SHEETS_PER_STUDENT,
  GIVEN_SHEETS_WANTED,
} from '#domain/writing/given-sheets.ts'
import { retain } from '#server/account/personal-data/retain.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock(new Date(Math.floor(Date.now() / 1000) * 1000 + 60_000))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
const owner = await anOwnersAccount(app)
const byOwner = asStudent(app, owner)
const CONSOLE = 'console/given-sheets'
const DAY_MINUTES = 24 * 60

const QUAD = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
]
const FIGURES = {
  ...{ width: 1200, height: 1600, way: 'edges', found: QUAD, used: QUAD, quarterTurns: 0 },
  ...{ faults: ['dark'], missingLines: [30], lines: 30, written: 24, typed: 24 },
}
const picture = (exif?: object) => {
  const made = sharp({ create: { width: 300, height: 400, channels: 3, background: '#e0c0a0' } })
  return (exif ? made.withExif(exif) : made).jpeg().toBuffer()
}
const PLACE = { IFD0: { Make: 'Telefone' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } }

const collect = (isCollecting: boolean) =>
  byOwner('PUT', 'console/settings/photographs', { isCollecting }).then(({ status }) =>
    expect(status).toBe(200),
  )

beforeEach(async () => {
  await app.context.pool.query('delete from given_sheets')
  await collect(true)
})

async function aGiver(ageBand: '18-plus' | '16-17' | '13-15' | null = '18-plus') {
  const student = await aWriter(app)
  const { db } = app.context
  await db.deleteFrom('age_declarations').where('user_id', '=', student.user.id).execute()
  if (ageBand !== null)
    await db
      .insertInto('age_declarations')
      .values({ user_id: student.user.id, age_band: ageBand, declared_at: clock.now() })
      .execute()
  const give = async (
    change: { id?: string; wording?: string; figures?: unknown; bytes?: Uint8Array } = {},
  ) => {
    const { id = randomUUID(), wording = GIVEN_SHEET_WORDING, figures = FIGURES } = change
    const query = new URLSearchParams({ id, wording, figures: JSON.stringify(figures) })
    const answer = await fetch(`${app.url}/api/given-sheets?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.token}` },
      body: new Uint8Array(change.bytes ?? (await picture())),
    })
    const text = await answer.text()
    return text === '' ? answer.status : `${answer.status} ${JSON.parse(text).code}`
  }
  return { student, by: asStudent(app, student), give }
}

const filesThere = async () => {
  await app.context.jobs.wake('discard-files')
  return (await app.context.files.list('given-sheets/')).length
}
const sheets = async () => (await byOwner('GET', CONSOLE)).body.sheets

test('an adult gives one, the owner sees it and how it fared, and nobody’s name', async () => {
  const { give, by, student } = await aGiver()
  const id = randomUUID()
  expect(await give({ id })).toBe(204)
  // Sent again after a lost answer.
  expect(await give({ id })).toBe(204)
  const { body } = await byOwner('GET', CONSOLE)
  expect(body).toEqual({
    isCollecting: true,
    sheets: [{ id, createdAt: clock.now().toISOString(), badLines: null, figures: FIGURES }],
  })
  expect(JSON.stringify(body)).not.toContain(student.user.id)
  const shown = await fetch(`${app.url}/api/${CONSOLE}/${id}/picture`, {
    headers: { authorization: `Bearer ${owner.session.access_token}` },
  })
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  const { format, channels } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  // In colours: the rules of a notebook are blue.
  expect({ format, channels }).toEqual({ format: 'jpeg', channels: 3 })
  expect((await by('GET', 'given-sheets')).body).toMatchObject({
    isOpen: true,
    access: 'open',
    left: GIVEN_SHEETS_PER_STUDENT - 1,
    given: [{ id }],
  })
})

test.each([
  ['18-plus', 204, 'open'],
  ['16-17', '403 adults_only', 'adults_only'],
  ['13-15', '403 adults_only', 'adults_only'],
  [null, '403 age_unknown', 'age_unknown'],
] as const)('of the age %s the answer is %s', async (band, answer, access) => {
  const { give, by } = await aGiver(band)
  expect(await give()).toBe(answer)
  expect((await by('GET', 'given-sheets')).body.access).toBe(access)
  expect(await sheets()).toHaveLength(answer === 204 ? 1 : 0)
})

test('what was not agreed to, is no photograph, tells a place, or has other figures is refused, and nothing stays', async () => {
  const { give } = await aGiver()
  expect(await give({ wording: '2020-01-01' })).toBe('409 consent_outdated')
  expect(await give({ bytes: await picture(PLACE) })).toBe('422 photograph_has_place')
  expect(await give({ bytes: new TextEncoder().encode('<svg/>') })).toMatch(/^4\d\d picture-/)
  expect(await give({ bytes: new Uint8Array(GIVEN_SHEET_MOST_BYTES + 1) })).toBe('413 photograph_too_large')
  for (const figures of [{ ...FIGURES, text: 'Meu texto' }, { ...FIGURES, lines: 121 }, 'nada', null])
    expect(await give({ figures })).toBe('400 invalid_input')
  await collect(false)
  expect(await give()).toBe('409 not_collecting')
  expect(await sheets()).toEqual([])
  expect((await aVisitor(app)('GET', 'given-sheets')).status).toBe(401)
})

test('a photograph as large as a device makes it is taken', async () => {
  const { give } = await aGiver()
  const [width, height] = [1000, 1000]
  const bytes = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(800_000)
  expect(bytes.length).toBeLessThan(GIVEN_SHEET_MOST_BYTES)
  expect(await give({ bytes })).toBe(204)
})

test('five of one hand, fifty in all, also when they come at once', async () => {
  const { give } = await aGiver()
  const answers = await Promise.all(Array.from({ length: GIVEN_SHEETS_PER_STUDENT + 1 }, () => give()))
  expect(answers.filter((answer) => answer === 204).length).toBeLessThanOrEqual(GIVEN_SHEETS_PER_STUDENT)
  for (let tries = 0; tries < GIVEN_SHEETS_PER_STUDENT; tries += 1) await give()
  expect(await give()).toBe('409 enough_of_yours')
  const some = await aGiver()
  const filled = (await sheets()).length
  await app.context.db
    .insertInto('given_sheets')
    .values(
      Array.from({ length: GIVEN_SHEETS_WANTED - 1 - filled }, () => ({
        ...{ id: randomUUID(), user_id: owner.user.id, wording: GIVEN_SHEET_WORDING, byte_size: 3 },
        ...{ file_key: `given-sheets/aa/${randomUUID()}.jpg`, created_at: clock.now() },
        figures: JSON.stringify(FIGURES),
      })),
    )
    .execute()
  const last = await aGiver()
  const both = await Promise.all([some.give(), last.give()])
  expect(both.map(String).sort()).toEqual(['204', '409 enough_given'])
  expect((await last.by('GET', 'given-sheets')).body.isOpen).toBe(false)
})

test('who gave takes back one or all, also when nothing is collected any more; others’ stay', async () => {
  const [one, other] = [await aGiver(), await aGiver()]
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of ids) expect(await one.give({ id })).toBe(204)
  expect(await other.give()).toBe(204)
  // Under an id of somebody else nothing is given, and nothing is taken.
  expect(await other.give({ id: ids[0] ?? '' })).toBe('409 id_taken')
  expect((await other.by('DELETE', `given-sheets/${ids[0]}`)).status).toBe(204)
  expect(await sheets()).toHaveLength(4)
  await collect(false)
  expect((await one.by('DELETE', `given-sheets/${ids[0]}`)).status).toBe(204)
  expect(await sheets()).toHaveLength(3)
  expect((await one.by('DELETE', 'given-sheets')).status).toBe(204)
  expect(await sheets()).toHaveLength(1)
  const { rows } = await app.context.pool.query(
    `select count(*)::int as count from discarded_files where file_key like 'given-sheets/%'`,
  )
  expect(rows[0].count + (await filesThere())).toBeGreaterThan(0)
})

test('the owner judges lines and deletes; each act is in the log; nobody else finds the page', async () => {
  const { give, by } = await aGiver()
  const id = randomUUID()
  await give({ id })
  for (const badLines of [3, 0, null]) {
    expect((await byOwner('PUT', `${CONSOLE}/${id}/bad-lines`, { badLines })).status).toBe(204)
    expect((await sheets())[0].badLines).toBe(badLines)
  }
  for (const badLines of [-1, 61, 1.5, '3'])
    expect((await byOwner('PUT', `${CONSOLE}/${id}/bad-lines`, { badLines })).status).toBe(400)
  for (const [method, path, body] of [
    ['GET', CONSOLE, undefined],
    ['GET', `${CONSOLE}/${id}/picture`, undefined],
    ['PUT', `${CONSOLE}/${id}/bad-lines`, { badLines: 1 }],
    ['DELETE', `${CONSOLE}/${id}`, undefined],
  ] as const)
    for (const stranger of [by, aVisitor(app)]) expect((await stranger(method, path, body)).status).toBe(404)
  expect((await byOwner('DELETE', `${CONSOLE}/${id}`)).status).toBe(204)
  expect((await byOwner('DELETE', `${CONSOLE}/${id}`)).status).toBe(404)
  expect((await byOwner('PUT', `${CONSOLE}/${id}/bad-lines`, { badLines: 1 })).status).toBe(404)
  const acts = (await byOwner('GET', 'console/audit-log')).body.entries.map(
    (one: { action: string }) => one.action,
  )
  expect(acts.filter((act: string) => act.startsWith('given-sheet.'))).toEqual([
    'given-sheet.remove',
    ...Array.from({ length: 3 }, () => 'given-sheet.judge'),
  ])
})

test('a year is the longest that one is kept', async () => {
  const { give } = await aGiver()
  expect(await give()).toBe(204)
  clock.pass(RETENTION_DAYS.givenSheets * DAY_MINUTES - 60)
  await retain(app.context)
  expect((await app.context.db.selectFrom('given_sheets').select('id').execute()).length).toBe(1)
  clock.pass(120)
  await retain(app.context)
  expect((await app.context.db.selectFrom('given_sheets').select('id').execute()).length).toBe(0)
})
