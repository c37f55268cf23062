/**
 * From the owner's admin page to the price that is paid: a coupon (decision 0056), one more in the cart (0238), and the
 * share of the partner whose link led there (0266).
 */
import type { Page } from '@playwright/test'
import { formatMoney } from '#domain/shared/money.ts'
import { PARTNER_PARAMETER } from '#domain/shop/partner-link.ts'
import { A_VARIANT, aDraft } from '#tests/support/products-admin.ts'
import { couponsAdminTexts as admin } from '#texts/console/coupons.ts'
import { partnersAdminTexts as partners } from '#texts/console/partners.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { cartButtonTexts } from '#texts/shop/cart-button.ts'
import { couponTexts } from '#texts/shop/coupon.ts'
import { keptCouponTexts } from '#texts/shop/kept-coupon.ts'
import { statementTexts } from '#texts/shop/partnership.ts'
import { paymentTexts } from '#texts/shop/payment.ts'
import { productTexts } from '#texts/shop/product.ts'
import { SESSION_STORAGE_KEY } from '#web/shared/session/stored-session.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { expect, expectDescribedBy, expectNotice, open, test } from '../support/journey.ts'

const BRL = { code: 'brl', symbol: 'R$', template: 'R$ $1' }

test('the owner makes a coupon; a visitor types it wrong, then right, and sees the price that is paid; stopped, it is refused; a link brings it', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  const code = `VOLTA${Date.now().toString(36).toUpperCase()}`
  await becomeOwner(page, student)
  await open(page, '/painel/cupons')
  await page.getByRole('button', { name: admin.create }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(admin.form.code).fill(code)
  await form.getByLabel(admin.form.percent).fill('10')
  await form.getByRole('button', { name: admin.form.save }).click()
  await expectNotice(page, admin.saved)

  const buyer = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  await open(buyer, '/product/prod_completo')
  await buyer.getByRole('main').getByRole('button', { name: productTexts.addToCart }).click()
  await buyer.getByRole('button', { name: cartButtonTexts.open(1), exact: true }).click()
  const cart = buyer.getByRole('dialog', { name: cartButtonTexts.title })
  await cart.getByRole('button', { name: couponTexts.open }).click()
  await cart.getByLabel(couponTexts.label).fill('nunca-existiu')
  await cart.getByRole('button', { name: couponTexts.apply }).click()
  await expect(cart.getByLabel(couponTexts.label)).toHaveAccessibleDescription(couponTexts.refusals.unknown)
  await cart.getByLabel(couponTexts.label).fill(` ${code.toLowerCase()} `)
  await cart.getByLabel(couponTexts.label).press('Enter')
  await expect(cart.getByText(couponTexts.off(formatMoney(1270, BRL)))).toBeVisible()
  await expectAccessible(buyer)
  await expectNoOverflow(buyer)
  await cart.getByRole('button', { name: cartTexts.checkout }).click()
  await buyer.waitForURL('**/pagamento/**')
  await expect(buyer.getByRole('main').getByText(couponTexts.line({ code }))).toBeVisible()
  await expect(buyer.getByRole('main').getByText(formatMoney(11_430, BRL)).first()).toBeVisible()

  await page.getByRole('button', { name: admin.stopOf({ code }) }).click()
  await expectNotice(page, admin.stopped)
  await open(buyer, '/store')
  await buyer.getByRole('button', { name: cartButtonTexts.open(1), exact: true }).click()
  await expect(cart.getByText(couponTexts.refusals.stopped).last()).toBeVisible()

  await page.getByRole('button', { name: admin.resumeOf({ code }) }).click()
  await expectNotice(page, admin.resumed)
  await expect(page.getByRole('button', { name: admin.copyLinkOf({ code }) })).toBeVisible()
  await buyer.context().close()

  // By the link: nothing is typed, and what the cart refuses is told where the coupon stands.
  const guest = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  const counted = guest.waitForRequest((request) => request.url().includes(`product=prod_completo`))
  await open(
    guest,
    `/product/prod_completo?cupom=${code.toLowerCase()}&utm_source=Boletim&utm_campaign=Volta`,
  )
  // What came with the link is counted, and told with the cart, from this tab alone.
  expect(new URL((await counted).url()).searchParams.get('source')).toBe('boletim / - / volta')
  await expectNotice(guest, keptCouponTexts.kept({ code }))
  const begun = guest.waitForRequest(/\/api\/carts/)
  await guest.getByRole('main').getByRole('button', { name: productTexts.addToCart }).click()
  expect(new URL((await begun).url()).searchParams.get('source')).toBe('boletim / - / volta')
  await guest.getByRole('button', { name: cartButtonTexts.open(1), exact: true }).click()
  const itsCart = guest.getByRole('dialog', { name: cartButtonTexts.title })
  await expect(itsCart.getByText(couponTexts.off(formatMoney(1270, BRL)))).toBeVisible()
  // A network that fails refuses nothing: what this cart had is still its own.
  await guest.route('**/checkout/quote', (route) => route.abort())
  await open(guest, '/store')
  await guest.getByRole('button', { name: cartButtonTexts.open(1), exact: true }).click()
  await expect(itsCart.getByText(couponTexts.refusals.failed).last()).toBeVisible()
  await guest.unroute('**/checkout/quote')
  await open(guest, '/store?cupom=NUNCA-EXISTIU')
  await guest.getByRole('button', { name: cartButtonTexts.open(1), exact: true }).click()
  await expect(
    guest.getByText(couponTexts.notTaken({ code: 'NUNCA-EXISTIU' }), { exact: true }),
  ).toBeVisible()
  await expect(itsCart.getByText(couponTexts.off(formatMoney(1270, BRL)))).toBeVisible()
  await itsCart.getByRole('button', { name: couponTexts.removeOf({ code }) }).click()
  await expect(itsCart.getByRole('button', { name: couponTexts.open })).toBeVisible()
  await guest.context().close()
})

test('the owner offers one more with a product; a guest comes by a partner’s link, takes it in the cart, and pays the lesser price, of which the partner has a share', async ({
  page,
  browser,
  student,
}) => {
  const name = `Par ${Date.now().toString(36)}`
  await becomeOwner(page, student)
  const more = await aHiddenProduct(page, `${name} dois`)
  const host = await aHiddenProduct(page, `${name} um`)
  await open(page, `/painel/produtos/${host}`)
  const { companion } = productsAdminTexts
  await page.getByLabel(companion.product, { exact: true }).selectOption(more)
  await page.getByLabel(companion.amount, { exact: true }).fill('9,90')
  await page.getByRole('button', { name: productsAdminTexts.editor.save, exact: true }).click()
  await expect(page.getByText(productsAdminTexts.editor.allSaved)).toBeVisible()

  const code = `ana-${Date.now().toString(36)}`
  // The owner's own account stands for the partner's.
  await aPartner(page, code, student.email)

  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const clicked = await context.newPage()
  await open(clicked, `/store?${PARTNER_PARAMETER}=${code}`)
  await clicked.close()
  // In another tab, by an address without the code: the browser has kept who sent it.
  const guest = await context.newPage()
  await open(guest, `/product/${host}`)
  await guest.getByRole('main').getByRole('button', { name: productTexts.addToCart }).click()
  await guest.getByRole('button', { name: cartButtonTexts.open(1), exact: true }).click()
  const cart = guest.getByRole('dialog', { name: cartButtonTexts.title })
  const prices = { amount: formatMoney(990, BRL), alone: formatMoney(1_800, BRL) }
  await expect(cart.getByText(cartTexts.companion.less(prices))).toBeVisible()
  await expectAccessible(guest)
  await expectNoOverflow(guest)
  await cart.getByRole('button', { name: cartTexts.companion.add({ title: `${name} dois` }) }).click()
  await expect(cart.getByText(cartTexts.companion.price)).toBeVisible()
  await expect(cart.getByText(formatMoney(2_790, BRL), { exact: true })).toBeVisible()
  // Two of it beside one of the other cost what they cost alone.
  await cart.getByRole('button', { name: cartTexts.moreOf(`${name} dois`) }).click()
  await expect(cart.getByText(formatMoney(5_400, BRL), { exact: true })).toBeVisible()
  await cart.getByRole('button', { name: cartTexts.fewerOf(`${name} dois`) }).click()
  await cart.getByRole('button', { name: cartTexts.checkout }).click()
  await guest.waitForURL('**/pagamento/**')
  await expect(guest.getByRole('main').getByText(formatMoney(2_790, BRL)).first()).toBeVisible()
  await guest.getByLabel(paymentTexts.email, { exact: true }).fill(`guest.${student.email}`)
  await guest.getByRole('button', { name: paymentTexts.pix }).click()
  await guest.waitForURL('**/success**')
  await context.close()

  await page.getByRole('link', { name: partners.statementOf({ name: 'Ana Souza' }) }).click()
  await expect(page.getByText(formatMoney(558, BRL)).first()).toBeVisible()
  await page.getByRole('button', { name: statementTexts.showEntries }).click()
  await expect(page.getByRole('table').getByText(formatMoney(558, BRL))).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await open(page, '/parceria')
  await expect(page.getByText(new RegExp(`${PARTNER_PARAMETER}=${code}$`))).toBeVisible()
  await page.getByRole('button', { name: statementTexts.showEntries }).click()
  await expect(page.getByRole('table').getByText(formatMoney(558, BRL))).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

/** Has a fifth of what is paid; the list stays open. */
async function aPartner(page: Page, code: string, email: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '/painel/parceiros')
  await page.getByRole('button', { name: partners.create }).click()
  const form = page.getByRole('dialog')
  const { form: words } = partners
  await form.getByLabel(words.name, { exact: true }).fill('Ana Souza')
  await form.getByLabel(words.email, { exact: true }).fill('ana')
  await form.getByLabel(words.code, { exact: true }).fill(code)
  await form.getByLabel(words.sharePercent, { exact: true }).fill('20')
  await form.getByRole('button', { name: words.save }).click()
  await expectDescribedBy(form.getByLabel(words.email, { exact: true }), partners.faults['bad-email'])
  await expectAccessible(page)
  await form.getByLabel(words.email, { exact: true }).fill(email)
  await form.getByRole('button', { name: words.save }).click()
  await expectNotice(page, partners.saved)
  await expectAccessible(page)
  await expectNoOverflow(page)
}

async function aHiddenProduct(page: Page, title: string): Promise<string> {
  const [file] = (await callAsOwner(page, 'GET', 'console/products/files')).materials
  const variants = [{ ...A_VARIANT, materialIds: [file.id] }]
  const product = aDraft({ title, isPublished: true, isHidden: true, variants })
  return (await callAsOwner(page, 'POST', 'console/products', { product })).id
}

async function callAsOwner(page: Page, method: string, path: string, data?: unknown) {
  const kept = await page.evaluate((key) => localStorage.getItem(key), SESSION_STORAGE_KEY)
  const headers = { authorization: `Bearer ${JSON.parse(kept ?? '{}').access_token}` }
  const answer = await page.request.fetch(`/api/${path}`, { method, headers, data })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return answer.json()
}
