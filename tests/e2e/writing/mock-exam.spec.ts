/** The mock exam at 360 pixels: begin, write, lose the network, reload, hand in, read the result (product §10 Mock exam). */
import { mockExamTexts as texts } from '#texts/writing/mock-exam.ts'
import { todayTexts } from '#texts/writing/today.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { PARAGRAPHS } from '../../support/corrector.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { expect, open, signUp, test } from '../support/journey.ts'
import { openMockExam } from '../support/open-mock-exam.ts'

test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' })

test('a visitor reads what it is and how to take part', async ({ page }) => {
  await open(page, '/simulado')
  await expect(page.getByRole('heading', { name: texts.how.heading })).toBeVisible()
  await expect(page.getByText(texts.own.guest)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('a student sits the exam through a cut of the network and a reload, and reads the mirror', async ({
  page,
  context,
  student,
}) => {
  await openMockExam()
  await signUp(page, student)
  await open(page, '/hoje')
  await page.getByRole('link', { name: todayTexts.mockExam.open.action }).click()
  await page.getByRole('button', { name: texts.own.begin }).click()
  await page.getByRole('button', { name: texts.own.confirm.yes }).click()
  await page.waitForURL(/\/simulado\/prova\?mes=\d{4}-\d\d$/)
  const sheet = page.getByLabel(writingRoomTexts.sheet.field)
  await expect(page.getByRole('timer')).toContainText(/^1:(29|30):/)
  await expectAccessible(page)
  await expectNoOverflow(page)

  const [first = '', ...rest] = PARAGRAPHS
  await sheet.fill(first)
  await expect(page.getByText(/^Salvo às/)).toBeVisible({ timeout: 15_000 })
  // The worker keeps the page once it has taken over; before that a reload without a network has nothing to show.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/simulado/prova')) !== undefined))
    .toBe(true)
  await context.setOffline(true)
  await sheet.fill([first, ...rest].join('\n'))
  await expect(page.getByText(texts.sitting.saved.local)).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await expect(sheet).toHaveValue([first, ...rest].join('\n'))
  await expect(page.getByRole('timer')).toContainText(/^1:2\d:/)
  await context.setOffline(false)
  await expect(page.getByText(/^Salvo às/)).toBeVisible({ timeout: 20_000 })

  await page.getByRole('button', { name: texts.sitting.handIn }).click()
  await page.getByRole('button', { name: texts.sitting.confirm.yes, exact: true }).click()
  await page.waitForURL(/\/simulado\/resultado\//)
  await expect(page.getByRole('heading', { name: texts.result.mirror })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('heading', { name: texts.result.comments })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await open(page, '/simulado')
  await expect(page.getByRole('link', { name: texts.own.see })).toBeVisible()
  await expect(page.getByRole('button', { name: texts.own.begin })).toHaveCount(0)
})
