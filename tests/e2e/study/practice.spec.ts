/** A day of practice by keyboard at 360 pixels, as a visitor and with an account (product §9 Practice). */
import type { Page } from '@playwright/test'
import { CONNECTIVE_TASKS, PROPOSAL_TASKS, THESIS_TASKS } from '#content/study/practice/daily-tasks.ts'
import { exercisesOf, PRACTICE_KINDS } from '#content/study/practice/exercises.ts'
import { practiceTexts as texts } from '#texts/study/practice.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { expect, open, test } from '../support/journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

const field = (page: Page) => page.getByLabel(texts.item.answer)

/** What stands in the quotation, mended as a student would who knows. */
async function rightAnswer(page: Page): Promise<string> {
  const shown = await page.getByRole('main').locator('blockquote').first().innerText()
  const exercise = PRACTICE_KINDS.flatMap((kind) => exercisesOf(kind)).find(({ wrong }) => wrong === shown)
  const task = [...THESIS_TASKS, ...CONNECTIVE_TASKS, ...PROPOSAL_TASKS].find(({ given }) => given === shown)
  return exercise?.answers[0] ?? task?.model ?? ''
}

test('a visitor practises a day by the keyboard, and finds it done after a reload', async ({ page }) => {
  await open(page, '/pratica')
  await expect(page.getByText(texts.today.count({ done: 0, total: 9 })).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await field(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(texts.problems.unchanged)).toBeVisible()
  // A wrong answer leaves the keyboard where it was.
  const check = page.getByRole('button', { name: texts.item.check })
  await check.focus()
  await page.keyboard.press('Enter')
  await expect(check).not.toHaveAttribute('aria-disabled')
  await expect(check).toBeFocused()
  await page.getByRole('button', { name: texts.item.show }).click()
  await expect(page.getByText(texts.item.told)).toBeVisible()
  await page.keyboard.press('Enter')

  for (let done = 1; done < 9; done += 1) {
    await field(page).fill(await rightAnswer(page))
    await field(page).press('Enter')
    await expect(page.getByText(texts.item.right)).toBeVisible()
    await expect(
      page.getByRole('button', { name: done === 8 ? texts.item.finish : texts.item.next }),
    ).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(texts.today.done)).toBeVisible()
  await expect(page.getByText(texts.classes.days({ days: 1 }))).toHaveCount(1)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(texts.today.done)).toBeVisible()
  await expect(page.getByText(texts.classes.days({ days: 1 }))).toHaveCount(1)
})

test('the tasks of the mini-course open, say what is missing, and what is done', async ({ page }) => {
  await open(page, '/pratica')
  await page.getByRole('button', { name: texts.course.open }).click()
  const task = page.getByRole('main').getByRole('group').first()
  await task.locator('summary').click()
  await task
    .getByLabel(texts.item.answer)
    .fill('A violência no trânsito persiste pela pressa e pela falta de fiscalização.')
  await task.getByRole('button', { name: texts.item.check }).click()
  await expect(task.getByText(texts.problems.theme)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('one page says what gives XP', async ({ page }) => {
  await open(page, '/pratica')
  await page.getByRole('link', { name: texts.xpPage.link }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.xpPage.title })).toBeVisible()
  await expect(page.getByText('Lenda da Redação')).toBeVisible()
  await expectNoOverflow(page)
})
