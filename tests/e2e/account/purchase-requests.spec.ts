/** A minor asks, a guardian approves, the minor pays, on two telephones; the rest: tests/http/shop/purchase-requests.test.ts. */
import { guardianTexts } from '#texts/account/guardians.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { cartButtonTexts } from '#texts/shop/cart-button.ts'
import { ownRequestsTexts as own } from '#texts/shop/own-purchase-requests.ts'
import { productTexts } from '#texts/shop/product.ts'
import { purchaseRequestTexts } from '#texts/shop/purchase-requests.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { proveEmail } from '../support/become-owner.ts'
import { callAs, expect, expectNotice, holdSession, open, openAccount, test } from '../support/journey.ts'

const { asked } = purchaseRequestTexts

test('a guardian turns the approval on, the minor’s cart asks, the guardian approves and the minor pays', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  const telephone = { viewport: { width: 360, height: 780 } }
  const ana = { ...student, fullName: 'Ana Lima Souza', email: `ana.${student.email}` }
  const rosa = { ...student, fullName: 'Rosa Lima', email: `rosa.${student.email}` }
  const anas = await (await browser.newContext(telephone)).newPage()
  await page.setViewportSize(telephone.viewport)
  await holdSession(anas, await openAccount(anas, ana, '16-17'))
  await holdSession(page, await openAccount(page, rosa))
  await proveEmail(page, rosa)
  await open(anas, '/perfil')
  await open(page, '/responsavel')
  const { code } = await callAs(anas, 'POST', 'guardians/code')
  await callAs(page, 'POST', 'guardians/ties', { code, isGuardian: true })
  await page.reload()
  const approval = page.getByRole('switch', { name: guardianTexts.approval.labelOf({ name: 'Ana' }) })
  await expect(approval).not.toBeChecked()
  await approval.press('Space')
  await expectNotice(page, guardianTexts.approval.isOn)
  await expect(approval).toBeChecked()

  await open(anas, '/store')
  // By its name: the first may be a licence that another journey sells, which only an adult buys.
  const product = anas.getByRole('article').filter({ hasText: 'Completo: do zero à nota máxima' })
  await product.getByRole('button', { name: productTexts.addToCart }).click()
  await anas.getByRole('button', { name: cartButtonTexts.open(1), exact: true }).click()
  const cart = anas.getByRole('dialog', { name: cartButtonTexts.title })
  await expect(cart.getByText(cartTexts.askGuardian.footnote)).toBeVisible()
  await expectAccessible(anas)
  await cart.getByRole('button', { name: cartTexts.askGuardian.submit }).click()
  await expect(anas.getByText(own.sent.title)).toBeVisible()
  await expect(anas.getByText(/^Esperando a resposta/)).toBeVisible()
  await expectAccessible(anas)
  await expectNoOverflow(anas)

  // What cannot be read is no empty list.
  await page.route('**/api/purchase-requests/asked', (route) => route.fulfill({ json: {} }))
  await page.reload()
  await expect(page.getByText(asked.failed)).toBeVisible()
  await page.unroute('**/api/purchase-requests/asked')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText(/^Espera a sua resposta/)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page
    .getByRole('button', { name: new RegExp(`^${asked.approve} o pedido de .* de Ana$`) })
    .press('Enter')
  await expectNotice(page, asked.approved)
  await expect(page.getByText(/^Aprovado\. Pode ser pago/)).toBeVisible()

  await anas.reload()
  await anas.getByRole('button', { name: /^Pagar o pedido de / }).click()
  await expect(anas).toHaveURL(/\/pagamento\//)
  await expectNoOverflow(anas)
})
