/** `Me avise!` from the press to the end: the mail that asks, the owner's /painel/emails, the notice, and /avisos that stops it. */
import type { Page } from '@playwright/test'
import { noticesAdminTexts } from '#texts/console/notices.ts'
import { interestTexts, topicTitle } from '#texts/shop/interest.ts'
import { interestButton } from '#texts/shop/interest-button.ts'
import { noticePageTexts } from '#texts/shop/notice-page.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { expect, expectNotice, mailedLink, open, test } from '../support/journey.ts'

const TOPIC = 'redacoes-nota-maxima'
const OTHER_TOPIC = 'cursos'
const title = topicTitle(TOPIC)

/** Presses `Me avise!` on a page and the link of the mail that asks back. */
async function askFor(page: Page, email: string): Promise<void> {
  await open(page, `/${TOPIC}`)
  await page.getByRole('main').getByRole('button', { name: interestButton }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(interestTexts.email).fill(email)
  await dialog.getByLabel(interestTexts.consent).check()
  await dialog.getByRole('button', { name: interestTexts.submit }).click()
  await expectNotice(page, interestTexts.confirm)
  await confirmAsked(page, TOPIC, email)
}

async function confirmAsked(
  page: Page,
  topic: typeof TOPIC | typeof OTHER_TOPIC,
  email: string,
): Promise<void> {
  const isKeptHere = (await mailedLink(email, '/avisos?pedido')) !== null
  if (!isKeptHere) return test.skip(true, 'the server under test keeps its mail elsewhere')
  const main = page.getByRole('main')
  // The mail of an earlier request may be the newest for a moment.
  await expect(async () => {
    await open(page, (await mailedLink(email, '/avisos?pedido')) ?? '')
    await expect(main).toContainText(noticePageTexts.request.lead({ title: topicTitle(topic) }), {
      timeout: 2_000,
    })
  }).toPass()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await main.getByRole('button', { name: noticePageTexts.request.confirm }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(noticePageTexts.request.confirmedHeading)
}

test('who asks confirms by mail, is told by the owner’s press, and stops the rest by one of their own', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  const email = `espera.${student.email}`
  await page.setViewportSize({ width: 360, height: 780 })
  // Its page has courses, and so no button any more; who asked before is still waiting.
  const request = { topic: OTHER_TOPIC, email, consentText: interestTexts.consent }
  await page.request.post('/api/interests', { data: request })
  await confirmAsked(page, OTHER_TOPIC, email)
  await askFor(page, email)
  const main = page.getByRole('main')

  const desk = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const owners = await desk.newPage()
  await becomeOwner(owners, student)
  await open(owners, '/painel/emails')
  const topic = owners
    .getByRole('list', { name: noticesAdminTexts.waiting.list })
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(topic).toContainText(/\d+ pessoas? à espera/)
  await expect(owners.getByText(noticesAdminTexts.undelivered.heading)).toBeVisible()
  await expectAccessible(owners)
  await expectNoOverflow(owners)
  await topic.getByRole('button', { name: noticesAdminTexts.waiting.announce }).click()
  await owners.getByRole('dialog').getByRole('button', { name: noticesAdminTexts.dialog.submit }).click()
  await expectNotice(owners, noticesAdminTexts.announced)
  await expect(topic.getByRole('button', { name: noticesAdminTexts.waiting.announce })).toBeFocused()
  // The job is behind the press, and the counts follow it.
  await expect(topic).toContainText(/^.*0 pessoas à espera/, { timeout: 20_000 })
  await expect(topic).toContainText(/avisamos \d+ pessoas?|avisamos 1 pessoa/, { timeout: 20_000 })
  await desk.close()

  const stop = await mailedLink(email, '/avisos?chave')
  await open(page, stop ?? '')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(noticePageTexts.stop.heading)
  // What was told is no longer waited for.
  await expect(main.getByRole('listitem')).toHaveText([topicTitle(OTHER_TOPIC)])
  await expectAccessible(page)
  await expectNoOverflow(page)
  await main.getByRole('button', { name: noticePageTexts.stop.button }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(noticePageTexts.stop.stoppedHeading)
  await expect(main).toContainText(noticePageTexts.stop.transactional)
})

test('a link that is cut short says what to do', async ({ page }) => {
  await open(page, '/avisos?pedido=meio-link')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    noticePageTexts.gone.heading,
  )
  await expectAccessible(page)
})
