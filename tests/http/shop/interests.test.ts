/** `Me avise!`, from the request to the one mail and the press that stops (decision 0135). */
import { afterAll, expect, test } from 'vitest'
import type { NoticesAdmin, WaitingTopic } from '#domain/console/notices-admin-wire.ts'
import { RETENTION_DAYS } from '#domain/shared/retention.ts'
import { CONFIRM_MAILS_PER_DAY, productTopic } from '#domain/shop/product-interest.ts'
import { retain } from '#server/account/personal-data/retain.ts'
import { createPageServices } from '#server/pages/page-services.ts'
import { tellInterested } from '#server/shop/interests/tell-interested.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aClock, proveEmail } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { interestTexts } from '#texts/shop/interest.ts'

const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
const { db } = app.context
const { notices } = createPageServices(app.context)

let addresses = 0
const anAddress = () => `espera-${++addresses}@exemplo.com`

const ask = (email: string, topic: string, caller = aVisitor(app)) =>
  caller('POST', 'interests', { topic, email, consentText: interestTexts.consent })

/** What came to an address about requests, as kind and link. */
async function letters(email: string) {
  const mails = await mailsTo(app, email)
  return mails
    .filter(({ kind }) => kind.startsWith('interest'))
    .map(({ kind, facts }) => ({ kind, title: facts['title'], link: String(facts['link']) }))
}

const keyIn = (link: string) => new URL(link).searchParams.get('pedido') ?? ''

/** Asks as a visitor and confirms by the mail. */
async function waitFor(topic: string): Promise<string> {
  const email = anAddress()
  expect((await ask(email, topic)).body).toEqual({ isConfirmed: false })
  await tellInterested(app.context)
  await notices.confirmRequest(keyIn((await letters(email))[0]?.link ?? ''))
  return email
}

const soldOut = () => aProduct(db, { variants: [{ stock: 0 }] })
const restock = (variantId: string | undefined, pieces = 1) =>
  db
    .updateTable('variants')
    .set({ inventory_quantity: pieces })
    .where('id', '=', variantId ?? '')
    .execute()

test('a visitor confirms by the mail, and is told once when the product can be bought', async () => {
  const { id, variantIds } = await soldOut()
  const email = await waitFor(productTopic(id))
  await tellInterested(app.context)
  expect((await letters(email)).map(({ kind }) => kind)).toEqual(['interest-confirm'])
  await restock(variantIds[0])
  await Promise.all([1, 2, 3].map(() => tellInterested(app.context)))
  await tellInterested(app.context)
  expect((await letters(email)).slice(1)).toMatchObject([
    { kind: 'interest-available', link: `${app.url}/product/${id}` },
  ])
})

test('who never confirms is never told', async () => {
  const { id, variantIds } = await soldOut()
  const email = anAddress()
  await ask(email, productTopic(id))
  await restock(variantIds[0])
  await tellInterested(app.context)
  expect((await letters(email)).map(({ kind }) => kind)).toEqual(['interest-confirm'])
})

test('the own proven address needs no mail; another one does, and so does one that is not proven', async () => {
  const student = await aSignedUpStudent(app)
  const caller = asStudent(app, student)
  const own = student.user.email ?? ''
  expect((await ask(own, 'cursos', caller)).body).toEqual({ isConfirmed: false })
  await proveEmail(app, own)
  expect((await ask(own.toUpperCase(), 'cursos', caller)).body).toEqual({ isConfirmed: true })
  expect((await ask(anAddress(), 'cursos', caller)).body).toEqual({ isConfirmed: false })
  await tellInterested(app.context)
  expect(await letters(own)).toEqual([])
})

test.each([
  ['reserved to the last piece', { reserved_quantity: 2 }],
  ['retired', { retired_at: new Date() }],
])('a product whose only variant is %s cannot be bought', async (_, change) => {
  const { id, variantIds } = await soldOut()
  const email = await waitFor(productTopic(id))
  await restock(variantIds[0], 2)
  await db
    .updateTable('variants')
    .set(change)
    .where('id', '=', variantIds[0] ?? '')
    .execute()
  await tellInterested(app.context)
  expect(await letters(email)).toHaveLength(1)
})

test.each([
  ['a draft', { status: 'draft' as const }],
  ['out of sale', { purchasable: false }],
  ['archived', { deleted_at: new Date() }],
])('a product that is %s cannot be bought', async (_, change) => {
  const { id, variantIds } = await soldOut()
  const email = await waitFor(productTopic(id))
  await db.updateTable('products').set(change).where('id', '=', id).execute()
  await restock(variantIds[0], 2)
  await tellInterested(app.context)
  expect(await letters(email)).toHaveLength(1)
})

test('a product that is not in the shop is nothing to wait for', async () => {
  const answer = await ask(anAddress(), 'produto:prod_nowhere')
  expect([answer.status, answer.body.code]).toEqual([404, 'product_not_found'])
})

test('a stranger’s address gets few mails a day, and the rest of them later', async () => {
  const email = anAddress()
  for (let count = 0; count <= CONFIRM_MAILS_PER_DAY; count += 1) {
    const { id } = await soldOut()
    await ask(email, productTopic(id))
    await ask(email, productTopic(id))
  }
  await tellInterested(app.context)
  await tellInterested(app.context)
  expect(await letters(email)).toHaveLength(CONFIRM_MAILS_PER_DAY)
  clock.pass(24 * 60 - 1)
  await tellInterested(app.context)
  expect(await letters(email)).toHaveLength(CONFIRM_MAILS_PER_DAY)
  clock.pass(1)
  await tellInterested(app.context)
  expect(await letters(email)).toHaveLength(CONFIRM_MAILS_PER_DAY + 1)
})

test('a course is told of once the product that the owner names can be bought', async () => {
  const owner = await anOwner(app)
  const { id, variantIds } = await soldOut()
  const email = await waitFor('cursos')
  const missing = await owner('POST', 'console/notices/announcements', { topic: 'cursos', productId: null })
  expect([missing.status, missing.body.code]).toEqual([400, 'product_missing'])
  clock.pass(1)
  await owner('POST', 'console/notices/announcements', { topic: 'cursos', productId: id })
  await tellInterested(app.context)
  expect(await letters(email)).toHaveLength(1)
  await restock(variantIds[0])
  await tellInterested(app.context)
  expect((await letters(email)).at(-1)).toMatchObject({ link: `${app.url}/product/${id}` })
  const { body } = await owner('GET', 'console/notices')
  expect(body.topics[0]).toMatchObject({ topic: 'cursos', waitingCount: 0 })
  const { body: log } = await owner('GET', 'console/audit-log')
  expect(log.entries[0]).toMatchObject({ action: 'notice.announce', subject: 'cursos' })
})

test('of an announced course everybody who confirmed is told once, and nobody else, however often it is looked', async () => {
  const { id } = await aProduct(db)
  const email = await waitFor('cursos')
  const unproven = anAddress()
  await ask(unproven, 'cursos')
  const owner = await anOwner(app)
  await owner('POST', 'console/notices/announcements', { topic: 'cursos', productId: id })
  await Promise.all([1, 2, 3].map(() => tellInterested(app.context)))
  await tellInterested(app.context)
  expect((await letters(email)).map(({ kind }) => kind)).toEqual(['interest-confirm', 'interest-available'])
  expect((await letters(unproven)).map(({ kind }) => kind)).toEqual(['interest-confirm'])
})

function topicIn({ topics }: NoticesAdmin, topic: string): WaitingTopic {
  const found = topics.find((one) => one.topic === topic)
  if (!found) throw new Error(`nobody waits for ${topic}`)
  return found
}

async function countsOf(owner: Awaited<ReturnType<typeof anOwner>>, topic: string): Promise<WaitingTopic> {
  return topicIn((await owner('GET', 'console/notices')).body, topic)
}

test('who asks for a page after the owner has announced it waits for the next time', async () => {
  const owner = await anOwner(app)
  const topic = 'redacoes-nota-maxima'
  const early = await waitFor(topic)
  clock.pass(1)
  const waitingBefore = await countsOf(owner, topic)
  expect(waitingBefore.announcedCount).toBe(0)
  const announced = await owner('POST', 'console/notices/announcements', { topic, productId: null })
  expect(topicIn(announced.body, topic)).toMatchObject({
    waitingCount: waitingBefore.waitingCount,
    announcedCount: waitingBefore.waitingCount,
  })
  clock.pass(1)
  const late = await waitFor(topic)
  await tellInterested(app.context)
  expect(await countsOf(owner, topic)).toMatchObject({ waitingCount: 1, announcedCount: 0 })
  expect((await letters(early)).map(({ kind }) => kind)).toContain('interest-available')
  expect((await letters(late)).map(({ kind }) => kind)).not.toContain('interest-available')
})

test('the console counts and names nobody, and is the owner’s alone', async () => {
  const email = await waitFor(productTopic((await soldOut()).id))
  const owner = await anOwner(app)
  const { body } = await owner('GET', 'console/notices')
  expect(body.topics.slice(0, 2).map(({ page }: { page: string }) => page)).toEqual([
    'cursos',
    'redacoes-nota-maxima',
  ])
  expect(JSON.stringify(body)).not.toContain(email)
  expect((await aVisitor(app)('GET', 'console/notices')).status).toBe(404)
})

test('one press stops everything that the address waits for; looking changes nothing', async () => {
  const [first, second] = [await soldOut(), await soldOut()]
  const email = await waitFor(productTopic(first.id))
  await ask(email, productTopic(second.id))
  await tellInterested(app.context)
  await notices.confirmRequest(keyIn((await letters(email)).at(-1)?.link ?? ''))
  await restock(first.variantIds[0])
  await tellInterested(app.context)
  const { key } = await db
    .selectFrom('mail_lists')
    .select('key')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(await notices.describeList(key)).toMatchObject({ list: 'avisos', state: 'receives' })
  expect((await notices.describeList(key))?.waitsFor).toHaveLength(1)
  await notices.leaveList(key)
  await notices.leaveList(key)
  expect(await notices.describeList(key)).toMatchObject({ state: 'nothing', waitsFor: [] })
  await restock(second.variantIds[0])
  await tellInterested(app.context)
  expect((await letters(email)).filter(({ kind }) => kind === 'interest-available')).toEqual([])
})

test('who did not ask takes the request back; a key that is nobody’s shows nothing', async () => {
  const email = anAddress()
  await ask(email, 'cursos')
  await tellInterested(app.context)
  const key = keyIn((await letters(email))[0]?.link ?? '')
  expect(await notices.describeRequest(key)).toEqual({ title: 'Cursos', isConfirmed: false })
  await notices.dropRequest(key)
  for (const wrong of [key, 'x', "' or 1=1", '']) {
    expect(await notices.describeRequest(wrong)).toBeNull()
    expect(await notices.describeList(wrong)).toBeNull()
    await notices.confirmRequest(wrong)
    await notices.leaveList(wrong)
  }
})

test('after the mail the same product can be waited for again', async () => {
  const { id, variantIds } = await soldOut()
  const email = await waitFor(productTopic(id))
  await restock(variantIds[0])
  await tellInterested(app.context)
  await restock(variantIds[0], 0)
  await ask(email, productTopic(id))
  clock.pass(24 * 60)
  await tellInterested(app.context)
  const mails = await letters(email)
  expect(mails.map(({ kind }) => kind)).toEqual([
    'interest-confirm',
    'interest-available',
    'interest-confirm',
  ])
})

test('a request without a confirmation is forgotten after its days, and one that was told, too', async () => {
  const unconfirmed = anAddress()
  await ask(unconfirmed, 'cursos')
  const { id, variantIds } = await soldOut()
  const told = await waitFor(productTopic(id))
  await restock(variantIds[0])
  await tellInterested(app.context)
  const kept = async (email: string) =>
    (await db.selectFrom('product_interests').select('topic').where('email', '=', email).execute()).length
  const runAfterDays = async (days: number, minutes: number) => {
    clock.pass(days * 24 * 60 + minutes)
    await db.deleteFrom('installation_facts').where('name', '=', 'retention-run').execute()
    await retain(app.context)
  }
  await runAfterDays(RETENTION_DAYS.unconfirmedInterests, 0)
  expect(await kept(unconfirmed)).toBe(1)
  await runAfterDays(0, 1)
  expect([await kept(unconfirmed), await kept(told)]).toEqual([0, 1])
  await runAfterDays(RETENTION_DAYS.toldInterests - RETENTION_DAYS.unconfirmedInterests, 0)
  expect(await kept(told)).toBe(0)
})
