/** Other exams: their rules, and the assessment by their criteria (product §10 Other exams). */
import { findExamLesson } from '#content/writing/exam-lessons/find-exam-lesson.ts'
import { EXAMS, findExam } from '#content/writing/exams/all-exams.ts'
import { examCorrectionTexts as correction } from '#texts/writing/exam-correction.ts'
import { otherExamTexts as texts } from '#texts/writing/other-exams.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { expect, open, test } from '../support/journey.ts'

test('every exam is a link from the list to its page', async ({ page }) => {
  await open(page, '/outras-provas')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
    [...EXAMS]
      .sort((a, b) => Number(a.kind === 'concurso') - Number(b.kind === 'concurso'))
      .map(({ name }) => name),
  )
  await page.getByRole('main').getByRole('link', { name: 'Fuvest (USP)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fuvest (USP)')
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('points of the student’s own become the mark of the board, and none where points are not published', async ({
  page,
}) => {
  await open(page, '/outras-provas/fuvest')
  const status = page.getByRole('main').getByRole('status').last()
  await expect(status).toContainText(texts.self.incomplete)
  for (const field of await page.getByRole('combobox').all()) await field.selectOption('8')
  await expect(status).toContainText(texts.self.mark({ value: 40, of: 50 }))
  await open(page, '/outras-provas/unesp')
  await expect(page.getByRole('main').getByRole('status').last()).toContainText(texts.self.unpublished)
})

test('a question of the lesson says what was wrong, and explains what is right', async ({ page }) => {
  const [question] = findExamLesson('ufrgs')?.questions ?? []
  if (!question) throw new Error('no question')
  await open(page, '/outras-provas/ufrgs')
  const field = page.getByRole('textbox', { name: question.text })
  const form = page.locator('form').filter({ has: field })
  await field.fill('20')
  await form.getByRole('button', { name: texts.lesson.submit }).click()
  await expect(field).toHaveAccessibleDescription(texts.lesson.wrong)
  await expect(field).toBeFocused()
  await field.fill(' Trinta ')
  await field.press('Enter')
  await expect(form.getByRole('status')).toHaveText(texts.lesson.right(question))
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('the lines and errors of a pasted text make a range for Cebraspe', async ({ page }) => {
  await open(page, '/outras-provas/cebraspe')
  const sentence = 'A familia brasileira precisa de apoio, por que o Estado não chega a todos os bairros. '
  await page.getByRole('textbox', { name: texts.self.text }).fill(sentence.repeat(12))
  await page.getByRole('button', { name: texts.self.count }).click()
  await expect(page.getByLabel(texts.self.lines)).toHaveValue(/^\d+$/)
  await expect(page.getByLabel(texts.self.errors)).toHaveValue(/^[1-9]\d*$/)
  await page.getByRole('combobox').selectOption('20')
  await expect(page.getByRole('main').getByRole('status').last()).toContainText('a nota fica entre')
})

test('the room opens for the exam on a real proposal; the text is marked and counted, and has no grade', async ({
  page,
}) => {
  const [proposal] = findExam('unicamp')?.themes ?? []
  if (!proposal) throw new Error('no proposal')
  await open(page, '/outras-provas/unicamp')
  await page.getByRole('link', { name: texts.writeOn(proposal) }).click()
  await expect(page.getByRole('heading', { name: 'Unicamp (Comvest)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: proposal.title })).toBeVisible()
  const sentence = 'A familia brasileira precisa de apoio, por que o Estado não chega a todos os bairros. '
  await page.getByRole('textbox', { name: writingRoomTexts.sheet.field }).fill(sentence.repeat(10))
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: writingRoomTexts.submit }).click()
  await expect(page.getByRole('heading', { name: correction.sheet })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/C[1-5]|competência/i)
  for (const field of await page.getByRole('combobox').all()) await field.selectOption('2')
  await expect(page.getByRole('status').filter({ hasText: texts.self.markHeading })).toContainText(
    texts.self.mark({ value: 8, of: 12 }),
  )
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: correction.sheet })).toBeVisible()
  await page.getByRole('button', { name: correction.back }).click()
  await expect(page.getByRole('textbox', { name: writingRoomTexts.sheet.field })).toHaveValue(/familia/)
})

test('an exam that is not there is a missing page', async ({ page }) => {
  const answer = await page.goto('/outras-provas/enem')
  expect(answer?.status()).toBe(404)
})
