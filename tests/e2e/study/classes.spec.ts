/**
 * A class from the owner's leave to a student in it, with a task handed in and taken back, and out of it; refusals:
 * tests/http/study/classes.test.ts and tests/http/writing/class-tasks.test.ts.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { auditLogTexts } from '#texts/console/audit-log.ts'
import { studentsAdminTexts } from '#texts/console/students.ts'
import { classesTexts } from '#texts/study/classes.ts'
import { joinedClassTexts as joining } from '#texts/study/joined-class.ts'
import { taughtClassTexts as taught } from '#texts/study/taught-class.ts'
import { classTasksTexts as tasks } from '#texts/writing/class-tasks.ts'
import { correctionTexts } from '#texts/writing/correction.ts'
import { ownTasksTexts as own } from '#texts/writing/own-class-tasks.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { beSignedIn, callAs, expect, expectNotice, open, test } from '../support/journey.ts'

const { teacher: list } = classesTexts

test('the owner lets a teacher have classes; a student joins by the code, is seen, and leaves', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  const dalva = { ...student, fullName: 'Dalva Prado Reis', email: `dalva.${student.email}` }
  const ana = { ...student, fullName: 'Ana Lima Souza', email: `ana.${student.email}` }
  const telephone = { viewport: { width: 360, height: 780 } }
  const herPage = await (await browser.newContext(telephone)).newPage()
  const anasPage = await (await browser.newContext(telephone)).newPage()
  await beSignedIn(herPage, dalva)
  await beSignedIn(anasPage, ana)

  await open(herPage, '/turmas')
  await expect(herPage.getByText(list.notTeacher)).toBeVisible()

  await becomeOwner(page, student)
  await open(page, `/painel/estudantes?busca=${encodeURIComponent(dalva.email)}`)
  await page
    .getByRole('list', { name: studentsAdminTexts.list })
    .getByRole('listitem')
    .filter({ hasText: dalva.email })
    .getByRole('link')
    .click()
  await page.getByLabel(studentsAdminTexts.teacher.label).click()
  await expect(page.getByLabel(studentsAdminTexts.teacher.label)).toBeChecked()
  await expect(
    page.getByText(auditLogTexts.sentences['student.grant-teacher']({ name: dalva.fullName, amount: '' })),
  ).toBeVisible()

  await open(herPage, '/perfil')
  await herPage.getByRole('link', { name: classesTexts.profile.teach }).click()
  await herPage.getByRole('button', { name: list.make.submit }).click()
  await expect(herPage.getByText(list.make.nameMissing)).toBeVisible()
  await herPage.getByLabel(list.make.name).fill('3º ano B')
  await herPage.getByRole('button', { name: list.make.submit }).click()
  await expectNotice(herPage, list.make.done)
  await herPage.getByRole('link', { name: '3º ano B' }).click()
  const code = await herPage.getByText(/^[2-9a-z]{8}$/).innerText()
  await expect(herPage.getByText(taught.students.empty)).toBeVisible()
  await expectAccessible(herPage)

  await open(anasPage, '/perfil')
  await anasPage.getByRole('link', { name: classesTexts.profile.attend }).click()
  const field = anasPage.getByLabel(joining.code)
  await field.fill('22222222')
  await field.press('Enter')
  await expect(anasPage.getByText(joining.refusals['code_not_found'] ?? '')).toBeVisible()
  await field.fill(code.toUpperCase())
  await field.press('Enter')
  await expect(anasPage.getByText(joining.hidden)).toBeVisible()
  await expectAccessible(anasPage)
  await anasPage.getByRole('button', { name: joining.join }).click()
  await expectNotice(anasPage, joining.done({ name: '3º ano B' }))
  const leave = anasPage.getByRole('button', { name: joining.leaveOf({ name: '3º ano B' }) })
  await expect(leave).toBeVisible()
  await expectNoOverflow(anasPage)

  await herPage.reload()
  await expect(herPage.getByText(ana.fullName, { exact: true })).toBeVisible()
  await expectAccessible(herPage)
  await expectNoOverflow(herPage)

  // A task, an essay that the corrector has read, and what the teacher sees of it.
  const { make } = tasks.taught
  await herPage.getByRole('button', { name: make.submit }).click()
  await expect(herPage.getByText(tasks.form.titleMissing)).toBeVisible()
  await herPage.getByLabel(tasks.form.title).fill(THEME)
  await herPage.getByLabel(tasks.form.note).fill('Traga também o rascunho.')
  await herPage.getByLabel(tasks.form.dueOn).fill('2020-01-01')
  await herPage.getByRole('button', { name: make.submit }).click()
  await expect(herPage.getByText(tasks.failures['day_passed']!)).toBeVisible()
  await herPage.getByLabel(tasks.form.dueOn).fill(`${new Date().getFullYear() + 1}-01-31`)
  await herPage.getByRole('button', { name: make.submit }).click()
  await expectNotice(herPage, make.done)
  await expectAccessible(herPage)
  await expectNoOverflow(herPage)

  await anasPage.reload()
  await anasPage.getByRole('link', { name: own.write }).click()
  await anasPage.waitForURL('**/corretor-de-redacao?prova=enem')
  await expect(anasPage.getByRole('main').getByText(THEME)).toBeVisible()
  await callAs(anasPage, 'POST', 'corrections', {
    essayId: randomUUID(),
    theme: { title: THEME, motivating: '' },
    text: PARAGRAPHS.join('\n'),
    pastedCharacters: 0,
  })
  await open(anasPage, '/turma')
  await expect(anasPage.getByText('Traga também o rascunho.')).toBeVisible()
  await anasPage.getByRole('button', { name: own.hand }).click()
  await expect(anasPage.getByText(own.chooseMissing)).toBeVisible()
  await anasPage.getByLabel(own.choose).selectOption({ index: 1 })
  await anasPage.getByRole('button', { name: own.hand }).click()
  await expectNotice(anasPage, own.done)
  const back = anasPage.getByRole('button', { name: own.takeBackOf({ title: THEME }) })
  await expect(back).toBeVisible()
  await expectAccessible(anasPage)
  await expectNoOverflow(anasPage)

  await herPage.getByRole('link', { name: THEME }).click()
  await expect(herPage.getByText(tasks.task.errors.few)).toBeVisible()
  await expectAccessible(herPage)
  await expectNoOverflow(herPage)
  const download = herPage.waitForEvent('download')
  await herPage.getByRole('button', { name: tasks.task.download }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(ana.fullName)
  await herPage.getByRole('link', { name: tasks.task.readOf({ name: ana.fullName }) }).click()
  await expect(herPage.getByRole('heading', { name: correctionTexts.sheetHeading })).toBeVisible()
  await expectAccessible(herPage)
  await expectNoOverflow(herPage)

  // The development of the class has what was handed in.
  const taskAddress = herPage.url().replace(/\/[^/]+$/, '')
  await herPage.getByRole('link', { name: tasks.handed.back }).click()
  await herPage.getByRole('link', { name: tasks.task.back }).click()
  await herPage.getByRole('link', { name: tasks.taught.development }).click()
  await expect(herPage.getByRole('rowheader', { name: ana.fullName })).toBeVisible()
  await expectAccessible(herPage)
  await expectNoOverflow(herPage)
  await herPage.goto(taskAddress)
  await herPage.getByRole('link', { name: tasks.task.readOf({ name: ana.fullName }) }).click()

  await back.click()
  await anasPage.getByRole('dialog').getByRole('button', { name: own.takeBack }).click()
  await expectNotice(anasPage, own.takenBack)
  await herPage.reload()
  await expect(herPage.getByText(tasks.handed.missing)).toBeVisible()
  await herPage.getByRole('link', { name: tasks.handed.back }).click()
  await expect(herPage.getByRole('cell', { name: tasks.task.notHanded })).toBeVisible()
  await herPage.getByRole('link', { name: tasks.task.back }).click()

  // On a theme of the bank, found by a word of it.
  await herPage.getByLabel(tasks.form.search).fill('educacao')
  const found = herPage.getByRole('button', { name: /^Usar o tema/ }).first()
  const theme = await found.innerText()
  await found.focus()
  await herPage.keyboard.press('Enter')
  await expect(herPage.getByText(tasks.form.bankTheme)).toBeVisible()
  await herPage.getByLabel(tasks.form.dueOn).fill(`${new Date().getFullYear() + 1}-01-31`)
  await expectAccessible(herPage)
  await expectNoOverflow(herPage)
  await herPage.getByRole('button', { name: make.submit }).click()
  await expect(herPage.getByRole('link', { name: theme })).toBeVisible()
  await anasPage.reload()
  await anasPage
    .getByRole('listitem')
    .filter({ has: anasPage.getByText(theme, { exact: true }) })
    .last()
    .getByRole('link', { name: own.write })
    .click()
  await anasPage.waitForURL('**/corretor-de-redacao?prova=enem&tema=*')
  await expect(anasPage.getByRole('main').getByText(theme).first()).toBeVisible()
  await open(anasPage, '/turma')

  await leave.click()
  await anasPage.getByRole('dialog').getByRole('button', { name: joining.leave }).click()
  await expectNotice(anasPage, joining.left)
  await expect(anasPage.getByText(joining.none)).toBeVisible()
  await herPage.reload()
  await expect(herPage.getByText(taught.students.empty)).toBeVisible()
})
