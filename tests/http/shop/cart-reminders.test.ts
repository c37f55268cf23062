/** A cart that comes by e-mail an hour after it was asked for (decision 0268). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import {
  REMINDER_DAYS,
  REMINDER_DELAY_MINUTES,
  REMINDER_LINES_MAX,
  REMINDER_PAUSE_HOURS,
  REMINDER_PIECES_MAX,
} from '#domain/shop/cart-reminder.ts'
import { describeList, leaveList, returnToList } from '#server/leave-list.ts'
import { sendCartReminders } from '#server/shop/cart-reminders/send-cart-reminders.ts'
import { aVisitor } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { aClock, anOpenOrder, aStudent, decide, proveEmail } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { cartReminderTexts } from '#texts/shop/cart-reminder.ts'

const clock = aClock(new Date())
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
const { db } = app.context
const call = aVisitor(app)

let addresses = 0
const anAddress = () => `carrinho-${++addresses}@exemplo.com`
const aVariant = async () => String((await aProduct(db)).variantIds[0])
const itemsOf = (...ids: string[]) => ids.map((variant_id) => ({ variant_id, quantity: 2 }))

const ask = (email: string, items: readonly unknown[]) =>
  call('POST', 'cart-reminders', { email, items, consentText: cartReminderTexts.consent })

async function letters(email: string) {
  const mails = await mailsTo(app, email)
  return mails.filter(({ kind }) => kind === 'cart-reminder').map(({ facts }) => facts)
}

const send = () => sendCartReminders(app.context)

test('one mail goes after an hour, not before, and its link opens the cart for a week', async () => {
  const [email, variantId] = [anAddress(), await aVariant()]
  const { status, body } = await ask(email.toUpperCase(), itemsOf(variantId))
  expect(status).toBe(201)
  clock.pass(REMINDER_DELAY_MINUTES - 1)
  await send()
  expect(await letters(email)).toEqual([])
  clock.pass(1)
  await Promise.all([send(), send(), send()])
  await send()
  const link = `${app.context.config.siteUrl}/store?carrinho=${body.key}`
  expect(await letters(email)).toEqual([{ titles: [expect.any(String)], more: 0, link }])

  const cart = `cart-reminders/${body.key}`
  // Who presses the button of the asking late takes nothing from the link.
  expect((await call('DELETE', cart)).status).toBe(204)
  expect((await call('GET', cart)).body).toEqual({ items: itemsOf(variantId) })
  clock.pass(REMINDER_DAYS * 24 * 60 - REMINDER_DELAY_MINUTES)
  expect((await call('GET', cart)).status).toBe(200)
  clock.pass(1)
  expect((await call('GET', cart)).body.code).toBe('cart_not_found')
})

test('asking again replaces the cart, begins the hour anew and takes the older key its worth', async () => {
  const email = anAddress()
  const [first, second] = [await aVariant(), await aVariant()]
  const before = (await ask(email, itemsOf(first))).body.key
  clock.pass(30)
  const after = (await ask(email, itemsOf(second))).body.key
  clock.pass(30)
  await send()
  expect(await letters(email)).toEqual([])
  expect((await call('DELETE', `cart-reminders/${before}`)).status).toBe(204)
  clock.pass(30)
  await send()
  expect(await letters(email)).toMatchObject([{ link: expect.stringContaining(after) }])
  expect((await call('GET', `cart-reminders/${before}`)).status).toBe(404)
})

test('two that ask at once leave one cart', async () => {
  const [email, variantId] = [anAddress(), await aVariant()]
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask(email, itemsOf(variantId))))
  expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  const rows = await db.selectFrom('cart_reminders').select('key').where('email', '=', email).execute()
  expect(rows).toHaveLength(1)
})

test('whoever asks, an address is written to once a day', async () => {
  const [email, variantId] = [anAddress(), await aVariant()]
  await ask(email, itemsOf(variantId))
  clock.pass(REMINDER_DELAY_MINUTES)
  await send()
  await ask(email, itemsOf(variantId))
  clock.pass(REMINDER_PAUSE_HOURS * 60 - 1)
  await send()
  expect(await letters(email)).toHaveLength(1)
  clock.pass(1)
  await send()
  expect(await letters(email)).toHaveLength(2)
})

test('a request that is taken back sends nothing', async () => {
  const [email, variantId] = [anAddress(), await aVariant()]
  const { key } = (await ask(email, itemsOf(variantId))).body
  expect((await call('DELETE', `cart-reminders/${String(key).toUpperCase()}`)).status).toBe(204)
  expect((await call('GET', `cart-reminders/${key}`)).status).toBe(404)
  clock.pass(REMINDER_DELAY_MINUTES)
  await send()
  expect(await letters(email)).toEqual([])
})

test('who has bought meanwhile gets none: as a guest by the address, as an account by its proven one', async () => {
  const { variantIds } = await aProduct(db)
  const items = itemsOf(String(variantIds[0]))
  const guest = anAddress()
  const student = await aStudent(app, anAddress())
  await proveEmail(app, student.email)
  await ask(guest, items)
  await ask(student.email, items)
  const bought = [{ variant_id: String(variantIds[0]), quantity: 1 }]
  await decide(app, await anOpenOrder(app, bought), 'pix-approve', { email: guest, name: 'Ana' })
  const own = await anOpenOrder(app, bought, { token: student.token })
  await decide(app, own, 'pix-approve', { email: anAddress(), name: 'Ana' })
  clock.pass(REMINDER_DELAY_MINUTES)
  await send()
  expect(await letters(guest)).toEqual([])
  expect(await letters(student.email)).toEqual([])
  const left = await db
    .selectFrom('cart_reminders')
    .select('email')
    .where('email', 'in', [guest, student.email])
    .execute()
  expect(left).toEqual([])
})

test('a purchase of before the asking changes nothing, and an order that is open delays the mail', async () => {
  const variantId = await aVariant()
  const student = await aStudent(app, anAddress())
  await proveEmail(app, student.email)
  const bought = [{ variant_id: variantId, quantity: 1 }]
  const done = await anOpenOrder(app, bought, { token: student.token })
  await decide(app, done, 'pix-approve', { email: student.email, name: 'Ana' })
  clock.pass(1)
  await ask(student.email, itemsOf(variantId))
  const open = await anOpenOrder(app, bought, { token: student.token })
  clock.pass(REMINDER_DELAY_MINUTES)
  await send()
  expect(await letters(student.email)).toEqual([])
  await db.updateTable('orders').set({ status: 'expired' }).where('id', '=', open.orderId).execute()
  await send()
  expect(await letters(student.email)).toHaveLength(1)
})

test('what left the shop is not named, and a cart of nothing else is not sent', async () => {
  const [gone, sold] = [await aProduct(db), await aProduct(db)]
  const [both, alone] = [anAddress(), anAddress()]
  await ask(both, itemsOf(String(gone.variantIds[0]), String(sold.variantIds[0])))
  await ask(alone, itemsOf(String(gone.variantIds[0])))
  await db.updateTable('products').set({ purchasable: false }).where('id', '=', gone.id).execute()
  clock.pass(REMINDER_DELAY_MINUTES)
  await send()
  const { title } = await db
    .selectFrom('products')
    .select('title')
    .where('id', '=', sold.id)
    .executeTakeFirstOrThrow()
  expect(await letters(both)).toMatchObject([{ titles: [title] }])
  expect(await letters(alone)).toEqual([])
  const refused = await ask(alone, itemsOf(String(gone.variantIds[0])))
  expect([refused.status, refused.body.code]).toEqual([409, 'nothing_offered'])
})

test('one press beneath the mail stops them, whoever asks then; another begins them again', async () => {
  const [email, variantId] = [anAddress(), await aVariant()]
  await ask(email, itemsOf(variantId))
  clock.pass(REMINDER_DELAY_MINUTES)
  await send()
  const { key } = await db
    .selectFrom('mail_lists')
    .select('key')
    .where('email', '=', email)
    .where('list', '=', 'carrinho')
    .executeTakeFirstOrThrow()
  expect(await describeList(app.context, key)).toMatchObject({ list: 'carrinho', state: 'receives' })
  await leaveList(app.context, key)
  expect(await describeList(app.context, key)).toMatchObject({ state: 'stopped' })
  // The same answer: nobody learns who has stopped.
  expect((await ask(email, itemsOf(variantId))).status).toBe(201)
  clock.pass(REMINDER_PAUSE_HOURS * 60)
  await send()
  expect(await letters(email)).toEqual([])
  await returnToList(app.context, key)
  await ask(email, itemsOf(variantId))
  clock.pass(REMINDER_DELAY_MINUTES)
  await send()
  expect(await letters(email)).toHaveLength(1)
})

test.each([
  ['email', { email: 'sem arroba' }],
  ['items', { items: [] }],
  [
    'items',
    { items: Array.from({ length: REMINDER_LINES_MAX + 1 }, () => ({ variant_id: 'v', quantity: 1 })) },
  ],
  ['items.0.quantity', { items: [{ variant_id: 'v', quantity: 0 }] }],
  ['items.0.quantity', { items: [{ variant_id: 'v', quantity: REMINDER_PIECES_MAX + 1 }] }],
  ['consentText', { consentText: 'sim' }],
])('a body whose %s does not hold is refused by its name', async (field, change) => {
  const body = {
    email: anAddress(),
    items: itemsOf(await aVariant()),
    consentText: cartReminderTexts.consent,
    ...change,
  }
  const refused = await call('POST', 'cart-reminders', body)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain(field)
})

test.each([randomUUID(), 'nenhum'])('a key that is nobody’s opens nothing: %s', async (key) => {
  expect((await call('GET', `cart-reminders/${key}`)).body.code).toBe('cart_not_found')
})
