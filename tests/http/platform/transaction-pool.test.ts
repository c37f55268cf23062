/**
 * The product behind a pool in transaction mode (decision 0287): what belongs to a session goes over the direct address,
 * nothing of it over the pool; and a start with the pool alone is refused. tests/support/transaction-pooler.ts stands in
 * for pgbouncer and its kin.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { createJobs } from '#server/job-list.ts'
import { startBackup } from '#server/platform/backup/kept-backup.ts'
import { checkWays } from '#server/platform/db/check-ways.ts'
import { createPool, type DatabaseWays } from '#server/platform/db/client.ts'
import { createLogger } from '#server/platform/logger.ts'
import { callAuth, PASSWORD } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aListener, aWriter, until, write } from '#tests/support/chat.ts'
import { MOTIVATING, PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { aProduct } from '#tests/support/factories.ts'
import { ownTarget, startPooledProcess } from '#tests/support/pooled-process.ts'
import { anOpenOrder, booksOf, decide } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { startTransactionPooler } from '#tests/support/transaction-pooler.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const logger = createLogger({ level: 'silent' })
const first = await startTestApp({ RATE_LIMITS: 'on' })
const server = await ownTarget(first)
const pooler = await startTransactionPooler(server)
const taken: string[] = []
const mailer = { send: async ({ recipient }: { recipient: string }) => void taken.push(recipient) }
const one = await startPooledProcess(first, pooler, { mailer })
const other = await startPooledProcess(first, pooler, { siteUrl: one.url })
afterAll(async () => {
  for (const open of [other, one, pooler, first]) await open[Symbol.asyncDispose]()
})

test('signing up and in, a wrong password that is counted, and the profile', async () => {
  const student = await aWriter(one)
  const signIn = (password: string) =>
    callAuth(other, 'token?grant_type=password', { method: 'POST', body: { email: student.email, password } })
  expect((await signIn('uma senha errada')).status).toBe(400)
  expect((await signIn(PASSWORD)).status).toBe(200)
  const counted = await first.context.pool.query('select from rate_limits')
  expect(counted.rowCount).toBeGreaterThan(0)
  for (const process of [one, other, one, other])
    expect((await callAuth(process, 'user', { method: 'GET', token: student.token })).body['email']).toBe(
      student.email,
    )
})

test('a purchase in one process is paid in the other, and its receipt goes out by a job', async () => {
  const jobs = createJobs(logger)
  const buyer = await aWriter(one)
  const { variantIds } = await aProduct(one.context.db, { grants: ['premium'] })
  const order = await anOpenOrder(one, [{ variant_id: variantIds[0], quantity: 1 }], { token: buyer.token })
  const context = { ...one.context, jobs }
  jobs.start(context)
  await decide({ ...other, context: { ...other.context, jobs } }, order, 'pix-approve', {
    email: buyer.email,
  })
  await until(() => taken.includes(buyer.email), 'the receipt')
  const { order: paid, entitlements } = await booksOf(one, order.orderId)
  expect([paid.status, entitlements.map(({ name }) => name)]).toEqual(['paid', ['premium']])
  await jobs.stop()
})

test('an essay is written, corrected and rewritten over both processes', async () => {
  const student = await aWriter(one)
  const essayId = randomUUID()
  const request = {
    essayId,
    theme: { title: THEME, motivating: MOTIVATING.join('\n\n') },
    pastedCharacters: 0,
  }
  const text = PARAGRAPHS.join('\n')
  const versions = [text, `${text} Mais uma frase.`]
  for (const [at, process] of [one, other].entries()) {
    const { status, body } = await asStudent(process, student)('POST', 'corrections', {
      ...request,
      text: versions[at],
    })
    expect([status, body.number]).toEqual([200, at + 1])
  }
})

test('what is written in one process is heard in both, in order, together with what NOTIFY cannot carry', async () => {
  await using near = await aListener(one)
  await using far = await aListener(other)
  const { token } = await aWriter(one)
  const texts = ['bom dia', '👕'.repeat(2000), 'boa tarde', 'boa noite']
  for (const [n, text] of texts.entries())
    expect((await write(n % 2 === 0 ? one : other, { text }, { token })).status).toBe(201)
  await until(() => near.texts().length >= texts.length && far.texts().length >= texts.length)
  expect([near.texts(), far.texts()]).toEqual([texts, texts])
})

test('the console’s backup is made, once where two ask', async () => {
  const started = await Promise.all([startBackup(one.context), startBackup(other.context)])
  const [made, ...more] = started.filter((one) => one !== null)
  expect([await made?.done, more]).toEqual([true, []])
})

test('both processes are ready, since they hear the database', async () => {
  for (const { context } of [one, other]) expect(await context.health.findHindrance()).toBeNull()
})

test('while the pool has no server people are told to try again, and then it goes on by itself', async () => {
  const student = await aWriter(one)
  const look = async () => (await callAuth(one, 'user', { method: 'GET', token: student.token })).status
  pooler.loseServer(true)
  expect([await look(), await look()]).toEqual([503, 503])
  expect(await one.context.health.findHindrance()).toBe('the database does not answer')
  pooler.loseServer(false)
  await until(async () => (await look()) === 200, 'an answer')
})

test('nothing of a session was asked of the pool, and each transaction had another server', async () => {
  expect(pooler.refused).toEqual([])
  expect(pooler.servers.size).toBeGreaterThan(1)
  expect(pooler.transactions()).toBeGreaterThan(50)
})

test('a pool that is not told to be one would be refused at its first connection', async () => {
  await using own = await startTransactionPooler(server)
  const pool = createPool(own.target, { max: 1, logger })
  await expect(pool.query('select 1')).rejects.toThrow('unsupported startup parameter: statement_timeout')
  await pool.end()
})

async function adviceOf(ways: DatabaseWays): Promise<string[]> {
  const told: string[] = []
  const hearing = { ...logger, warn: (what: { advice: string }) => void told.push(what.advice) } as never
  await checkWays(ways, hearing)
  return told
}

const aPooler = () => startTransactionPooler(server)
const REFUSED = /leads to a pool in transaction mode.*give the address of the server itself/

test('a start with the pool alone is refused, also where the pool takes every parameter and has one server', async () => {
  for (const [size, takesAll] of [
    [4, false],
    [1, true],
    [4, true],
  ] as const) {
    await using own = await startTransactionPooler(server, size, { takesAll })
    await expect(checkWays({ target: own.target, direct: null }, logger)).rejects.toThrow(REFUSED)
  }
})

test('a pool in session mode is taken, with a word about the limits that it passes over; one that refuses them is told how', async () => {
  await using passing = await startTransactionPooler(server, 4, { takesAll: true, keepsSessions: true })
  expect(await adviceOf({ target: passing.target, direct: null })).toHaveLength(1)
  await using refusing = await startTransactionPooler(server, 4, { keepsSessions: true })
  await expect(checkWays({ target: refusing.target, direct: null }, logger)).rejects.toThrow(
    /^the pooler at DATABASE_URL refuses the limits of a session.*ignore_startup_parameters = statement_timeout,/,
  )
})

test('refused, too, is a pool whose direct address is a pool too, or leads to another database', async () => {
  await using own = await aPooler()
  await using stranger = await startTestApp()
  await expect(checkWays({ target: own.target, direct: own.target }, logger)).rejects.toThrow(
    /^DATABASE_DIRECT_URL leads to a pool/,
  )
  const elsewhere = await ownTarget(stranger)
  await expect(checkWays({ target: own.target, direct: elsewhere }, logger)).rejects.toThrow(
    'do not lead to the same database',
  )
})

test('a server without a pool is taken as it is, and with one the limits that it lacks are told once', async () => {
  expect(await adviceOf({ target: server, direct: null })).toEqual([])
  await using own = await aPooler()
  expect(await adviceOf({ target: own.target, direct: server })).toEqual([
    expect.stringMatching(
      /^alter role \w+ set idle_in_transaction_session_timeout = '15s'; alter role \w+ set statement_timeout = '15s';$/,
    ),
  ])
})

test('an address where nothing answers is named', async () => {
  const nowhere = { url: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(checkWays({ target: nowhere, direct: null }, logger)).rejects.toThrow(
    'cannot be reached by DATABASE_URL',
  )
  await expect(checkWays({ target: server, direct: nowhere }, logger)).rejects.toThrow(
    'cannot be reached by DATABASE_DIRECT_URL',
  )
})
