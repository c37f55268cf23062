/** A minor's purchase that asks the guardian first (product §10 Guardians, decision 0276). */
import { afterAll, expect, test } from 'vitest'
import { OPEN_REQUESTS_MAX } from '#domain/shop/purchase-request.ts'
import { pruneAccounts } from '#server/account/prune.ts'
import { refreshSite } from '#server/site/refresh-site.ts'
import { aVisitor } from '#tests/support/api-caller.ts'
import { aCoupon, aProduct } from '#tests/support/factories.ts'
import { guardiansOf, type Someone } from '#tests/support/guardians.ts'
import { mailKindsTo, mailsTo } from '#tests/support/mailbox.ts'
import { type CartItem, checkout, decide, readPaymentUrl, stockOf } from '#tests/support/shop.ts'
import { MONTHLY, sellPremium } from '#tests/support/subscription-harnesses.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { db, pool } = app.context
const { aGuardian, aTie, codeOf, enter } = guardiansOf(app)

async function anAskingTie(...people: Parameters<typeof aTie>) {
  const tie = await aTie(...people)
  expect((await tie.guardian.call('PUT', `guardians/ties/${tie.id}/approval`)).status).toBe(204)
  return tie
}

const ownOf = async (minor: Someone) => (await minor.call('GET', 'purchase-requests/own')).body
const askedOf = async (guardian: Someone) =>
  (await guardian.call('GET', 'purchase-requests/asked')).body.requests
const stateOf = async (minor: Someone) => (await ownOf(minor)).requests[0].state
const ordersOf = (minor: Someone) =>
  db.selectFrom('orders').select(['id', 'total_amount']).where('user_id', '=', minor.id).execute()

async function buy(minor: Someone, items: readonly CartItem[], more: Record<string, unknown> = {}) {
  return checkout(app, { items, ...more }, { token: minor.token })
}

const answer = (guardian: Someone, id: string, isApproved: boolean) =>
  guardian.call('PUT', `purchase-requests/asked/${id}/decision`, { isApproved })
const takeBack = (minor: Someone, id: string) => minor.call('DELETE', `purchase-requests/own/${id}`)
const pay = (minor: Someone, id: string) =>
  minor.call('POST', `purchase-requests/own/${id}/payment`, {
    successUrl: `${app.url}/success`,
    cancelUrl: `${app.url}/perfil`,
  })

async function anApproved(items: readonly CartItem[], more: Record<string, unknown> = {}) {
  const tie = await anAskingTie()
  expect((await buy(tie.minor, items, more)).status).toBe(200)
  const [{ id: requestId }] = await askedOf(tie.guardian)
  expect((await answer(tie.guardian, requestId, true)).status).toBe(204)
  return { ...tie, requestId: requestId as string }
}

async function anItem(variant: { amountInCents?: number; stock?: number } = {}) {
  const product = await aProduct(db, { variants: [{ amountInCents: 1_800, ...variant }] })
  const [variantId] = product.variantIds
  return { product, variantId, items: [{ variant_id: variantId, quantity: 1 }] }
}

test('off by default; once on, a purchase becomes a request that holds and charges nothing', async () => {
  const { guardian, minor, id } = await aTie()
  const { items, variantId, product } = await anItem({ stock: 3 })
  expect(readPaymentUrl((await buy(minor, items)).body.url).orderId).toBeTruthy()
  expect(await ownOf(minor)).toEqual({ isAsked: false, requests: [] })
  await guardian.call('PUT', `guardians/ties/${id}/approval`)

  const asked = await buy(minor, items)
  expect(asked.body.url).toMatch(/\/perfil\?pediu=\d+#pedidos-ao-responsavel$/)
  // Pressed again, the same stands there once, and one mail went out.
  await buy(minor, items)
  expect(await ordersOf(minor)).toHaveLength(1)
  expect((await stockOf(app, variantId)).reserved).toBe(1)
  const own = await ownOf(minor)
  expect(own).toMatchObject({ isAsked: true, requests: [{ state: 'asked', totalAmount: 1_800 }] })
  const [request, ...others] = await askedOf(guardian)
  expect(others).toEqual([])
  expect(request).toEqual({ ...own.requests[0], firstName: 'Caio' })
  expect(request.lines).toEqual([
    { title: expect.stringContaining(product.title), quantity: 1, amount: 1_800 },
  ])
  const mails = (await mailsTo(app, guardian.email)).filter(({ kind }) => kind === 'purchase-asked')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.facts).toMatchObject({ person: 'Caio', amount: 1_800 })
  expect(JSON.stringify(mails[0]?.facts)).not.toContain(minor.email)

  await guardian.call('DELETE', `guardians/ties/${id}/approval`)
  expect((await ownOf(minor)).isAsked).toBe(false)
  const acts = await db
    .selectFrom('guardian_acts')
    .select('act')
    .where('minor_id', '=', minor.id)
    .orderBy('at')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['tied', 'approval-on', 'approval-off'])
})

test('approved, it is paid once, for these lines; the record and the minor’s mail tell it', async () => {
  const { items, variantId } = await anItem({ stock: 3 })
  const { guardian, minor, requestId } = await anApproved(items)
  expect((await answer(guardian, requestId, true)).status).toBe(204)
  expect((await answer(guardian, requestId, false)).body.code).toBe('request_over')
  const kinds = (await mailKindsTo(app, minor.email)).filter((kind) => kind.startsWith('purchase'))
  expect(kinds).toEqual(['purchase-approved'])

  const both = await Promise.all([pay(minor, requestId), pay(minor, requestId)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('request_paying')
  const opened = both.find(({ status }) => status === 200)
  expect((await stockOf(app, variantId)).reserved).toBe(1)
  expect(await stateOf(minor)).toBe('paying')
  await decide(app, readPaymentUrl(opened?.body.url), 'pix-approve', { email: minor.email, name: 'Caio' })
  expect(await stateOf(minor)).toBe('paid')
  expect((await pay(minor, requestId)).body.code).toBe('request_over')
  expect((await takeBack(minor, requestId)).body.code).toBe('request_over')
  expect(await ordersOf(minor)).toHaveLength(1)
  const acts = await db
    .selectFrom('guardian_acts')
    .select(['act', 'actor_id'])
    .where('minor_id', '=', minor.id)
    .orderBy('at')
    .execute()
  expect(acts.at(-1)).toEqual({ act: 'purchase-approved', actor_id: guardian.id })
})

test('a payment that was left may be begun again once its order is over', async () => {
  const { items } = await anItem()
  const { minor, requestId } = await anApproved(items)
  const { orderId } = readPaymentUrl((await pay(minor, requestId)).body.url)
  await pool.query("update orders set status = 'expired' where id = $1", [orderId])
  expect(await stateOf(minor)).toBe('approved')
  expect((await pay(minor, requestId)).status).toBe(200)
})

test('a no is told, and nothing is sold', async () => {
  const { guardian, minor } = await anAskingTie()
  await buy(minor, (await anItem()).items)
  const [{ id }] = await askedOf(guardian)
  for (const _ of [1, 2]) expect((await answer(guardian, id, false)).status).toBe(204)
  expect(await stateOf(minor)).toBe('refused')
  expect((await pay(minor, id)).body.code).toBe('request_over')
  expect(await mailKindsTo(app, minor.email)).toContain('purchase-refused')
})

test('of an answer and a taking back at once one holds', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { guardian, minor } = await anAskingTie()
    await buy(minor, (await anItem()).items)
    const [{ id }] = await askedOf(guardian)
    const [answered, taken] = await Promise.all([answer(guardian, id, false), takeBack(minor, id)])
    expect([answered.status, taken.status].sort()).toEqual([204, 409])
    expect(await stateOf(minor)).toBe(taken.status === 204 ? 'taken-back' : 'refused')
  }
})

test('an approved request that is taken back is not paid, also at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { minor, requestId } = await anApproved((await anItem()).items)
    const [paid, taken] = await Promise.all([pay(minor, requestId), takeBack(minor, requestId)])
    expect([paid.status === 200, taken.status === 204].filter(Boolean)).toHaveLength(1)
    expect(await ordersOf(minor)).toHaveLength(paid.status === 200 ? 1 : 0)
  }
})

test('any tied guardian answers, a stranger and the minor do not', async () => {
  const { guardian, minor } = await anAskingTie()
  const second = await aGuardian('Jonas Nunes')
  await enter(second, await codeOf(minor))
  const other = await anAskingTie(aGuardian('Eva Dias'))
  await buy(minor, (await anItem()).items)
  const [{ id }] = await askedOf(guardian)
  expect(await askedOf(other.guardian)).toEqual([])
  for (const person of [other.guardian, other.minor, minor])
    expect((await answer(person, id, true)).body.code).toBe('request_not_found')
  for (const person of [other.minor, guardian]) {
    expect((await takeBack(person, id)).status).toBe(404)
    expect((await pay(person, id)).status).toBe(404)
  }
  expect((await aVisitor(app)('GET', 'purchase-requests/asked')).status).toBe(401)
  expect((await answer(second, id, true)).status).toBe(204)
  expect((await answer(guardian, id, false)).body.code).toBe('request_over')
  expect(await mailKindsTo(app, second.email)).toContain('purchase-asked')
  // Whoever is not tied switches nothing.
  const [tie] = (await guardian.call('GET', 'guardians/ties')).body.minors
  for (const person of [minor, other.guardian])
    expect((await person.call('DELETE', `guardians/ties/${tie.id}/approval`)).status).toBe(404)
})

test('what is sold out, off sale, dearer or without its coupon is not paid, and is asked anew', async () => {
  const soldOut = await anItem({ stock: 1 })
  const first = await anApproved(soldOut.items)
  await pool.query('update variants set inventory_quantity = 0 where id = $1', [soldOut.variantId])
  expect((await pay(first.minor, first.requestId)).body.code).toBe('insufficient_stock')
  expect(await ordersOf(first.minor)).toEqual([])
  expect(await stateOf(first.minor)).toBe('approved')

  const { items, variantId } = await anItem()
  const couponCode = await aCoupon(db)
  const second = await anApproved(items, { couponCode })
  expect((await ownOf(second.minor)).requests[0]).toMatchObject({
    totalAmount: 1_620,
    discountAmount: 180,
    couponCode,
  })
  await pool.query('update coupons set is_stopped = true where code = $1', [couponCode])
  expect((await pay(second.minor, second.requestId)).body.code).toBe('request_dearer')
  await pool.query('update coupons set is_stopped = false where code = $1', [couponCode])
  const priced = (cents: number) =>
    pool.query('update prices set amount = $2 where variant_id = $1', [variantId, cents])
  await priced(1_801)
  expect((await pay(second.minor, second.requestId)).body.code).toBe('request_dearer')
  await buy(second.minor, items)
  expect((await ownOf(second.minor)).requests.map(({ state }: { state: string }) => state)).toEqual([
    'asked',
    'approved',
  ])
  await priced(1_000)
  expect((await pay(second.minor, second.requestId)).status).toBe(200)
  expect((await ordersOf(second.minor)).map((order) => order.total_amount)).toEqual([900])

  const third = await anApproved(items)
  await pool.query(
    'update products set purchasable = false where id = (select product_id from variants where id = $1)',
    [variantId],
  )
  expect((await pay(third.minor, third.requestId)).body.code).toBe('not_purchasable')
})

test('what costs nothing asks nobody; adults and guests buy as ever', async () => {
  const { minor } = await anAskingTie()
  const free = await anItem({ amountInCents: 0 })
  expect((await buy(minor, free.items)).body.url).toContain('/success')
  expect(await ordersOf(minor)).toHaveLength(1)
  const { items } = await anItem()
  expect(readPaymentUrl((await checkout(app, { items })).body.url).orderId).toBeTruthy()
  expect(readPaymentUrl((await buy(await aGuardian(), items)).body.url).orderId).toBeTruthy()
  await pool.query(
    "update age_declarations set declared_at = now() - interval '6 years' where user_id = $1",
    [minor.id],
  )
  expect((await ownOf(minor)).isAsked).toBe(false)
  expect(readPaymentUrl((await buy(minor, items)).body.url).orderId).toBeTruthy()
})

test('nobody answers for who has grown up, and an ended tie ends what it approved', async () => {
  const grown = await anAskingTie()
  const { items } = await anItem()
  await buy(grown.minor, items)
  const [{ id }] = await askedOf(grown.guardian)
  await pool.query(
    "update age_declarations set declared_at = now() - interval '6 years' where user_id = $1",
    [grown.minor.id],
  )
  expect((await answer(grown.guardian, id, true)).status).toBe(404)
  expect(await askedOf(grown.guardian)).toEqual([])

  const ended = await anApproved(items)
  await ended.minor.call('DELETE', `guardians/ties/${ended.id}`)
  expect(await stateOf(ended.minor)).toBe('ended')
  expect((await pay(ended.minor, ended.requestId)).body.code).toBe('request_over')
  // Without a tie nobody is asked any more.
  expect(readPaymentUrl((await buy(ended.minor, items)).body.url).orderId).toBeTruthy()

  const asked = await anAskingTie()
  await buy(asked.minor, items)
  const [{ id: open }] = await askedOf(asked.guardian)
  const both = await Promise.all([
    answer(asked.guardian, open, true),
    asked.minor.call('DELETE', `guardians/ties/${asked.id}`),
  ])
  expect([204, 404]).toContain(both[0].status)
  expect(await stateOf(asked.minor)).toBe('ended')
})

test('after seven days a request is over, and a month later the job forgets it', async () => {
  const { guardian, minor } = await anAskingTie()
  await buy(minor, (await anItem()).items)
  const [{ id }] = await askedOf(guardian)
  const due = (past: string) =>
    pool.query('update purchase_requests set expires_at = now() - $2::interval where id = $1', [id, past])
  await due('1 second')
  expect(await stateOf(minor)).toBe('expired')
  expect((await answer(guardian, id, true)).body.code).toBe('request_over')
  await due('29 days')
  await pruneAccounts(app.context)
  expect((await ownOf(minor)).requests).toHaveLength(1)
  await due('31 days')
  await pruneAccounts(app.context)
  expect((await ownOf(minor)).requests).toEqual([])
})

test('so many requests wait, and not one more', async () => {
  const { minor } = await anAskingTie()
  const { items } = await anItem()
  for (let count = 1; count <= OPEN_REQUESTS_MAX; count += 1)
    expect((await buy(minor, [{ ...items[0]!, quantity: count }])).status).toBe(200)
  expect((await buy(minor, [{ ...items[0]!, quantity: 99 }])).body.code).toBe('requests_open')
})

test('a subscription asks in the same way from sixteen on, and is begun at no more than its price', async () => {
  await using open = await startTestApp()
  const people = guardiansOf(open)
  await sellPremium(open)
  const sell = async (cents: number) => {
    await open.context.db
      .updateTable('site_settings')
      .set({ value: JSON.stringify(cents) })
      .where('field', '=', 'monthlyPrice')
      .execute()
    await refreshSite(open.context)
  }
  const tie = await people.aTie(people.aGuardian(), people.aMinor('Bia Reis', '16-17'))
  await tie.guardian.call('PUT', `guardians/ties/${tie.id}/approval`)
  const asked = await tie.minor.call('POST', 'subscription', MONTHLY)
  expect(asked.body.url).toContain('pedidos-ao-responsavel')
  const [request] = (await tie.guardian.call('GET', 'purchase-requests/asked')).body.requests
  expect(request).toMatchObject({ plan: 'monthly', totalAmount: 3_990 })
  const begin = () =>
    tie.minor.call('POST', `purchase-requests/own/${request.id}/payment`, {
      successUrl: `${open.url}/success`,
      cancelUrl: `${open.url}/perfil`,
    })
  expect((await begin()).body.code).toBe('request_waits')
  await tie.guardian.call('PUT', `purchase-requests/asked/${request.id}/decision`, { isApproved: true })
  await sell(3_991)
  expect((await begin()).body.code).toBe('request_dearer')
  await sell(3_990)
  expect((await begin()).body.url).toContain('/premium')
  await tie.minor.call('POST', 'subscription/test-card', { card: 'approves' })
  const own = await tie.minor.call('GET', 'purchase-requests/own')
  expect(own.body.requests[0].state).toBe('paid')
  await tie.minor.call('POST', 'subscription/cancellation')
  expect((await tie.minor.call('DELETE', 'subscription/cancellation')).body.code).toBe('approval_needed')
})
