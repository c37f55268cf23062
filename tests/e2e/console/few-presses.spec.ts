/**
 * The owner's ten commonest tasks on a telephone, each from the overview in three presses at most. A press is one on a
 * button or a link; typing and choosing from a list are none, since every way needs them.
 */
import type { Locator, Page } from '@playwright/test'
import { chatTexts } from '#texts/community/chat.ts'
import { contactTexts } from '#texts/community/contact.ts'
import { consoleTexts } from '#texts/console/console.ts'
import { contentsAdminTexts } from '#texts/console/contents.ts'
import { couponsAdminTexts } from '#texts/console/coupons.ts'
import { giftTexts } from '#texts/console/gifts.ts'
import { messagesAdminTexts } from '#texts/console/messages.ts'
import { moderationAdminTexts } from '#texts/console/moderation.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { overviewAdminTexts } from '#texts/console/overview.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { refundsAdminTexts } from '#texts/console/refunds.ts'
import { paymentTexts } from '#texts/shop/payment.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { openOrder } from '../support/checkout.ts'
import { expect, expectNotice, open, test } from '../support/journey.ts'
import { reportInChat } from '../support/report-in-chat.ts'

const MOST_PRESSES = 3

/** Begins at the overview and counts. */
async function task(page: Page, work: (press: (what: Locator) => Promise<void>) => Promise<void>) {
  await open(page, '/painel')
  let presses = 0
  await work(async (what) => {
    presses += 1
    await what.click()
  })
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
}

test('price, order, refund, resend, coupon, reply, moderate, news, today’s sales and access are three presses away', async ({
  page,
  browser,
  student,
  baseURL,
}) => {
  test.slow()
  const name = `T${Date.now().toString(36)}`
  const buyer = `compra.${student.email}`
  const guest = await (await browser.newContext()).newPage()
  async function buy() {
    const { url } = await openOrder(guest, baseURL ?? '', ({ amount }) => amount > 0)
    await open(guest, url)
    await guest.getByLabel(paymentTexts.email, { exact: true }).fill(buyer)
    await guest.getByRole('button', { name: paymentTexts.pix }).click()
    await guest.waitForURL('**/success**')
  }
  await buy()
  await guest.request.post('/api/contact-messages', {
    data: { name, email: buyer, topic: 'compra', message: 'Onde vejo o recibo do meu pedido?' },
  })
  await open(guest, '/chat')
  await guest.getByLabel(chatTexts.composer.label, { exact: true }).fill(`compre seguidores ${name}`)
  await guest.getByLabel(chatTexts.composer.label, { exact: true }).press('Enter')

  await page.setViewportSize({ width: 360, height: 780 })
  await becomeOwner(page, student)
  await reportInChat(browser, student, name)

  await open(page, `/painel/pedidos?busca=${encodeURIComponent(buyer)}`)
  const found = page.getByRole('list', { name: ordersAdminTexts.title }).getByRole('link')
  const number = /\d+/.exec((await found.getAttribute('href')) ?? '')?.[0]
  await open(page, '/painel')
  await expect(page.getByText(overviewAdminTexts.latest.heading)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  const bar = page.getByRole('navigation', { name: consoleTexts.bar.label })
  const place = (label: string) => bar.getByRole('link', { name: label, exact: true })
  const button = (label: string) => page.getByRole('main').getByRole('button', { name: label, exact: true })
  const dialog = page.locator('dialog[open]')
  // Other journeys buy meanwhile: this order is known by its number.
  const newestOrder = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^Pedido nº ${number}\\b`) })

  await test.step('today’s sales', () =>
    task(page, () => expect(page.getByText(overviewAdminTexts.today)).toBeVisible()))

  await test.step('an order', () =>
    task(page, async (press) => {
      await press(newestOrder)
      await expect(page.getByText(ordersAdminTexts.detail.timeline)).toBeVisible()
    }))

  await test.step('the receipt again', () =>
    task(page, async (press) => {
      await press(newestOrder)
      await press(button(ordersAdminTexts.detail.resend))
      await expectNotice(page, ordersAdminTexts.detail.resent)
    }))

  await test.step('money back', () =>
    task(page, async (press) => {
      await press(newestOrder)
      await press(button(refundsAdminTexts.open))
      await dialog.getByLabel(refundsAdminTexts.note).fill('Comprou o volume errado')
      await press(dialog.getByRole('button', { name: refundsAdminTexts.submit }))
      await expectNotice(page, refundsAdminTexts.done)
    }))

  await test.step('a price', () =>
    task(page, async (press) => {
      await press(place(consoleTexts.adminPages.products))
      await press(page.getByRole('button', { name: /^Preço de / }).first())
      const amount = dialog.getByLabel(productsAdminTexts.quick.amount)
      const before = await amount.inputValue()
      await amount.fill(before)
      await press(dialog.getByRole('button', { name: productsAdminTexts.quick.save }))
      await expect(dialog).toHaveCount(0)
      // It was begun in the dialog, and does not go with it.
      await expectNotice(page, { title: productsAdminTexts.editor.saved })
    }))

  await test.step('a coupon', () =>
    task(page, async (press) => {
      await press(page.getByRole('link', { name: overviewAdminTexts.shortcuts.coupon }))
      await dialog.getByLabel(couponsAdminTexts.form.code, { exact: true }).fill(name)
      await dialog.getByLabel(couponsAdminTexts.form.percent, { exact: true }).fill('10')
      await press(dialog.getByRole('button', { name: couponsAdminTexts.form.save, exact: true }))
      await expectNotice(page, couponsAdminTexts.saved)
    }))

  await test.step('an answer', () =>
    task(page, async (press) => {
      await press(place(consoleTexts.adminPages.messages))
      const message = page.getByRole('listitem').filter({ hasText: name })
      await press(message.getByRole('link', { name: contactTexts.topics.compra }))
      await page.getByLabel(messagesAdminTexts.reply.text).fill('Em Meus pedidos, no seu perfil.')
      await press(button(messagesAdminTexts.reply.submit))
      await expectNotice(page, messagesAdminTexts.reply.done)
    }))

  await test.step('a report', () =>
    task(page, async (press) => {
      await press(page.getByRole('link', { name: /de moderação$/ }))
      const card = page.getByRole('article').filter({ hasText: name })
      await card.getByLabel(moderationAdminTexts.reason).fill('Propaganda no meio da conversa.')
      await press(card.getByRole('button', { name: moderationAdminTexts.ways.remove }))
      await expectNotice(page, moderationAdminTexts.decided.remove)
    }))

  await test.step('access to a material', () =>
    task(page, async (press) => {
      await press(button(giftTexts.open))
      const product = dialog.getByLabel(giftTexts.product)
      await expect(product.getByRole('option').nth(1)).toBeAttached()
      await product.selectOption({ index: 1 })
      await dialog.getByLabel(giftTexts.email).fill(`presente.${student.email}`)
      await dialog.getByLabel(giftTexts.reason).fill('Venceu o desafio da turma')
      await press(dialog.getByRole('button', { name: giftTexts.submit }))
      await expect(page.getByText(/^Ficou como pedido nº/)).toBeVisible()
    }))

  await test.step('news', () =>
    task(page, async (press) => {
      await press(page.getByRole('link', { name: overviewAdminTexts.shortcuts.news }))
      await dialog.getByLabel(contentsAdminTexts.fields.newsTitle.label).fill(`Novidade ${name}`)
      await dialog
        .getByLabel(contentsAdminTexts.fields.newsText.label)
        .fill('Uma novidade de teste, que ninguém espera há muito tempo.')
      await dialog.getByLabel(contentsAdminTexts.fields.date.label).fill('2026-11-20')
      await press(dialog.getByRole('button', { name: contentsAdminTexts.form.save }))
      await expectNotice(page, contentsAdminTexts.saved)
    }))
  // Other journeys look at the platform's own list.
  await page.getByRole('button', { name: contentsAdminTexts.reset, exact: true }).click()
  await dialog.getByRole('button', { name: contentsAdminTexts.resetAsk.confirm }).click()
  await expect(page.getByText(`Novidade ${name}`)).toHaveCount(0)
  await guest.context().close()
})

test('typed text is not lost by Back or by a press beside a dialog', async ({ page, student }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await becomeOwner(page, student)
  await open(page, '/painel')
  await page.getByRole('link', { name: overviewAdminTexts.shortcuts.coupon }).click()
  const dialog = page.locator('dialog[open]')
  await dialog.first().getByLabel(couponsAdminTexts.form.code, { exact: true }).fill('PERDIDO')
  await page.mouse.click(5, 5)
  await dialog.last().getByRole('button', { name: consoleTexts.leave.stay }).last().click()
  await expect(dialog.getByLabel(couponsAdminTexts.form.code, { exact: true })).toHaveValue('PERDIDO')
  await page.goBack()
  await page.getByRole('button', { name: consoleTexts.leave.stay }).last().click()
  await expect(dialog.getByLabel(couponsAdminTexts.form.code, { exact: true })).toHaveValue('PERDIDO')
})
