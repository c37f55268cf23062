/** Uses that are counted (src/server/platform/http/rate-limit.ts): several together are taken by one statement, or none. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { createLimits, type Use } from '#server/platform/http/rate-limit.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { pool } = app.context
let now = new Date()
const limits = createLimits(pool, true, () => now)

const FULL = { status: 429 }

async function pointsOf(rule: string): Promise<number> {
  const { rows } = await pool.query<{ points: number }>('select points from rate_limits where key like $1', [
    `${rule}:%`,
  ])
  return rows.reduce((sum, { points }) => sum + points, 0)
}

/** Five and forty are left of an account that is new. */
function aGuess(): readonly [Use, Use] {
  const key = randomUUID()
  return [
    { rule: 'failedCodeByUser', key },
    { rule: 'failedCodeByUserPerDay', key },
  ]
}

test('where one count is full nothing is taken of the others, nor of itself', async () => {
  await pool.query('truncate rate_limits')
  const [short, long] = aGuess()
  const both = [long, short]
  for (let n = 0; n < 5; n++) await limits.consumeAll(both)
  for (let n = 0; n < 3; n++) await expect(limits.consumeAll(both)).rejects.toMatchObject(FULL)
  expect([await pointsOf(short.rule), await pointsOf(long.rule)]).toEqual([5, 5])
  await limits.refundAll(both)
  await limits.consumeAll(both)
  await expect(limits.consumeAll(both)).rejects.toMatchObject(FULL)
})

test('the wait that is told is that of the count that is full', async () => {
  now = new Date()
  const both = aGuess()
  for (let n = 0; n < 5; n++) await limits.consumeAll(both)
  now = new Date(now.getTime() + 60_000)
  const refused = await limits.consumeAll(both).catch((error: unknown) => error)
  expect(refused).toMatchObject({ ...FULL, extra: { retry_after_seconds: 14 * 60 } })
})

test('a count begins anew at the moment when it is over, not before, and gives nothing back of the one before', async () => {
  now = new Date()
  const begun = now.getTime()
  const key = randomUUID()
  await limits.consume('mailByRecipient', key)
  now = new Date(begun + 59_999)
  await expect(limits.consume('mailByRecipient', key)).rejects.toMatchObject(FULL)
  now = new Date(begun + 60_000)
  await limits.refund('mailByRecipient', key)
  await limits.consume('mailByRecipient', key)
  await expect(limits.consume('mailByRecipient', key)).rejects.toMatchObject(FULL)
})

test('what is given back without having been taken opens no further use', async () => {
  now = new Date()
  const key = randomUUID()
  await limits.refund('mailByRecipient', key)
  await limits.consume('mailByRecipient', key)
  await limits.refund('mailByRecipient', key)
  await limits.refund('mailByRecipient', key)
  await limits.consume('mailByRecipient', key)
  await expect(limits.consume('mailByRecipient', key)).rejects.toMatchObject(FULL)
})

test('many at once take exactly what is there', async () => {
  now = new Date()
  const both = aGuess()
  const taken = await Promise.allSettled(Array.from({ length: 60 }, () => limits.consumeAll(both)))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('who takes, gives back and forgets the same counts at once never waits in a circle', async () => {
  now = new Date()
  const key = randomUUID()
  // None of them is full before the end.
  const both: readonly [Use, Use] = [
    { rule: 'visitByAddress', key },
    { rule: 'quoteByAddress', key },
  ]
  const acts = [
    () => limits.consumeAll(both),
    () => limits.refundAll(both),
    () => limits.reset(both[0].rule, both[0].key),
  ]
  const done = Array.from({ length: 1500 }, (_, n) => acts[n % acts.length]!())
  expect((await Promise.allSettled(done)).filter(({ status }) => status === 'rejected')).toEqual([])
})
