/**
 * A class's teacher corrects what was handed in, by keyboard at a desk and by thumb at 360 pixels; her student reads it.
 * Refusals: tests/http/writing/class-corrections.test.ts.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { teacherCorrectionsTexts as desk } from '#texts/console/teacher-corrections.ts'
import { classCorrectionTexts as texts } from '#texts/writing/class-correction.ts'
import { receivedTexts } from '#texts/writing/received-correction.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import {
  beSignedIn,
  callAs,
  expect,
  expectNotice,
  holdSession,
  open,
  openAccount,
  type Student,
  test,
} from '../support/journey.ts'

const COMMENT = 'Bom projeto de texto: cuide das vírgulas e da concordância.'

async function handIn(page: Page, code: string, task: () => Promise<string>): Promise<void> {
  await callAs(page, 'POST', 'classes/joining', { code })
  const essayId = randomUUID()
  await callAs(page, 'POST', 'corrections', {
    ...{ essayId, theme: { title: THEME, motivating: '' }, text: PARAGRAPHS.join('\n'), pastedCharacters: 0 },
  })
  await callAs(page, 'PUT', `class-tasks/${await task()}/handing`, { essayId })
}

async function gradeByKeys(page: Page): Promise<void> {
  for (const competence of ['1', '2', '3', '4', '5']) {
    await page.keyboard.press(competence)
    await page.keyboard.press('4')
    await page.keyboard.press('s')
    await page.keyboard.type(`Motivo da competência ${competence}.`)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('c')
  await page.keyboard.type(COMMENT)
}

test('the teacher of a class corrects by keyboard and at 360, gives back, and her student reads it', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  const person = (fullName: string, alias: string): Student => ({
    ...student,
    ...{ fullName, email: `${alias}.${student.email}` },
  })
  const newPage = async (width: number, height: number) =>
    (await browser.newContext({ viewport: { width, height } })).newPage()
  const [hers, anas, bias] = [await newPage(1280, 900), await newPage(360, 780), await newPage(360, 780)]
  const session = await openAccount(hers, person('Dalva Prado Reis', 'dalva'))
  await holdSession(hers, session)
  await beSignedIn(anas, person('Ana Lima Souza', 'ana'))
  await beSignedIn(bias, person('Bia Reis Melo', 'bia'))
  await becomeOwner(page, student)
  await callAs(page, 'PUT', `console/students/${JSON.parse(session).user.id}/teacher`)
  const year = new Date().getFullYear()
  const { id, code } = await callAs(hers, 'POST', 'classes', { name: '3º ano B', year })
  const task = await callAs(hers, 'POST', `class-tasks/taught/${id}`, {
    ...{ title: THEME, themeId: null, note: '', dueOn: `${year + 1}-01-31` },
  })
  for (const each of [anas, bias]) await handIn(each, code, async () => task.id)

  // At a desk, by the keyboard alone.
  await open(hers, `/turmas/${id}/tarefas/${task.id}`)
  await expectAccessible(hers)
  const link = (act: string, name: string) => hers.getByRole('link', { name: texts.table.of({ act, name }) })
  await link(texts.table.begin, 'Ana Lima Souza').focus()
  await hers.keyboard.press('Enter')
  const sheet = hers.getByRole('textbox', { name: desk.sheet.label })
  await sheet.focus()
  await hers.keyboard.press('Control+Home')
  for (let letter = 0; letter < 9; letter += 1) await hers.keyboard.press('Shift+ArrowRight')
  await hers.keyboard.press('Enter')
  await expect(hers.getByRole('combobox', { name: desk.mark.remark })).toBeFocused()
  await hers.keyboard.type('Abra com o tema.')
  await hers.keyboard.press('Enter')
  await expect(hers.getByRole('heading', { name: desk.mark.list({ count: 1 }) })).toBeVisible()
  await expect(hers.getByText(desk.rubric.estimateLater)).toBeVisible()
  await gradeByKeys(hers)
  await expect(hers.getByText(desk.state.saved)).toBeVisible()
  await expectAccessible(hers)
  await expectNoOverflow(hers)
  // A browser that falls loses nothing.
  await hers.reload()
  await expect(hers.getByRole('textbox', { name: desk.closing.comment })).toHaveValue(COMMENT)
  await expect(hers.getByRole('button', { name: desk.rubric.estimate })).toBeVisible()
  await hers.keyboard.press('Control+Enter')
  await hers.getByRole('button', { name: texts.closing.yes }).click()
  await expectNotice(hers, texts.closing.done)

  // The next one has opened; by thumb.
  await hers.waitForURL((url) => url.pathname.endsWith('/corrigir'))
  await expect(hers.getByText(/^Bia, entregue em/)).toBeVisible()
  await hers.setViewportSize({ width: 360, height: 780 })
  for (const number of [1, 2, 3, 4, 5]) {
    await hers.getByRole('button', { name: new RegExp(`^Competência ${number}`) }).click()
    await hers.getByRole('radio', { name: /^120/ }).check()
    await hers.getByRole('textbox', { name: desk.rubric.sentence({ number }) }).fill('Um motivo desta nota.')
  }
  await hers.getByRole('textbox', { name: desk.closing.comment }).fill(COMMENT)
  await expectAccessible(hers)
  await expectNoOverflow(hers)
  await hers.getByRole('button', { name: texts.closing.submit }).click()
  await hers.getByRole('button', { name: texts.closing.yes }).click()
  await expectNotice(hers, texts.noneNext)
  await expect(hers.getByText(texts.table.returned({ total: 800 }))).toBeVisible()
  await expectAccessible(hers)
  await expectNoOverflow(hers)

  await open(anas, '/turma')
  await anas.getByRole('link', { name: texts.student.readOf({ title: THEME }) }).click()
  await expect(anas.getByText(COMMENT)).toBeVisible()
  await expect(anas.getByText('Abra com o tema.').first()).toBeVisible()
  await expect(anas.getByText(/Corrigida por Dalva Prado Reis, da turma 3º ano B/)).toBeVisible()
  await expect(anas.getByRole('heading', { name: receivedTexts.question.heading })).toBeHidden()
  await expectAccessible(anas)
  await expectNoOverflow(anas)
  // Taken back, it is gone for both.
  await callAs(anas, 'DELETE', `class-tasks/${task.id}/handing`)
  await anas.reload()
  await expect(anas.getByText(receivedTexts.missing)).toBeVisible()
  for (const each of [hers, anas, bias]) await each.context().close()
})
