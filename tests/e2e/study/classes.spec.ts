/** A class from the owner's leave to a student in it and out of it; its refusals: tests/http/study/classes.test.ts. */
import { auditLogTexts } from '#texts/console/audit-log.ts'
import { studentsAdminTexts } from '#texts/console/students.ts'
import { classesTexts } from '#texts/study/classes.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { beSignedIn, expect, expectNotice, open, test } from '../support/journey.ts'

const { teacher: list, taught, student: joining } = classesTexts

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

  await leave.click()
  await anasPage.getByRole('dialog').getByRole('button', { name: joining.leave }).click()
  await expectNotice(anasPage, joining.left)
  await expect(anasPage.getByText(joining.none)).toBeVisible()
  await herPage.reload()
  await expect(herPage.getByText(taught.students.empty)).toBeVisible()
})
