/** The teacher corrects by keyboard and by thumb; the student reads what came back, asks and writes again. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { findExam } from '#content/writing/exams/all-exams.ts'
import { teacherCorrectionsTexts as texts } from '#texts/console/teacher-corrections.ts'
import { receivedTexts } from '#texts/writing/received-correction.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { expect, expectNotice, open, type Student, signUp, test } from '../support/journey.ts'

const run = promisify(execFile)
const THEME = 'Desafios da leitura no Brasil'
const BODY =
  'No Brasil, a leitura ainda é privilégio de poucos. Além disso as escolas não tem biblioteca.\n\nPortanto, cabe ao Estado construir bibliotecas, por meio de verbas, para que todos leiam.'
const COMMENT = 'Bom projeto de texto: cuide das vírgulas e da concordância.'

/** A student of its own whose essay waits. @returns its id */
async function sendEssay(
  browser: Browser,
  student: Student,
  exam = 'enem',
): Promise<{ page: Page; id: string }> {
  const page = await (await browser.newContext()).newPage()
  await signUp(page, student)
  const script = join(import.meta.dirname, '../support/send-to-teacher.ts')
  const { stdout } = await run(
    process.execPath,
    [script, student.email, `${BODY}\n\n${student.email.length}`, THEME, exam],
    {
      env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
    },
  )
  const id = /[0-9a-f-]{36}/.exec(stdout)?.[0] ?? ''
  return { page, id }
}

const teacherOf = (student: Student): Student => ({
  ...student,
  fullName: 'Rita Souza',
  email: `rita.${student.email}`,
})

async function readBack(page: Page, id: string) {
  await open(page, `/corretor-de-redacao/professora/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: THEME })).toBeVisible()
}

test('by keyboard at 1280: mark, take and drop, grade, comment, deliver; then read, ask, write again', async ({
  page,
  browser,
  student,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await becomeOwner(page, teacherOf(student))
  const sent = await sendEssay(browser, student)
  await open(page, '/painel/correcoes')
  await expectAccessible(page)
  await page
    .getByRole('link', { name: new RegExp(`^${texts.queue.open}`) })
    .first()
    .waitFor()
  await open(page, `/painel/correcoes/${sent.id}`)
  const sheet = page.getByRole('textbox', { name: texts.sheet.label })
  await sheet.focus()
  // The first words, chosen by the keyboard; a remark of the bank by two letters.
  await page.keyboard.press('Control+Home')
  for (let letter = 0; letter < 9; letter += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  const remark = page.getByRole('combobox', { name: texts.mark.remark })
  await expect(remark).toBeFocused()
  await page.keyboard.type('cr')
  await expect(page.getByRole('option').first()).toBeVisible()
  // Each option is as high as its words: none stands over the next.
  const cut = (options: Element[]) => options.filter((one) => one.scrollHeight > one.clientHeight).length
  expect(await page.getByRole('option').evaluateAll(cut)).toBe(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: texts.mark.list({ count: 1 }) })).toBeVisible()
  await expect(sheet).toBeFocused()
  // The engine's: one taken, one dropped.
  await expect(page.getByRole('button', { name: texts.offers.take, exact: true })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: texts.mark.list({ count: 2 }) })).toBeVisible()
  await page.keyboard.press('d')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(texts.closing.incomplete.title, { exact: true })).toBeVisible()
  for (const competence of ['1', '2', '3', '4', '5']) {
    await page.keyboard.press(competence)
    await page.keyboard.press('4')
    await page.keyboard.press('s')
    await page.keyboard.type(`Motivo da competência ${competence}.`)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('c')
  await page.keyboard.type(COMMENT)
  await expect(page.getByText(texts.state.saved)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  // A browser that falls loses nothing.
  await page.reload()
  await expect(page.getByRole('textbox', { name: texts.closing.comment })).toHaveValue(COMMENT)
  await expect(page.getByRole('heading', { name: texts.mark.list({ count: 2 }) })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: texts.keys.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: texts.keys.title })).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: texts.closing.confirm.yes }).click()
  await expectNotice(page, texts.closing.done)

  const reader = sent.page
  await readBack(reader, sent.id)
  await expect(reader.getByText('800', { exact: true })).toBeVisible()
  await expect(reader.getByText(COMMENT)).toBeVisible()
  await expectAccessible(reader)
  await reader
    .getByRole('textbox', { name: receivedTexts.question.field })
    .fill('Por que 160 na competência 1?')
  await reader.getByRole('button', { name: receivedTexts.question.send }).click()
  await expect(reader.getByText(receivedTexts.question.waiting)).toBeVisible()
  await reader.getByRole('radio', { name: receivedTexts.rating.options[3]! }).check()
  await reader.getByRole('button', { name: receivedTexts.rating.send }).click()
  await expectNotice(reader, receivedTexts.rating.sent)
  await reader.getByRole('link', { name: receivedTexts.rewrite }).click()
  await expect(reader.getByText(receivedTexts.atHand)).toBeVisible()
  await expect(reader.getByText(COMMENT)).toBeVisible()

  await open(page, '/painel/correcoes')
  const question = page.getByRole('listitem').filter({ hasText: 'Por que 160 na competência 1?' }).first()
  await question.getByRole('textbox', { name: texts.questions.answer }).fill('Por causa das vírgulas.')
  await question.getByRole('button', { name: texts.questions.send }).click()
  await expectNotice(page, texts.questions.sent)
  await readBack(reader, sent.id)
  await expect(reader.getByText('Por causa das vírgulas.')).toBeVisible()
  await reader.context().close()
})

test('by thumb at 360: an offered mark, the levels and the comment; without a network nothing is lost', async ({
  page,
  browser,
  student,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await becomeOwner(page, teacherOf(student))
  const sent = await sendEssay(browser, student)
  await sent.page.context().close()
  await open(page, `/painel/correcoes/${sent.id}`)
  await page.getByRole('button', { name: texts.offers.take, exact: true }).click()
  await expect(page.getByRole('heading', { name: texts.mark.list({ count: 1 }) })).toBeVisible()
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByRole('button', { name: texts.rubric.tab({ number, level: null }) }).click()
    await page.getByRole('radio', { name: /^160/ }).check()
    await page
      .getByRole('textbox', { name: texts.rubric.sentence({ number }) })
      .fill('Bom, com poucos desvios.')
  }
  await expect(page.getByText(texts.state.saved)).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.route('**/changes', (route) => route.abort('internetdisconnected'))
  const comment = page.getByRole('textbox', { name: texts.closing.comment })
  await comment.fill(COMMENT)
  await expect(page.getByText(texts.state.waiting)).toBeVisible()
  await page.unroute('**/changes')
  await page.reload()
  await expect(comment).toHaveValue(COMMENT)
  await expect(page.getByText(texts.state.saved)).toBeVisible()
  await page.getByRole('button', { name: texts.closing.submit }).click()
  await page.getByRole('button', { name: texts.closing.confirm.yes }).click()
  await expectNotice(page, texts.closing.done)
})

test('for another board: its criteria by keys and by the field, its mark by the formula', async ({
  page,
  browser,
  student,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await becomeOwner(page, teacherOf(student))
  const sent = await sendEssay(browser, student, 'cebraspe')
  await open(page, `/painel/correcoes/${sent.id}`)
  const { name } = findExam('cebraspe') ?? { name: '' }
  await expect(page.getByText(name)).toBeVisible()
  await page.getByRole('button', { name: texts.offers.take, exact: true }).click()
  const points = page.getByRole('spinbutton', { name: texts.rubric.points({ min: 0, max: 20 }) })
  await points.fill('15.5')
  await page.getByRole('textbox', { name: /^O que dizer de/ }).fill('Responde a tudo o que se pede.')
  await page.getByRole('textbox', { name: texts.closing.comment }).fill(COMMENT)
  await expect(page.getByText(texts.state.saved)).toBeVisible()
  // One error on three lines.
  await expect(page.getByText(texts.rubric.mark({ value: 14.17, of: 20 }))).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: texts.closing.submit }).click()
  await page.getByRole('button', { name: texts.closing.confirm.yes }).click()
  await expectNotice(page, texts.closing.done)
  const reader = sent.page
  await readBack(reader, sent.id)
  await expect(reader.getByRole('heading', { name: /14,17 de 20$/ })).toBeVisible()
  await expectAccessible(reader)
  await reader.getByRole('link', { name: receivedTexts.rewrite }).click()
  await expect(reader.getByRole('heading', { name })).toBeVisible()
  await reader.context().close()
})
