/** Premium that recurs, from the owner's prices to a cancellation in two presses. */
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { subscriptionsAdminTexts } from '#texts/console/subscriptions.ts'
import { subscriptionTexts as texts } from '#texts/shop/subscription.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { beSignedIn, expect, expectNotice, open, test } from '../support/journey.ts'

test('the owner sets a price, a student subscribes and cancels, and the numbers tell', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  const desk = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const owners = await desk.newPage()
  await becomeOwner(owners, { ...student, email: `dona.${student.email}` })
  await open(owners, '/painel/ajustes')
  const { monthlyPrice, correctionsPerMonth } = settingsAdminTexts.subscriptions
  await owners.getByLabel(monthlyPrice).fill('39,90')
  await owners.getByLabel(correctionsPerMonth).fill('2')
  const form = owners.locator('form', { has: owners.getByLabel(monthlyPrice) })
  await form.getByRole('button', { name: settingsAdminTexts.save }).click()
  await expect(owners.getByRole('status').last()).toBeVisible()

  await page.setViewportSize({ width: 360, height: 780 })
  await beSignedIn(page, student)
  const main = page.getByRole('main')
  await expect(async () => {
    await open(page, '/premium')
    await expect(main).toContainText('39,90', { timeout: 2_000 })
  }).toPass()
  await expect(main).toContainText('2 correções da professora por mês')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await main.getByRole('button', { name: texts.subscribe({ plan: 'monthly' }) }).click()
  await main.getByRole('button', { name: texts.test.approves }).click()
  await expect(main).toContainText('Renova em')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await main.getByRole('button', { name: texts.own.cancel }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.cancelDialog.submit }).click()
  await expectNotice(page, texts.own.done)
  await expect(main).toContainText('nada mais será cobrado')

  await open(owners, '/painel/assinaturas')
  const list = owners.getByRole('list', { name: subscriptionsAdminTexts.list })
  await expect(list).toContainText(subscriptionsAdminTexts.isCancelled)
  await expectAccessible(owners)
  await expectNoOverflow(owners)
  // Its days pass: it ends with what was paid.
  await list
    .getByRole('button', { name: /^Adiantar/ })
    .first()
    .click()
  await expect(list).toContainText(subscriptionsAdminTexts.statuses.ended)
  await open(page, '/premium')
  await expect(main).toContainText(texts.own.over.cancelled)

  // Other journeys share the shop: it sells no plan again.
  await open(owners, '/painel/ajustes')
  await owners.getByLabel(monthlyPrice).fill('')
  await form.getByRole('button', { name: settingsAdminTexts.save }).click()
  await expect(async () => {
    await open(page, '/premium')
    await expect(main).toContainText(texts.notSold, { timeout: 2_000 })
  }).toPass()
  await desk.close()
})
