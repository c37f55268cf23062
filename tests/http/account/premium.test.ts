/** What premium gives is one list: each entry of it is refused to others and opened by it (decision 0115). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { PREMIUM_CORRECTIONS_PER_DAY } from '#domain/account/premium.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { CORRECTIONS_PER_DAY } from '#domain/writing/writing-room.ts'
import { findPremiumOffer, listShelf } from '#server/shop/catalogue/service.ts'
import { readOrderPaper } from '#server/shop/orders/own/order-paper.ts'
import { PAPER_KEY, paperPath } from '#server/shop/orders/own/order-paper-link.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aWriter, write } from '#tests/support/chat.ts'
import { MOTIVATING, PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOpenOrder, aPaymentEvent, booksOf, decide, sendWebhook } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

type Student = Awaited<ReturnType<typeof aWriter>>

async function becomePremium(student: Student): Promise<string> {
  const product = await aProduct(app.context.db, { grants: ['premium'] })
  const items = [{ variant_id: product.variantIds[0], quantity: 1 }]
  const order = await anOpenOrder(app, items, student)
  await decide(app, order)
  return order.orderId
}

async function profileOf(student: Student) {
  const [row] = (await app.context.pool.query('select * from profiles where id = $1', [student.user.id])).rows
  return row
}

async function generate(student: Student): Promise<boolean> {
  const { generation_count: used } = await profileOf(student)
  const response = await fetch(`${app.url}/rest/v1/profiles?id=eq.${student.user.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ generation_count: used + 1 }),
  })
  return response.status === 204
}

async function haveCorrected(student: Student, count: number): Promise<void> {
  await app.context.db
    .insertInto('correction_days')
    .values({ user_id: student.user.id, day: dayInBrasilia(new Date()), count })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doUpdateSet({ count }))
    .execute()
}

async function correct(student: Student): Promise<boolean> {
  const theme = { title: THEME, motivating: MOTIVATING.join('\n\n') }
  const body = { essayId: randomUUID(), theme, text: PARAGRAPHS[0], pastedCharacters: 0 }
  return (await asStudent(app, student)('POST', 'corrections', body)).status === 200
}

/** What a purchase and a present open: premiumBenefits of src/domain/account/premium.ts. */
const LASTING = ['generations', 'corrections', 'chat'] as const

/** Uses up what everybody has, and tries once more. */
const TRIES: Record<(typeof LASTING)[number], (student: Student) => Promise<boolean>> = {
  generations: async (student) => {
    await app.context.pool.query(
      'update profiles set generation_count = 2 + premium_generations where id = $1',
      [student.user.id],
    )
    return generate(student)
  },
  corrections: async (student) => {
    await haveCorrected(student, CORRECTIONS_PER_DAY)
    return correct(student)
  },
  chat: async (student) => (await write(app, { channel: 'premium' }, student)).status === 201,
}

test.each(LASTING)(
  '%s is refused to others, open to premium, and closed when the money is back',
  async (benefit) => {
    const student = await aWriter(app)
    expect(await TRIES[benefit](student)).toBe(false)
    const orderId = await becomePremium(student)
    expect(await TRIES[benefit](student)).toBe(true)
    await sendWebhook(app, await aPaymentEvent(app, orderId, { type: 'refunded' }))
    expect(await TRIES[benefit](student)).toBe(false)
  },
)

test.each(LASTING)('%s is open to who was given premium as a present, and to the owner', async (benefit) => {
  const [friend, owner] = [await aWriter(app), await aWriter(app)]
  const gift = { user_id: friend.user.id, reason: 'Presente', granted_at: new Date() }
  await app.context.db.insertInto('premium_grants').values(gift).execute()
  await app.context.pool.query(`update users set app_metadata = '{"role":"owner"}' where id = $1`, [
    owner.user.id,
  ])
  expect(await TRIES[benefit](friend)).toBe(true)
  expect(await TRIES[benefit](owner)).toBe(true)
})

test('premium has an end of the corrections of a day, too', async () => {
  const student = await aWriter(app)
  await becomePremium(student)
  await haveCorrected(student, PREMIUM_CORRECTIONS_PER_DAY - 1)
  expect(await correct(student)).toBe(true)
  expect(await correct(student)).toBe(false)
})

test('what premium generated takes nothing of what is free or was bought', async () => {
  const student = await aWriter(app)
  const orderId = await becomePremium(student)
  for (let made = 0; made < 5; made++) expect(await generate(student)).toBe(true)
  expect(await profileOf(student)).toMatchObject({ generation_count: 5, premium_generations: 5 })
  await sendWebhook(app, await aPaymentEvent(app, orderId, { type: 'refunded' }))
  await app.context.pool.query('update profiles set bought_generations = 1 where id = $1', [student.user.id])
  const afterwards = []
  for (let made = 0; made < 4; made++) afterwards.push(await generate(student))
  expect(afterwards).toEqual([true, true, true, false])
})

test('the receipt by mail and the paper say what came with it, of premium alone', async () => {
  const student = await aWriter(app)
  const orderId = await becomePremium(student)
  const { mails, order } = await booksOf(app, orderId)
  expect(mails.find(({ kind }) => kind === 'receipt')?.facts).toMatchObject({ premium: LASTING })
  const paper = { id: orderId, accessTokenHash: order.access_token_hash }
  const key = paperPath(await app.context.keys.secret(PAPER_KEY), paper).split('chave=')[1] ?? ''
  expect((await readOrderPaper(app.context, orderId, key))?.premium).toEqual(LASTING)

  const plain = await aProduct(app.context.db)
  const other = await anOpenOrder(app, [{ variant_id: plain.variantIds[0], quantity: 1 }], student)
  await decide(app, other)
  const books = await booksOf(app, other.orderId)
  expect(books.mails.find(({ kind }) => kind === 'receipt')?.facts).toMatchObject({ premium: [] })
})

test('pages know what grants premium, and offer the first that can be bought', async () => {
  await using shop = await startTestApp()
  const { db } = shop.context
  expect(await findPremiumOffer(shop.context)).toBeNull()
  const grants = ['premium']
  await aProduct(db, { grants, sortOrder: 1, isHidden: true })
  await aProduct(db, { grants, sortOrder: 2, status: 'draft' })
  await aProduct(db, { grants, sortOrder: 3, purchasable: false })
  await aProduct(db, { grants, sortOrder: 4, variants: [{ stock: 0 }] })
  await aProduct(db, { grants, sortOrder: 5, isDeleted: true })
  const plain = await aProduct(db, { sortOrder: 6 })
  expect(await findPremiumOffer(shop.context)).toBeNull()
  const offered = await aProduct(db, { grants, sortOrder: 7 })
  expect(await findPremiumOffer(shop.context)).toEqual({ id: offered.id, title: offered.title })
  const shelf = new Map((await listShelf(shop.context)).map(({ id, grantsPremium }) => [id, grantsPremium]))
  expect([shelf.get(plain.id), shelf.get(offered.id)]).toEqual([false, true])
})
