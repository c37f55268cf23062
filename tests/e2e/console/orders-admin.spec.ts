/** The owner's admin pages of orders and messages (decisions 0052, 0058): a purchase is given back and the student loses it; a letter is answered. */

import { profileTexts } from '#texts/account/profile.ts'
import { contactTexts } from '#texts/community/contact.ts'
import { buyerImportTexts } from '#texts/console/buyer-import.ts'
import { giftTexts } from '#texts/console/gifts.ts'
import { messagesAdminTexts } from '#texts/console/messages.ts'
import { ordersAdminTexts as texts } from '#texts/console/orders.ts'
import { refundsAdminTexts } from '#texts/console/refunds.ts'
import { orderPaperTexts } from '#texts/shop/order-paper.ts'
import { paymentTexts } from '#texts/shop/payment.ts'
import { SESSION_STORAGE_KEY } from '#web/shared/session/stored-session.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { faultsOf } from '../support/axe.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { openOrder } from '../support/checkout.ts'
import { beSignedIn, expect, expectNotice, open, test } from '../support/journey.ts'

test('on a telephone the owner finds an order and gives it back; the student loses it; a letter is answered', async ({
  page,
  browser,
  student,
  baseURL,
}) => {
  const buyer = { ...student, fullName: 'Júlia Andrade Nunes', email: `julia.${student.email}` }
  const herPage = await (await browser.newContext()).newPage()
  await beSignedIn(herPage, buyer)
  const token = await herPage.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').access_token as string,
    SESSION_STORAGE_KEY,
  )
  const { url, title } = await openOrder(herPage, baseURL ?? '', ({ amount }) => amount > 0, token)
  await open(herPage, url)
  await expect(herPage.getByRole('link', { name: paymentTexts.contract })).toBeVisible()
  await herPage.getByRole('button', { name: paymentTexts.pix }).click()
  await herPage.waitForURL('**/success**')

  await page.setViewportSize({ width: 360, height: 780 })
  await becomeOwner(page, student)
  await open(page, `/painel/pedidos?busca=${encodeURIComponent(buyer.email)}`)
  await expectAccessible(page)
  await expectNoOverflow(page)
  const list = page.getByRole('list', { name: texts.title })
  await list.getByRole('link').click()
  await expect(page.getByText(title).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('link', { name: texts.detail.paper }).click()
  await expect(page.getByRole('heading', { name: orderPaperTexts.contract, exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.goBack()

  await page.getByRole('button', { name: refundsAdminTexts.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: refundsAdminTexts.submit }).click()
  await expect(dialog.getByText(refundsAdminTexts.noteWrong)).toBeVisible()
  expect(await faultsOf(page, 'dialog[open]')).toEqual([])
  await dialog.getByLabel(refundsAdminTexts.note).fill('Comprou o volume errado')
  await dialog.getByRole('button', { name: refundsAdminTexts.submit }).click()
  await expectNotice(page, refundsAdminTexts.done)
  await expect(page.getByText(texts.detail.access.closed)).toBeVisible()

  // A table of another shop: told first, then given.
  await open(page, '/painel/pedidos')
  const imports = page.getByRole('region', { name: buyerImportTexts.heading })
  const csv = `Nome;E-mail;Produto;Status\nAna;importada.${student.email};Curso;Aprovada\nBia;bia@;Curso;Aprovada\nCaio;caio@gmail.com;Curso;Reembolsada\n`
  await imports
    .getByLabel(buyerImportTexts.file)
    .setInputFiles({ name: 'vendas.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await imports.getByLabel(buyerImportTexts.values.product).selectOption('Curso')
  await imports.getByRole('button', { name: buyerImportTexts.check }).click()
  await expect(imports.getByText(buyerImportTexts.valueMissing)).toBeVisible()
  await imports.getByLabel(buyerImportTexts.values.status).selectOption('Aprovada')
  await imports.getByLabel(buyerImportTexts.product).selectOption({ index: 1 })
  await imports.getByLabel(giftTexts.reason).fill('Comprou na outra loja')
  await imports.getByRole('button', { name: buyerImportTexts.check }).click()
  await expect(imports.getByText(buyerImportTexts.outcomes['bad-email'], { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await imports.getByRole('button', { name: buyerImportTexts.apply({ count: 1 }) }).click()
  await expect(imports.getByText(buyerImportTexts.sum({ given: 1, isDone: true }))).toBeVisible()

  await open(herPage, '/perfil')
  await expect(herPage.getByText(profileTexts.materials.empty)).toBeVisible()

  const letter = { name: buyer.fullName, email: buyer.email, topic: 'compra', message: 'Onde vejo o recibo?' }
  await page.request.post('/api/contact-messages', { data: letter })
  await open(page, '/painel/mensagens')
  await expectAccessible(page)
  await page.getByRole('link', { name: contactTexts.topics.compra }).last().click()
  await page.getByLabel(messagesAdminTexts.reply.text).fill('Em Meus pedidos, no seu perfil.')
  await page.getByRole('button', { name: messagesAdminTexts.reply.submit }).click()
  await expectNotice(page, messagesAdminTexts.reply.done)
  await expectAccessible(page)
  await expectNoOverflow(page)
})
