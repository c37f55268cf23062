/** Reviews of products: who may write one, that it waits for a reader, and that it stands as long as its purchase. */
import { afterAll, expect, test } from 'vitest'
import { type ApiCaller, asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aClock, anOpenOrder, decide } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
const owner = await anOwner(app)

const TEXT = 'Entendi enfim a proposta de intervenção.'
const aReview = (change: Record<string, unknown> = {}) => ({ rating: 4, text: TEXT, ...change })

async function aBuyer(productAmount = 4_800) {
  clock.pass(1)
  const { id, title, variantIds } = await aProduct(app.context.db, {
    variants: [{ amountInCents: productAmount }],
  })
  const student = await aWriter(app)
  const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }], {
    token: student.session.access_token,
  })
  const paid = () => decide(app, order, 'pix-approve', { email: student.email, name: 'Ana Souza' })
  const own = `product-reviews/${id}/own`
  const call = asStudent(app, student)
  return { id, title, variantId: variantIds[0], student, orderId: order.orderId, paid, own, call }
}

async function aShownReview() {
  const buyer = await aBuyer()
  await buyer.paid()
  const { body } = await buyer.call('PUT', buyer.own, aReview())
  const reviewId: string = body.review.id
  await judge(reviewId, 'keep')
  return { ...buyer, reviewId }
}

async function judge(id: string, decision: 'keep' | 'remove') {
  const answer = await owner('POST', `moderation/cases/product_review/${id}/decision`, {
    textRead: `★★★★☆ ${TEXT}`,
    decision,
    reason: 'Lido pela equipe.',
  })
  expect(answer.status).toBe(204)
}

const shown = async (productId: string, by: ApiCaller = aVisitor(app)) =>
  (await by('GET', `product-reviews/${productId}`)).body

test('a buyer’s review waits for a reader, and then everybody reads it with its stars', async () => {
  const buyer = await aBuyer()
  expect((await buyer.call('GET', buyer.own)).body).toEqual({ isBuyer: false, review: null })
  const early = await buyer.call('PUT', buyer.own, aReview())
  expect([early.status, early.body.code]).toEqual([403, 'not_a_buyer'])

  await buyer.paid()
  expect((await buyer.call('GET', buyer.own)).body).toEqual({ isBuyer: true, review: null })
  const written = await buyer.call('PUT', buyer.own, aReview({ text: `  ${TEXT}\r\n` }))
  expect([written.status, written.body.review.state]).toEqual([200, 'waiting'])
  expect(await shown(buyer.id)).toEqual({ reviews: [], summary: null, next: null })

  await judge(written.body.review.id, 'keep')
  const page = await shown(buyer.id)
  expect(page).toEqual({
    reviews: [
      {
        id: written.body.review.id,
        author: expect.any(String),
        rating: 4,
        text: TEXT,
        createdAt: clock.now().toISOString(),
        answer: null,
      },
    ],
    summary: { count: 1, average: 4 },
    next: null,
  })
  for (const secret of [buyer.student.user.id, buyer.student.email]) {
    expect(JSON.stringify(page)).not.toContain(secret)
  }
  expect((await buyer.call('GET', buyer.own)).body.review.state).toBe('shown')
})

test('what was paid for and has no review is named to its buyer, and to nobody else', async () => {
  const buyer = await aBuyer()
  const named = async (by: ApiCaller = buyer.call) => (await by('GET', 'product-reviews')).body
  expect(await named()).toEqual({ products: [] })
  await buyer.paid()
  expect(await named()).toEqual({ products: [{ id: buyer.id, title: buyer.title }] })
  expect(await named(asStudent(app, await aWriter(app)))).toEqual({ products: [] })
  expect(await named(owner)).toEqual({ products: [] })
  expect((await aVisitor(app)('GET', 'product-reviews')).status).toBe(401)

  await buyer.call('PUT', buyer.own, aReview())
  expect(await named()).toEqual({ products: [] })
  await buyer.call('DELETE', buyer.own)
  const { db } = app.context
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', buyer.id).execute()
  expect(await named()).toEqual({ products: [] })
  await db.updateTable('products').set({ status: 'published' }).where('id', '=', buyer.id).execute()
  expect((await named()).products).toHaveLength(1)
  await db.updateTable('orders').set({ provider: 'gift' }).where('id', '=', buyer.orderId).execute()
  expect(await named()).toEqual({ products: [] })
})

test('one for each person: the same once more is the same, another is refused until the first is taken back', async () => {
  const buyer = await aBuyer()
  await buyer.paid()
  const sent = await Promise.all([1, 2, 3].map(() => buyer.call('PUT', buyer.own, aReview())))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(sent.map(({ body }) => body.review.id)).size).toBe(1)
  const other = await buyer.call('PUT', buyer.own, aReview({ rating: 1 }))
  expect([other.status, other.body.code]).toEqual([409, 'already_reviewed'])

  expect((await buyer.call('DELETE', buyer.own)).status).toBe(204)
  expect((await buyer.call('DELETE', buyer.own)).body.code).toBe('review_not_found')
  // Nobody is asked to read what is gone.
  const { body } = await owner('GET', 'moderation/cases')
  expect(body.cases.map(({ id }: { id: string }) => id)).not.toContain(sent[0]?.body.review.id)
  expect((await buyer.call('PUT', buyer.own, aReview({ rating: 1 }))).body.review.rating).toBe(1)
})

test('what was given, cost nothing, was bought by somebody else or is sold by oneself makes no reviewer', async () => {
  const buyer = await aBuyer()
  await buyer.paid()
  const { db } = app.context
  const stranger = asStudent(app, await aWriter(app))
  const refused = async (by: ApiCaller) => {
    const { status, body } = await by('PUT', buyer.own, aReview())
    expect([status, body.code]).toEqual([403, 'not_a_buyer'])
  }
  await refused(stranger)
  expect((await aVisitor(app)('PUT', buyer.own, aReview())).status).toBe(401)

  const order = db.updateTable('orders').where('id', '=', buyer.orderId)
  await order.set({ provider: 'gift' }).execute()
  await refused(buyer.call)
  await order.set({ provider: 'sandbox' }).execute()
  const line = db.updateTable('order_lines').where('order_id', '=', buyer.orderId)
  await line.set({ discount_amount: 4_800 }).execute()
  await refused(buyer.call)
  await line.set({ discount_amount: 4_799 }).execute()
  // Whoever sells does not praise what she sells, though she pays for it.
  const account = db.updateTable('users').where('id', '=', buyer.student.user.id)
  await account.set({ app_metadata: JSON.stringify({ role: 'owner' }) }).execute()
  await refused(buyer.call)
  await account.set({ app_metadata: JSON.stringify({}) }).execute()
  expect((await buyer.call('PUT', buyer.own, aReview())).status).toBe(200)
})

test.each([
  [{ rating: 0 }, 400, 'invalid_input'],
  [{ rating: 6 }, 400, 'invalid_input'],
  [{ text: 'curto ' }, 400, 'invalid_input'],
  [{ text: 'a'.repeat(1_001) }, 400, 'invalid_input'],
  [{ isVerified: true }, 400, 'invalid_input'],
  [{ text: 'Muito bom, me liga no (81) 98765-4321' }, 422, 'personal_data'],
])('%j is refused', async (change, status, code) => {
  const buyer = await aBuyer()
  await buyer.paid()
  const answer = await buyer.call('PUT', buyer.own, aReview(change))
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect((await buyer.call('GET', buyer.own)).body.review).toBeNull()
})

test('money that goes back takes the review along, and nothing new may be written', async () => {
  const buyer = await aShownReview()
  const { number } = await app.context.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', buyer.orderId)
    .executeTakeFirstOrThrow()
  expect((await buyer.call('POST', `orders/${number}/withdrawal`)).status).toBe(204)
  expect(await shown(buyer.id)).toEqual({ reviews: [], summary: null, next: null })
  const own = (await buyer.call('GET', buyer.own)).body
  expect([own.isBuyer, own.review.state]).toEqual([false, 'returned'])
  expect((await buyer.call('DELETE', buyer.own)).status).toBe(204)
  expect((await buyer.call('PUT', buyer.own, aReview())).body.code).toBe('not_a_buyer')
})

test('the owner answers, takes the answer back and removes; each act is in the audit log', async () => {
  const buyer = await aShownReview()
  const answer = `console/product-reviews/${buyer.reviewId}/answer`
  expect((await owner('PUT', answer, { text: ' Obrigada! ' })).status).toBe(204)
  expect((await shown(buyer.id)).reviews[0].answer).toBe('Obrigada!')
  expect((await owner('PUT', answer, { text: 'a'.repeat(1_001) })).status).toBe(400)
  expect((await owner('PUT', answer, { text: ' ' })).status).toBe(204)
  expect((await shown(buyer.id)).reviews[0].answer).toBeNull()
  expect((await buyer.call('PUT', answer, { text: 'eu' })).status).toBe(404)
  const missing = 'console/product-reviews/00000000-0000-4000-8000-000000000000/answer'
  expect((await owner('PUT', missing, { text: 'x' })).body.code).toBe('review_not_found')

  const { body } = await owner('GET', 'console/product-reviews')
  const row = body.reviews.find(({ id }: { id: string }) => id === buyer.reviewId)
  expect(row).toMatchObject({ productId: buyer.id, productTitle: buyer.title, state: 'shown' })
  const removal = { textRead: row.moderatedText, reason: 'Fala de outra pessoa.' }
  const path = `moderation/cases/product_review/${buyer.reviewId}/removal`
  expect((await owner('POST', path, removal)).status).toBe(204)
  expect((await shown(buyer.id)).reviews).toEqual([])
  expect((await buyer.call('GET', buyer.own)).body.review.state).toBe('hidden')
  const { cases } = (await buyer.call('GET', 'standing')).body
  expect(cases).toMatchObject([{ id: buyer.reviewId, status: 'removed', reason: 'Fala de outra pessoa.' }])

  const log = (await owner('GET', 'console/audit-log')).body.entries
  const ofProduct = log.filter(({ subject }: { subject: string }) => subject === buyer.id)
  expect(ofProduct.map(({ action }: { action: string }) => action)).toEqual([
    'review.take-answer-back',
    'review.answer',
  ])
})

test('stars are the mean of what is shown, and a long list goes on where it ended', async () => {
  const first = await aShownReview()
  for (const rating of [5, 5]) {
    const student = await aWriter(app)
    clock.pass(1)
    const items = [{ variant_id: first.variantId, quantity: 1 }]
    const order = await anOpenOrder(app, items, { token: student.session.access_token })
    await decide(app, order, 'pix-approve', { email: student.email, name: 'Ana Souza' })
    const { body } = await asStudent(app, student)('PUT', first.own, aReview({ rating }))
    await app.context.db
      .updateTable('product_reviews')
      .set({ hidden_at: null })
      .where('id', '=', body.review.id)
      .execute()
  }
  const page = await shown(first.id)
  expect(page.summary).toEqual({ count: 3, average: 4.7 })
  expect(page.reviews.map(({ rating }: { rating: number }) => rating)).toEqual([5, 5, 4])
  const [newest] = page.reviews
  const after = encodeURIComponent(`${newest.createdAt}_${newest.id}`)
  const rest = (await aVisitor(app)('GET', `product-reviews/${first.id}?after=${after}`)).body
  expect(rest.reviews.map(({ id }: { id: string }) => id)).toEqual(
    page.reviews.slice(1).map(({ id }: { id: string }) => id),
  )
})

test('reviews of test purchases are nobody’s once the shop takes real money', async () => {
  const buyer = await aShownReview()
  const { readReviews } = await import('#server/community/product-reviews/service.ts')
  const { payments } = app.context
  const real = { ...payments, current: { ...payments.current, id: 'stripe' } }
  expect((await readReviews(app.context, buyer.id, null)).summary).toEqual({ count: 1, average: 4 })
  expect((await readReviews({ ...app.context, payments: real }, buyer.id, null)).summary).toBeNull()
})
