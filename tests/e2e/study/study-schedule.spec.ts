import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { planNotesTexts } from '#texts/study/plan-notes.ts'
import { studyCalendarTexts as calendar } from '#texts/study/study-calendar.ts'
import { scheduleTexts as schedule } from '#texts/study/study-schedule.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import {
  beSignedIn,
  expect,
  expectDescribedBy,
  expectNotice,
  expectWithoutScript,
  open,
  test,
} from '../support/journey.ts'

const { form: studyForm, result, profile } = schedule
const { why } = planNotesTexts

const main = (page: Page) => page.getByRole('main')

async function makePlan(page: Page, fields: { hours?: string; days?: string; course?: string } = {}) {
  await open(page, '/cronograma-de-estudos')
  if (fields.hours !== undefined) await main(page).getByLabel(studyForm.hours).fill(fields.hours)
  if (fields.days !== undefined) await main(page).getByLabel(studyForm.days).fill(fields.days)
  if (fields.course !== undefined) await main(page).getByLabel(studyForm.course).fill(fields.course)
  await main(page).getByRole('button', { name: studyForm.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: result.heading })).toBeVisible()
}

test('the form begins with the defaults and refuses what is outside its limits', async ({ page }) => {
  await open(page, '/cronograma-de-estudos')
  await expect(main(page).getByLabel(studyForm.hours)).toHaveValue('4')
  await expect(main(page).getByLabel(studyForm.days)).toHaveValue('180')
  await expect(main(page).getByRole('slider')).toHaveCount(5)
  for (const slider of await main(page).getByRole('slider').all()) await expect(slider).toHaveValue('5')

  for (const [label, text, problem] of [
    [studyForm.hours, '13', studyForm.problems.hours],
    [studyForm.hours, '', studyForm.problems.hours],
    [studyForm.days, '29', studyForm.problems.days],
  ] as const) {
    await main(page).getByLabel(studyForm.hours).fill('4')
    await main(page).getByLabel(studyForm.days).fill('180')
    await main(page).getByLabel(label).fill(text)
    await main(page).getByRole('button', { name: studyForm.submit }).click()
    await expect(main(page).getByLabel(label)).toBeFocused()
    await expectDescribedBy(main(page).getByLabel(label), problem)
  }
})

test('the plan names the mock exam of the month', async ({ page }) => {
  await makePlan(page)
  await expect(main(page).getByText(/simulado do mês/)).toContainText(/\d{2}\/\d{2}\/\d{4}, às \d{2}:\d{2}/)
  await main(page).getByRole('link', { name: planNotesTexts.mockExam.action }).click()
  await expect(page).toHaveURL(/\/simulado$/)
})

test('sliders move by one with arrows and by ten with the page keys and with shift', async ({ page }) => {
  await open(page, '/cronograma-de-estudos')
  const slider = main(page).getByRole('slider', { name: schedule.subjects.matematica })
  await slider.focus()
  for (const [key, value] of [
    ['ArrowRight', '6'],
    ['ArrowDown', '5'],
    ['PageUp', '10'],
    ['PageDown', '0'],
    ['Shift+ArrowUp', '10'],
    ['Shift+ArrowLeft', '0'],
    ['Shift+ArrowRight', '10'],
    ['Shift+ArrowDown', '0'],
    ['End', '10'],
    ['Home', '0'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(slider, key).toHaveValue(value)
  }
  await expect(slider).toHaveAttribute('aria-valuetext', '0 de 10')
})

test('a plan is made by keyboard alone, kept over a reload, and begun again', async ({ page }) => {
  await open(page, '/cronograma-de-estudos')
  await main(page).getByLabel(studyForm.course).focus()
  await page.keyboard.type('Medicina')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: result.heading })).toBeFocused()
  await expect(main(page)).toContainText('Faltam 180 dias para a prova')
  await expect(main(page)).toContainText('Medicina é da área de Biológicas: Ciências da Natureza pesa mais')
  const natureza = main(page).getByRole('row', { name: /Ciências da Natureza/ })
  await expect(natureza).toContainText('2,5 × 6 = 15')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Segunda' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: result.heading })).toBeVisible()
  await main(page).getByRole('button', { name: result.reset }).click()
  await expect(page.getByRole('heading', { level: 1, name: schedule.heading })).toBeFocused()
  await expect(main(page).getByLabel(studyForm.course)).toHaveValue('')
  await page.reload()
  await expect(main(page).getByLabel(studyForm.hours)).toBeVisible()
})

test('the plan’s own subjects come first among the topics, open, and each survey names its source', async ({
  page,
}) => {
  await makePlan(page, { course: 'Física' })
  const cards = main(page).locator('details')
  await expect(cards.first()).toHaveAttribute('open', '')
  await expect(cards.first().getByText(result.priority)).toBeVisible()
  await expect(cards.first()).toContainText('Fonte:')
  await cards.last().locator('summary').click()
  await expect(cards.last()).toContainText('%')
  await expect(main(page).getByRole('heading', { name: why.heading })).toBeVisible()
})

test('the plan prints on one page, without the frame', async ({ page }) => {
  await makePlan(page, { hours: '12', course: 'Engenharia de Computação' })
  // The week and its reasons come in the frame after the heading.
  await expect(main(page).getByRole('heading', { name: why.heading })).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: result.print })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: result.print }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
})

test('the plan goes into a calendar file', async ({ page }) => {
  await makePlan(page)
  await page.getByRole('button', { name: result.calendar }).click()
  const dialog = page.getByRole('dialog', { name: calendar.heading })
  await dialog.getByLabel(calendar.start).fill('08:30')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: calendar.download }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(calendar.fileName)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toMatch(/DTSTART:\d{8}T083000\r\n/)
  expect(text).toContain('SUMMARY:Estudar Redação')
  expect(text).toContain(`SUMMARY:${calendar.exam}`)
})

test('a student saves the plan in the profile, finds it on another device, and takes it out', async ({
  page,
  student,
  browser,
}) => {
  await makePlan(page, { course: 'Direito' })
  await expect(main(page).getByRole('link', { name: profile.guest })).toHaveAttribute('href', '/cadastro')
  await beSignedIn(page, student)
  await open(page, '/cronograma-de-estudos')
  await main(page).getByRole('button', { name: profile.save }).click()
  await expectNotice(page, profile.done)
  await expect(main(page).getByText(profile.saved)).toBeVisible()
  await expectAccessible(page)

  const state = await page.context().storageState()
  const other = await (await browser.newContext({ storageState: state })).newPage()
  await other.goto('/cronograma-de-estudos')
  await main(other).getByRole('button', { name: result.reset }).click()
  await main(other).getByRole('button', { name: schedule.aside.openSaved }).click()
  await expect(main(other)).toContainText('Direito é da área de Humanas')
  await main(other).getByRole('button', { name: profile.remove }).click()
  await expectNotice(other, profile.removed)
  await expect(main(other).getByRole('button', { name: profile.save })).toBeVisible()
  await other.context().close()
})

test('without script the schedule says what it needs and still shows the topics', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/cronograma-de-estudos')
  await expectWithoutScript(page, schedule.noScript)
  await main(page).locator('summary').first().click()
  await expect(main(page).locator('details').first()).toContainText('Fonte:')
  await page.context().close()
})
