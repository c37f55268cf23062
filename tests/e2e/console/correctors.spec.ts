/** A corrector is invited, works and leaves; of the console she finds the queue alone. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { confirmationTexts } from '#texts/account/email-confirmation.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { correctorsTexts } from '#texts/console/correctors.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { blankPageTexts } from '#texts/site/blank-pages.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import {
  confirmationLink,
  expect,
  expectNotice,
  mailedLink,
  open,
  type Student,
  signUp,
  test,
} from '../support/journey.ts'

const run = promisify(execFile)

for (const width of [1280, 360]) {
  test(`at ${width}: invited by mail, accepting, taking an essay and leaving`, async ({
    page,
    browser,
    student,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const owner: Student = { ...student, fullName: 'Rita Souza', email: `rita.${student.email}` }
    const corrector: Student = { ...student, fullName: 'Carla Dias', email: `carla.${student.email}` }
    await becomeOwner(page, owner)
    const other = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage()
    await signUp(other, student)
    const script = join(import.meta.dirname, '../support/send-to-teacher.ts')
    // Its own at each try: what an earlier one sent is still in the queue.
    const theme = `Leitura no Brasil ${student.email.split('@')[0]}`
    const body = `A leitura ainda é privilégio de poucos. ${student.email}`
    await run(process.execPath, [script, student.email, body, theme], {
      env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
    })
    await other.context().close()

    await open(page, '/painel/correcoes')
    await page.getByRole('link', { name: correctorsTexts.toTeam }).click()
    await page.getByRole('textbox', { name: correctorsTexts.invite.email }).fill(corrector.email)
    await page.getByRole('button', { name: correctorsTexts.invite.submit }).click()
    await expectNotice(page, correctorsTexts.invite.sent)
    await expect(page.getByText(corrector.email)).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)

    const hers = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage()
    await signUp(hers, corrector)
    await open(hers, (await confirmationLink(corrector.email)) ?? '')
    await hers.getByRole('main').getByRole('button', { name: confirmationTexts.page.submit }).click()
    await expect(hers.getByRole('heading', { level: 1, name: 'E-mail confirmado!' })).toBeVisible()
    await open(hers, (await mailedLink(corrector.email, '/convite-para-corrigir?chave')) ?? '')
    await expectAccessible(hers)
    await expectNoOverflow(hers)
    await hers.getByRole('button', { name: correctorsTexts.invitation.accept }).click()
    await hers.getByRole('link', { name: correctorsTexts.invitation.toQueue }).click()
    const essay = hers.getByRole('listitem').filter({ hasText: theme })
    await expect(essay).toBeVisible()
    await expectAccessible(hers)
    await expectNoOverflow(hers)
    await essay.getByRole('link', { name: new RegExp(`^${teacherCorrectionsTexts.queue.open}`) }).click()
    await hers
      .getByRole('textbox', { name: teacherCorrectionsTexts.closing.comment })
      .fill('Bom começo: releia a conclusão.')
    await expect(hers.getByText(teacherCorrectionsTexts.state.saved)).toBeVisible()
    // Of the rest of the console nothing is there.
    await open(hers, '/painel/pedidos')
    await expect(hers.getByRole('heading', { level: 1, name: blankPageTexts.notFound.title })).toBeVisible()

    await open(hers, '/perfil')
    await hers.getByRole('link', { name: profileTexts.openDesk }).click()
    await hers.getByRole('button', { name: correctorsTexts.leave.open }).click()
    await hers.getByRole('button', { name: correctorsTexts.leave.yes, exact: true }).click()
    await expectNotice(hers, correctorsTexts.leave.done)
    await open(hers, '/painel/correcoes')
    await expect(hers.getByRole('heading', { level: 1, name: blankPageTexts.notFound.title })).toBeVisible()
    await hers.context().close()

    await open(page, '/painel/correcoes')
    await page
      .getByRole('listitem')
      .filter({ hasText: theme })
      .getByRole('link', { name: new RegExp(`^${teacherCorrectionsTexts.queue.open}`) })
      .click()
    await expect(page.getByRole('textbox', { name: teacherCorrectionsTexts.closing.comment })).toHaveValue(
      'Bom começo: releia a conclusão.',
    )
  })
}
