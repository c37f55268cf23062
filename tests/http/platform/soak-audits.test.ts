/**
 * The audits of the soak find what they are for: on the books of one real student each says nothing, and after
 * something is planted it names that (soak/audits).
 */
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { aWriter, callApi, messageOf, write } from '#tests/support/chat.ts'
import { ESSAY } from '#tests/support/corrector.ts'
import { aProduct } from '#tests/support/factories.ts'
import { aMaterial, checkout } from '#tests/support/shop.ts'
import { startStripeServer } from '#tests/support/stripe-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { AUDITS } from '../../../soak/audit-list.ts'
import type { Evidence } from '../../../soak/audits/audit.ts'
import { filesOnDisk } from '../../../soak/kept-files.ts'
import { createLedger } from '../../../soak/ledger.ts'

const STOCK = 5
const NO_RECEIPT = "delete from outgoing_mails where kind = 'receipt'"
const ONE_MORE_VERSION = `insert into essay_versions (essay_id, number, text, levels, total, correction, corrected_at)
  select essay_id, number + 1, text, levels, total, correction, corrected_at from essay_versions`

const stripe = await startStripeServer(() => new Date())
const app = await startTestApp(stripe.env)
const { pool, db, config } = app.context
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})
const evidence = await aLifeThatIsInOrder()
const { ledger } = evidence
const filesDir = join(config.dataDir, 'files')

const sql = (query: string) => () => pool.query(query)
const plants: [audit: string, named: string, plant: () => unknown][] = [
  ['no wrong answer', 'GET / → 500', () => ledger.surprises.push('GET / → 500')],
  ['no wrong answer', 'not everybody was served', () => Object.assign(evidence.served, { served: 0 })],
  ['no wrong answer', 'ended by itself', () => evidence.ends.push('two ended by itself')],
  ['memory where it began', 'the heap grew', () => Object.assign(evidence.memory.last, { heapMb: 113 })],
  ['memory where it began', 'is above', () => Object.assign(evidence.memory.last, { residentMb: 500 })],
  ['memory where it began', 'are open', () => Object.assign(evidence.memory.last, { openFiles: 61 })],
  ['no double XP', 'its levels and gifts make 250', sql('update profiles set xp = xp * 2')],
  ['no double XP', '100 XP told', () => doubled(ledger.levels)],
  ['no correction twice or lost', 'the days', sql('update correction_days set count = count + 1')],
  [
    'no correction twice or lost',
    'badge',
    sql("update activity_counts set count = 9 where activity = 'essay'"),
  ],
  ['no correction twice or lost', 'the same text', sql(ONE_MORE_VERSION)],
  ['no correction twice or lost', 'a gap', sql('update essay_versions set number = 3 where number = 2')],
  ['no correction twice or lost', 'lost or changed', sql('delete from essay_versions where number = 1')],
  ['no message twice or lost', 'heard m1 twice', () => evidence.twice.push('m1')],
  ['no message twice or lost', 'has 0 messages', () => evidence.timeline.pop()],
  [
    'no message twice or lost',
    'badge',
    sql("update activity_counts set count = 9 where activity = 'chat-message'"),
  ],
  ['no message twice or lost', 'the count of a channel', sql('update chat_channels set revision = 7')],
  ['no message twice or lost', 'not as it was written', sql("update chat_messages set text = 'outro'")],
  ['no message twice or lost', 'lost after it', sql('delete from chat_messages')],
  ['no mail lost', 'never queued', () => evidence.taken.set('stranger@host', 1)],
  ['no mail lost', 'sent nowhere', () => evidence.taken.clear()],
  ['no mail lost', 'not sent', sql('update outgoing_mails set sent_at = null')],
  ['no stock below zero', 'has 3', sql('update variants set inventory_quantity = inventory_quantity - 1')],
  ['no stock below zero', '1 reserved, 0 held', sql('update variants set reserved_quantity = 1')],
  ['no orphan file', 'no row names: stamped/left.pdf', () => aFile('stamped/left.pdf')],
  ['no orphan file', 'a row without its file', () => rm(join(filesDir, 'materials'), { recursive: true })],
  ['no paid order without its material', 'not exactly one receipt', sql(NO_RECEIPT)],
  ['no paid order without its material', 'a purchase without a file', sql('delete from variant_materials')],
  ['no paid order without its material', 'a message', () => evidence.unreported.push('charge.refunded')],
  ['no material without payment', 'did not buy it', aStrangersDownload],
  ['no material without payment', '0 of 1800 taken', giveBackAtTheProvider],
  ['no material without payment', 'an entitlement', sql("update orders set status = 'expired'")],
  [
    'no paid order without its material',
    'the order is canceled',
    sql("update orders set status = 'canceled'"),
  ],
  [
    'no paid order without its material',
    'a paid line',
    sql("update orders set status = 'paid', user_id = null"),
  ],
]

test('a life that is in order passes every audit, and each has looked at something', async () => {
  for (const { name, run } of AUDITS) {
    const { checked, differences } = await run(evidence)
    expect(differences, name).toEqual([])
    expect(checked, name).toMatch(/[1-9]/)
  }
})

test.each(plants)('%s: %s is found when it is planted', async (name, named, plant) => {
  const audit = AUDITS.find((one) => one.name === name)!
  const found = async () => (await audit.run(evidence)).differences.join('\n')
  expect(await found()).not.toContain(named)
  await plant()
  expect(await found()).toContain(named)
})

/** One student who signs up, buys, writes, has an essay corrected and finishes a level, by the calls of the product. */
async function aLifeThatIsInOrder() {
  const books = createLedger()
  const student = await aWriter(app)
  const { token } = student
  const userId = student.user.id
  books.accounts.set(userId, student.email)
  const { variantIds } = await aProduct(db, {
    grants: ['premium'],
    variants: [{ stock: STOCK, amountInCents: 1800 }],
  })
  await aMaterial(app, variantIds[0])
  const { status } = await checkout(app, { items: [{ variant_id: variantIds[0], quantity: 1 }] }, { token })
  expect(status).toBe(200)
  const orderId = stripe.sessions()[0]!.orderId
  const { body } = stripe.pay(orderId)
  const headers = { 'stripe-signature': stripe.sign(body) }
  expect((await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', headers, body })).status).toBe(200)
  books.checkouts.set(orderId, userId)

  const written = messageOf(await write(app, { id: randomUUID(), text: 'Oi, turma!' }, { token }))
  books.messages.set(written.id, { userId, text: written.text, isAcknowledged: true })

  const essayId = randomUUID()
  const theme = { title: ESSAY.theme, motivating: ESSAY.motivating.join('\n') }
  const essay = { essayId, theme, text: ESSAY.text, pastedCharacters: 0 }
  const corrected = await callApi(app, 'POST', 'corrections', { token, body: essay })
  const { total } = corrected.body['correction'] as { total: number }
  books.corrections.set(`${essayId}/1`, { userId, total })

  const [level] = COURSE_LEVELS
  const answers = level!.questions.map(({ answers: [answer] }) => answer)
  const learned = await callApi(app, 'POST', 'course/levels/1/completions', { token, body: { answers } })
  books.levels.set(`${userId}/1`, Number(learned.body['grantedXp']))

  const { rows } = await pool.query<{ id: string }>('update outgoing_mails set sent_at = now() returning id')
  const taken = new Map(rows.map(({ id }) => [`${id}@host`, 1]))
  const timeline = [written]
  const twice: string[] = []
  const ends: string[] = []
  const unreported: string[] = []
  const memory = () => ({ heapMb: 80, residentMb: 300, openFiles: 40 })
  return {
    pool,
    ledger: books,
    // The members that audits read; the rest of each is for the traffic.
    payments: { stripe, unreported } as unknown as Evidence['payments'],
    mail: { taken } as unknown as Evidence['mail'],
    files: filesOnDisk(config.dataDir),
    products: [{ unaskedEnds: ends }] as unknown as Evidence['products'],
    readers: [
      { name: 'reader', timeline: () => timeline, joins: () => 1, twice: () => twice },
    ] as unknown as Evidence['readers'],
    firstStock: new Map([[variantIds[0], STOCK]]),
    memory: { first: memory(), last: memory() },
    served: { students: 1, served: 1 },
    taken,
    timeline,
    twice,
    ends,
    unreported,
  }
}

function doubled(levels: Map<string, number>): void {
  for (const [key, xp] of levels) levels.set(key, xp * 2)
}

async function aFile(key: string): Promise<void> {
  await mkdir(join(filesDir, key, '..'), { recursive: true })
  await writeFile(join(filesDir, key), 'left over')
}

async function aStrangersDownload(): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from purchases')
  ledger.downloads.push({ userId: randomUUID(), purchaseId: rows[0]!.id, materialId: 'mat' })
}

function giveBackAtTheProvider(): void {
  stripe.refund(stripe.sessions()[0]!.orderId)
}
