/** The owner's console: its frame, and the admin page for students (decision 0052). */

import { STUDENT_STORIES } from '#content/community/student-stories.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { auditLogTexts } from '#texts/console/audit-log.ts'
import { challengeAdminTexts } from '#texts/console/challenge.ts'
import { consoleTexts } from '#texts/console/console.ts'
import { contentsAdminTexts } from '#texts/console/contents.ts'
import { studentsAdminTexts as texts } from '#texts/console/students.ts'
import { landingTexts } from '#texts/site/landing.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { beSignedIn, expect, expectNotice, open, test, withFeaturesOff } from '../support/journey.ts'

test('on a telephone the owner finds a student, gives her premium, closes her account, sets a theme, and it all stands in the log', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  const other = { ...student, fullName: 'Júlia Andrade Nunes', email: `julia.${student.email}` }
  const herPage = await (await browser.newContext()).newPage()
  await beSignedIn(herPage, other)
  await page.setViewportSize({ width: 360, height: 780 })
  await becomeOwner(page, student)
  await open(page, '/perfil')
  await page.getByRole('link', { name: profileTexts.openConsole }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: consoleTexts.bar.more }).click()
  await page.getByRole('link', { name: consoleTexts.adminPages.students }).click()
  await page.getByLabel(texts.search).fill(other.email)
  await page.getByLabel(texts.search).press('Enter')
  // Until the answer has come the list shows everybody.
  await page
    .getByRole('list', { name: texts.list })
    .getByRole('listitem')
    .filter({ hasText: other.email })
    .getByRole('link')
    .click()
  await expect(page.getByText(other.email)).toBeVisible()

  await page.getByRole('button', { name: texts.premium.grant }).click()
  await expect(page.getByText(texts.reasonTooShort)).toBeVisible()
  await page.getByLabel(texts.premium.reason).first().fill('Venceu o desafio da turma')
  await page.getByRole('button', { name: texts.premium.grant }).click()
  await expectNotice(page, texts.premium.granted)
  await page.getByLabel(texts.ban.reason).fill('Propaganda no chat depois de dois avisos')
  await page.getByRole('button', { name: texts.ban.ban }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.ban.confirm }).click()
  await expectNotice(page, texts.ban.done)
  await expect(page.getByText(/Motivo: Propaganda no chat/)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await open(herPage, '/perfil')
  await expect(herPage.getByRole('heading', { level: 1, name: profileTexts.guest.heading })).toBeVisible()
  await open(page, '/painel/desafio')
  // A month that no other journey looks at.
  await page.getByLabel(challengeAdminTexts.theme.month, { exact: true }).fill('2031-05')
  await page
    .getByLabel(challengeAdminTexts.theme.theme, { exact: true })
    .fill('Os desafios da leitura em família no Brasil')
  await page.getByLabel(challengeAdminTexts.theme.prize, { exact: true }).fill('Uma apostila à escolha')
  await page.getByRole('button', { name: challengeAdminTexts.theme.save }).click()
  await expectNotice(page, challengeAdminTexts.theme.saved)
  await expect(page.getByText('Os desafios da leitura em família no Brasil')).toBeVisible()

  await open(page, '/painel/registro')
  // Owners of other journeys may write in the same log meanwhile; these entries are of this one alone.
  const sentences = [
    /^Definiu tema e prêmio do desafio de maio de 2031/,
    new RegExp(`^Bloqueou a conta de ${other.fullName}`),
    new RegExp(`^Deu Premium a ${other.fullName}`),
  ]
  const list = page.getByRole('list', { name: auditLogTexts.list })
  for (const sentence of sentences)
    await expect(list.getByRole('link', { name: sentence })).not.toHaveCount(0)
})

// On the other server: journeys of the first look at the stories meanwhile.
withFeaturesOff(() => {
  test('the invented stories go in one press that asks first, and the platform’s list comes back', async ({
    page,
    student,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await becomeOwner(page, student, process.env['E2E_OFF_DATA_DIR'])
    await open(page, '/painel/conteudos/historias')
    const rows = page.getByRole('list', { name: contentsAdminTexts.kinds.stories.name }).getByRole('listitem')
    await expect(rows).toHaveCount(STUDENT_STORIES.length)
    const remove = page.getByRole('button', { name: contentsAdminTexts.removeExamples })
    await remove.click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toContainText(
      contentsAdminTexts.removeExamplesAsk.lead({ count: STUDENT_STORIES.length }),
    )
    await expectAccessible(page)
    await dialog.getByRole('button', { name: contentsAdminTexts.removeExamplesAsk.confirm }).click()
    await expect(page.getByText(contentsAdminTexts.empty)).toBeVisible()
    await expect(remove).toHaveCount(0)
    await expect(page.getByRole('list', { name: contentsAdminTexts.kinds.stories.name })).toBeFocused()
    await expectNoOverflow(page)
    const strip = page.getByRole('region', { name: landingTexts.stories.strip })
    await open(page, '/')
    await expect(strip).toHaveCount(0)

    await open(page, '/painel/conteudos/historias')
    await page.getByRole('button', { name: contentsAdminTexts.reset, exact: true }).click()
    await dialog.getByRole('button', { name: contentsAdminTexts.resetAsk.confirm }).click()
    await expect(rows).toHaveCount(STUDENT_STORIES.length)
    await open(page, '/')
    await expect(strip).toBeVisible()
  })
})
