/** A coupon from the owner's admin page to the price that is paid (decision 0056). */
import { formatMoney } from '#domain/shared/money.ts'
import { couponsAdminTexts as admin } from '#texts/console/coupons.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { couponTexts } from '#texts/shop/coupon.ts'
import { productTexts } from '#texts/shop/product.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { expect, expectNotice, open, test } from '../support/journey.ts'

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
  await buyer.getByRole('button', { name: cartTexts.open(1), exact: true }).click()
  const cart = buyer.getByRole('dialog', { name: cartTexts.title })
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
  await buyer.getByRole('button', { name: cartTexts.open(1), exact: true }).click()
  await expect(cart.getByText(couponTexts.refusals.stopped).last()).toBeVisible()

  await page.getByRole('button', { name: admin.resumeOf({ code }) }).click()
  await expectNotice(page, admin.resumed)
  await expect(page.getByRole('button', { name: admin.copyLinkOf({ code }) })).toBeVisible()
  await buyer.context().close()

  // By the link: nothing is typed, and what the cart refuses is told where the coupon stands.
  const guest = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  await open(guest, `/product/prod_completo?cupom=${code.toLowerCase()}`)
  await expectNotice(guest, couponTexts.kept({ code }))
  await guest.getByRole('main').getByRole('button', { name: productTexts.addToCart }).click()
  await guest.getByRole('button', { name: cartTexts.open(1), exact: true }).click()
  const itsCart = guest.getByRole('dialog', { name: cartTexts.title })
  await expect(itsCart.getByText(couponTexts.off(formatMoney(1270, BRL)))).toBeVisible()
  await open(guest, '/store?cupom=NUNCA-EXISTIU')
  await guest.getByRole('button', { name: cartTexts.open(1), exact: true }).click()
  await expect(guest.getByText(couponTexts.notTaken({ code: 'NUNCA-EXISTIU' }))).toBeVisible()
  await expect(itsCart.getByText(couponTexts.off(formatMoney(1270, BRL)))).toBeVisible()
  await itsCart.getByRole('button', { name: couponTexts.removeOf({ code }) }).click()
  await expect(itsCart.getByRole('button', { name: couponTexts.open })).toBeVisible()
  await guest.context().close()
})
