/**
 * Reading from a copy of the database (DATABASE_READ_URL, decision 0289), on two PostgreSQL with streaming replication:
 * who has written sees it, what is kept is never older than its change, and without the copy everything goes on.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { createPool } from '#server/platform/db/client.ts'
import { endPool } from '#server/platform/db/connection-bounds.ts'
import { checkCopy } from '#server/platform/db/copy/check-copy.ts'
import { openReadCopy } from '#server/platform/db/copy/read-copy.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createLogger } from '#server/platform/logger.ts'
import type { SignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aWriter, until } from '#tests/support/chat.ts'
import { type CopiedProcess, startCopiedProcess } from '#tests/support/copied-process.ts'
import { startDatabasePair } from '#tests/support/database-pair.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'
import { startPageServer } from '#tests/support/page-server.ts'
import { startSilentProxy } from '#tests/support/silent-proxy.ts'
import { startTransactionPooler } from '#tests/support/transaction-pooler.ts'

const told: { level: string; message: string }[] = []
const logger = createLogger({
  level: 'info',
  destination: {
    write: (line) => {
      const { level, msg } = JSON.parse(line) as { level: number; msg: string }
      told.push({ level: level >= 40 ? 'warn' : 'info', message: msg })
    },
  },
})
const quiet = createLogger({ level: 'silent' })
const pair = await startDatabasePair(quiet)
const primary = createPool(pair.primary, { max: 2, logger: quiet })
await migrate(primary, quiet)
const one = await startCopiedProcess(pair, logger)
const other = await startCopiedProcess(pair, logger, { siteUrl: one.url })
afterAll(async () => {
  for (const open of [other, one]) await open[Symbol.asyncDispose]()
  await primary.end()
  await pair[Symbol.asyncDispose]()
})

const pause = () => pair.onCopy('select pg_wal_replay_pause()')
const resume = () => pair.onCopy('select pg_wal_replay_resume()')

/** Until the copy has all that was written. */
async function caughtUp(...processes: CopiedProcess[]): Promise<void> {
  for (const { copy } of processes) {
    const mark = copy.markNow()
    await until(() => copy.hasMark(mark) && copy.standing().state === 'used', 'a copy that has everything')
  }
}

/** How many readings of a part the copy and the primary have answered in a process. */
function countsOf({ copy }: CopiedProcess, part: string) {
  const { copy: byCopy = 0, primary: byPrimary = 0 } = copy.counts().find((one) => one.part === part) ?? {}
  return { byCopy, byPrimary }
}

/** Which of the two answered what was asked meanwhile. */
async function answering(process: CopiedProcess, part: string, ask: () => Promise<unknown>) {
  const before = countsOf(process, part)
  await ask()
  const after = countsOf(process, part)
  return { copy: after.byCopy - before.byCopy, primary: after.byPrimary - before.byPrimary }
}
const BY_COPY = { copy: 1, primary: 0 }
const BY_PRIMARY = { copy: 0, primary: 1 }

const saveDraft = (process: CopiedProcess, student: SignedUpStudent, id: string, text: string) =>
  asStudent(process, student)('PUT', `essays/${id}`, {
    theme: { title: 'Os desafios da leitura no Brasil', motivating: '' },
    text,
    plan: {},
    pastedCharacters: 0,
  })
const listEssays = async (process: CopiedProcess, student: SignedUpStudent): Promise<string[]> => {
  const { status, body } = await asStudent(process, student)('GET', 'essays')
  expect(status).toBe(200)
  return body.essays.map(({ id }: { id: string }) => id)
}
const titleOf = async (process: CopiedProcess, id: string): Promise<string> => {
  const answer = await fetch(`${process.url}/store/store_redacao/products/${id}`)
  return ((await answer.json()) as { product: { title: string } }).product.title
}

beforeEach(async () => {
  await resume()
  await caughtUp(one, other)
  told.length = 0
})

test('shop, essays and the owner’s numbers are read from the copy', async () => {
  const student = await aWriter(one)
  const owner = await anOwnersAccount(one)
  const { id } = await aProduct(one.context.db)
  await caughtUp(one, other)
  const ask = asStudent(other, owner)
  const [id404, looked] = [randomUUID(), asStudent(other, student)]
  for (const path of [
    'essays',
    'essays/progress',
    `essays/${id404}`,
    `essays/${id404}/versions/1`,
    `exam-essays/${id404}`,
    `exam-essays/${id404}/versions/1`,
    'today',
  ])
    expect(await answering(other, 'history', () => looked('GET', path)), path).toEqual(BY_COPY)
  for (const path of ['console/overview', 'console/audit-log'])
    expect(await answering(other, 'reports', () => ask('GET', path)), path).toEqual(BY_COPY)
  for (const path of ['products', `products/${id}`, 'collections'])
    expect(
      await answering(other, 'catalogue', () => fetch(`${other.url}/store/store_redacao/${path}`)),
      path,
    ).toEqual(BY_COPY)
  await using pages = await startPageServer(other)
  for (const path of ['store', `product/${id}`, 'cursos', 'premium', 'sitemap.xml']) {
    const { copy, primary: others } = await answering(other, 'catalogue', () => fetch(`${pages.url}/${path}`))
    expect([path, copy > 0, others]).toEqual([path, true, 0])
  }
  expect(await (await fetch(`${other.url}/readyz`)).json()).toEqual({ status: 'ready', copy: 'used' })
  expect((await ask('GET', 'console/health')).body.copy).toEqual({ state: 'used', lagSeconds: 0 })
})

test('who has written sees it in every process, though the copy has it not; to others the copy is good enough', async () => {
  const writer = await aWriter(one)
  const stranger = await aWriter(one)
  const [id, behind] = [randomUUID(), randomUUID()]
  await saveDraft(one, stranger, behind, 'Um primeiro texto.')
  await caughtUp(one, other)
  await pause()
  expect((await saveDraft(one, writer, id, 'Um texto que acabou de ser escrito.')).status).toBe(200)
  expect(await listEssays(one, writer)).toEqual([id])
  expect(
    await answering(other, 'history', async () => expect(await listEssays(other, writer)).toEqual([id])),
  ).toEqual(BY_PRIMARY)
  // Written behind the stranger's back: by no call.
  await primary.query('update essays set id = $2 where id = $1', [behind, randomUUID()])
  expect(await listEssays(other, stranger)).toEqual([behind])
  await resume()
  await caughtUp(one, other)
  expect(await listEssays(other, stranger)).not.toEqual([behind])
  expect(
    await answering(other, 'history', async () => expect(await listEssays(other, writer)).toEqual([id])),
  ).toEqual(BY_COPY)
})

test('a removal is seen like a writing, and a call that was refused counts as one', async () => {
  const writer = await aWriter(one)
  const id = randomUUID()
  await saveDraft(one, writer, id, 'Um texto que vai embora.')
  await caughtUp(one, other)
  await pause()
  expect((await asStudent(one, writer)('DELETE', `essays/${id}`)).status).toBe(204)
  expect(await listEssays(other, writer)).toEqual([])
  await resume()
  await caughtUp(one, other)
  await pause()
  await primary.query(`update users set updated_at = now() where id = $1`, [writer.user.id])
  expect((await asStudent(one, writer)('PUT', `essays/${id}`, {})).status).toBe(400)
  expect(await answering(other, 'history', () => listEssays(other, writer))).toEqual(BY_PRIMARY)
})

test('after a change of the catalogue nothing older than it is kept, though the copy is behind', async () => {
  const { id } = await aProduct(one.context.db, { title: 'Título de antes' })
  await caughtUp(one, other)
  await using pages = await startPageServer(other)
  other.onChange(pages.forget)
  /** Of both pages, in the words of this test. */
  const shown = async () => {
    const answers = [await fetch(`${pages.url}/product/${id}`), await fetch(`${pages.url}/store`)]
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    return texts.map((text) => /Título de (antes|depois)/.exec(text)?.[1])
  }
  expect(await shown()).toEqual(['antes', 'antes'])
  await pause()
  let hasHeard = 0
  for (const process of [one, other]) process.onChange(() => (hasHeard += 1))
  await primary.query(`update products set title = 'Título de depois' where id = $1`, [id])
  await until(() => hasHeard === 2, 'the news of the change')
  for (let asked = 0; asked < 2; asked += 1) {
    for (const process of [one, other]) expect(await titleOf(process, id)).toBe('Título de depois')
    expect(await shown()).toEqual(['depois', 'depois'])
  }
  expect(pages.counts().hits).toBeGreaterThan(0)
  await resume()
  await caughtUp(one, other)
  const { id: next } = await aProduct(one.context.db)
  await caughtUp(one, other)
  expect(await answering(other, 'catalogue', () => titleOf(other, next))).toEqual(BY_COPY)
})

test('a copy that is late is left alone until it is well again, and both are said once', async () => {
  await using strict = await startCopiedProcess(pair, logger, { siteUrl: one.url, mostLagMs: 1_500 })
  const student = await aWriter(one)
  await caughtUp(strict)
  told.length = 0
  await pause()
  await primary.query('select pg_switch_wal()')
  await primary.query('create table if not exists grown as select generate_series(1, 1000) as n')
  await until(() => strict.copy.standing().state === 'late', 'a late copy')
  expect(await answering(strict, 'history', () => listEssays(strict, student))).toEqual(BY_PRIMARY)
  expect(await (await fetch(`${strict.url}/readyz`)).json()).toEqual({ status: 'ready', copy: 'late' })
  expect(strict.copy.standing().lagMs).toBeGreaterThan(1_500)
  await resume()
  await until(() => strict.copy.standing().state === 'used', 'a copy that is well')
  expect(await answering(strict, 'history', () => listEssays(strict, student))).toEqual(BY_COPY)
  expect(told.filter(({ message }) => /late/.test(message))).toHaveLength(1)
  expect(told.at(-1)?.message).toBe('the reading copy is read from')
})

test('when the copy is stopped the same calls go on, and it is used again once it is back', async () => {
  const student = await aWriter(one)
  await caughtUp(one, other)
  told.length = 0
  await pair.stopCopy()
  for (let asked = 0; asked < 5; asked += 1) expect(await listEssays(other, student)).toEqual([])
  await until(
    () => other.copy.standing().state === 'gone' && one.copy.standing().state === 'gone',
    'the loss',
  )
  expect(await listEssays(other, student)).toEqual([])
  const ready = await fetch(`${other.url}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', copy: 'gone' }])
  const warnings = told.filter(({ level }) => level === 'warn').map(({ message }) => message)
  expect(warnings.filter((message) => message.startsWith('the reading copy is gone'))).toHaveLength(2)
  expect(warnings.length).toBeLessThanOrEqual(4)
  const metrics = await fetch(`${other.url}/metrics`, {
    headers: { authorization: 'Bearer token-of-a-test-and-of-nothing-else' },
  })
  const text = await metrics.text()
  expect(text).toContain('domine_copy_processes{state="gone"} 1')
  expect(text).toMatch(/domine_copied_reads_total\{part="history",from="primary"\} [1-9]/)
  await pair.startCopy()
  await caughtUp(one, other)
  expect(await answering(other, 'history', () => listEssays(other, student))).toEqual(BY_COPY)
})

test('a copy that falls silent holds nobody up for longer than a look', async () => {
  await using proxy = await startSilentProxy(pair.copy)
  const far = { primary: pair.primary, copy: proxy.target }
  await using process = await startCopiedProcess(far, quiet, { siteUrl: one.url })
  const student = await aWriter(one)
  await caughtUp(process)
  expect(await answering(process, 'history', () => listEssays(process, student))).toEqual(BY_COPY)
  proxy.fallSilent()
  const asked = await Promise.all(Array.from({ length: 8 }, () => listEssays(process, student)))
  expect(asked).toEqual(Array.from({ length: 8 }, () => []))
  await until(() => process.copy.standing().state === 'gone', 'the silence')
  expect(await answering(process, 'history', () => listEssays(process, student))).toEqual(BY_PRIMARY)
  proxy.comeBack()
  await caughtUp(process)
  expect(await answering(process, 'history', () => listEssays(process, student))).toEqual(BY_COPY)
})

test('pools in transaction mode may stand before both', async () => {
  await using primaryPooler = await startTransactionPooler(pair.primary)
  await using copyPooler = await startTransactionPooler(pair.copy)
  const pool = createPool(primaryPooler.target, { max: 2, logger: quiet, keepsSessions: false })
  const copy = openReadCopy(copyPooler.target, { databasePoolSize: 2 }, { primary: pool, logger: quiet })
  await until(() => copy.standing().state === 'used', 'a copy that is read from')
  const writer = randomUUID()
  await copy.noteWriter(writer)
  await until(() => copy.hasWritingsOf(writer), 'a copy that has what was written')
  const reading = await copy.read(
    'behind pools',
    () => copy.hasWritingsOf(writer),
    (db) => db.selectFrom('chat_channels').select('id').execute(),
  )
  expect(reading.length).toBeGreaterThan(0)
  expect(copy.counts()).toEqual([{ part: 'behind pools', copy: 1, primary: 0 }])
  expect([...primaryPooler.refused, ...copyPooler.refused]).toEqual([])
  await copy.close()
  await endPool(pool)
})

test('what only a primary can do is done there, should it ever be read by mistake', async () => {
  const at = new Date(0)
  const written = await one.copy.read(
    'mistake',
    () => true,
    (db) =>
      db
        .insertInto('installation_facts')
        .values({ name: 'a mistake', value: '{}', created_at: at })
        .returning('name')
        .executeTakeFirstOrThrow(),
  )
  expect([written.name, countsOf(one, 'mistake')]).toEqual(['a mistake', { byCopy: 0, byPrimary: 1 }])
  expect(told.at(-1)?.message).toBe('a reading failed on the copy and was asked of the primary')
})

test('notes of writers are forgotten after an hour', async () => {
  await aWriter(one)
  await primary.query(`insert into recent_writers values (gen_random_uuid(), 1, now() - interval '2 hours')`)
  const { retain } = await import('#server/account/personal-data/retain.ts')
  await primary.query(`delete from installation_facts where name = 'retention-run'`)
  expect(await retain(one.context)).toBe(true)
  const { rows } = await primary.query(
    `select 1 from recent_writers where written_at < now() - interval '1 hour'`,
  )
  expect(rows).toEqual([])
})

test('a start tells an address that is no copy of this database by a sentence', async () => {
  const { primary: server, copy } = pair
  await expect(checkCopy(copy, server, logger)).resolves.toBeUndefined()
  await expect(checkCopy(server, server, logger)).rejects.toThrow('leads to a server that takes writes')
  await expect(checkCopy(copy, inject('databaseServer'), logger)).rejects.toThrow('leads to no copy of')
  await expect(checkCopy({ ...copy, database: 'template1' }, server, logger)).rejects.toThrow(
    'leads to no copy of',
  )
  await expect(checkCopy({ ...copy, password: 'wrong' }, server, logger)).rejects.toThrow(
    'DATABASE_READ_URL cannot be used: password authentication failed',
  )
  await expect(checkCopy({ ...copy, database: 'nowhere' }, server, logger)).rejects.toThrow('does not exist')
})

test('a copy that is away at a start is waited for beside it', async () => {
  await expect(
    checkCopy({ url: 'postgres://u@127.0.0.1:1/none' }, pair.primary, logger),
  ).resolves.toBeUndefined()
  expect(told.at(-1)?.message).toMatch(/^the reading copy is away/)
})

test('a copy that has become a primary is read from no more', async () => {
  const student = await aWriter(one)
  await caughtUp(one, other)
  await pair.onCopy('select pg_promote()')
  await until(() => other.copy.standing().state === 'gone', 'the promotion')
  expect(await answering(other, 'history', () => listEssays(other, student))).toEqual(BY_PRIMARY)
})
