/** The pages on the way to a payment and back, as a browser without a script gets them (decision 0116). Needs a build. */
import { afterAll, expect, test } from 'vitest'
import { aProduct } from '#tests/support/factories.ts'
import { startPageServer } from '#tests/support/page-server.ts'
import { anOpenOrder, checkout, decide, readPaymentUrl } from '#tests/support/shop.ts'
import { startStripeServer } from '#tests/support/stripe-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { successTexts } from '#texts/shop/payment.ts'
import { shelfTexts } from '#texts/shop/shelf.ts'
import { storeTexts } from '#texts/shop/store.ts'
import { waitingTexts } from '#texts/shop/waiting.ts'

const app = await startTestApp()
const pages = await startPageServer(app)
afterAll(async () => {
  await pages[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})

async function pageAt(address: string) {
  const { pathname, search } = new URL(address)
  const response = await fetch(pages.url + pathname + search)
  return { response, html: await response.text() }
}

async function anOrder() {
  const { variantIds } = await aProduct(app.context.db)
  return anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])
}

async function wayBack(...how: Parameters<typeof decide>) {
  const decided = await decide(...how)
  if (!decided.ok) throw new Error(decided.code)
  return decided.redirectTo
}

test('what a client appends stays on our address; the provider’s own has its fragment', async () => {
  await using stripe = await startStripeServer(() => new Date())
  await using shop = await startTestApp(stripe.env)
  await using site = await startPageServer(shop)
  const { variantIds } = await aProduct(shop.context.db)
  const { body } = await checkout(shop, { items: [{ variant_id: variantIds[0], quantity: 1 }] })
  const { orderId } = readPaymentUrl(body.url)
  const { pathname, search } = new URL(`${body.url}&lang=pt`)
  const answer = await fetch(site.url + pathname + search, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `https://checkout.stripe.com/c/pay/${stripe.sessionOf(orderId).id}#fid`,
  ])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const other = await fetch(`${site.url}${pathname}?token=x&lang=pt`, { redirect: 'manual' })
  expect(other.status).toBe(404)
})

test('the way back with a boleto says what is still to be paid, and nothing of a success', async () => {
  const address = await wayBack(app, await anOrder(), 'boleto')
  const { response, html } = await pageAt(address)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain(waitingTexts.result.heading)
  expect(html).toMatch(/Pague até \d\d\/\d\d\/\d{4}\./)
  expect(html).toContain(waitingTexts.openVoucher)
  expect(html).not.toContain(`<h1>${successTexts.heading}`)
  expect(html).not.toContain(successTexts.lead)
})

test('paid, canceled, not told yet: each way back says so', async () => {
  const paid = await pageAt(await wayBack(app, await anOrder(), 'card-approve'))
  expect(paid.html).toContain(successTexts.lead)

  const order = await anOrder()
  const address = await wayBack(app, order, 'boleto')
  await decide(app, order, 'boleto-lapse')
  expect((await pageAt(address)).html).toContain(waitingTexts.unpaid.heading)

  await app.context.pool.query(
    `update orders set status = 'pending', waiting_since = null where id = '${order.orderId}'`,
  )
  expect((await pageAt(address)).html).toContain(waitingTexts.arriving.heading)
})

test('without an order, or with a key of another, it is the page that anybody may open', async () => {
  const plain = await pageAt(`${pages.url}/success?order=1`)
  expect(plain.html).toContain(successTexts.lead)
  const forged = new URL(await wayBack(app, await anOrder(), 'boleto'))
  forged.searchParams.set('chave', 'x')
  expect((await pageAt(forged.href)).html).not.toContain(waitingTexts.result.heading)
})

test('a list and a product that a fault of ours keeps back are told by the default sentence', async () => {
  const product = await aProduct(app.context.db)
  await app.context.pool.query('alter table product_custom_fields rename to product_custom_fields_away')
  pages.forget()
  const list = await pageAt(`${pages.url}/store`)
  const one = await pageAt(`${pages.url}/product/${product.id}`)
  await app.context.pool.query('alter table product_custom_fields_away rename to product_custom_fields')
  expect(list.html).toContain(shelfTexts.listFailure(shelfTexts.listFailureDefault))
  expect(one.html).toContain(storeTexts.productFailure(storeTexts.productFailureDefault))
  expect([list.response.status, one.response.status]).toEqual([503, 503])
})
