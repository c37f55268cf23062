/** What a minor shows and what a guardian may end, on two telephones; the rest: tests/http/account/guardians.test.ts. */
import { guardianTexts } from '#texts/account/guardians.ts'
import { ownGuardiansTexts as minor } from '#texts/account/own-guardians.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { showEssayTexts } from '#texts/writing/show-essay.ts'
import { shownEssayTexts } from '#texts/writing/shown-essays.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { proveEmail } from '../support/become-owner.ts'
import { callAs, expect, expectNotice, holdSession, open, openAccount, test } from '../support/journey.ts'

const { erasure } = guardianTexts

test('a minor shows a version and hides it; a guardian asks for the end of the account, and the minor stops it', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  const telephone = { viewport: { width: 360, height: 780 } }
  const ana = { ...student, fullName: 'Ana Lima Souza', email: `ana.${student.email}` }
  const rosa = { ...student, fullName: 'Rosa Lima', email: `rosa.${student.email}` }
  const anas = await (await browser.newContext(telephone)).newPage()
  await page.setViewportSize(telephone.viewport)
  await holdSession(anas, await openAccount(anas, ana, '16-17'))
  await holdSession(page, await openAccount(page, rosa))
  await proveEmail(page, rosa)
  await open(anas, '/perfil')
  await open(page, '/responsavel')
  const { code } = await callAs(anas, 'POST', 'guardians/code')
  await callAs(page, 'POST', 'guardians/ties', { code, isGuardian: true })

  const sentence = 'A leitura forma quem participa da vida do país, e a escola deve abrir essa porta.'
  const id = crypto.randomUUID()
  await callAs(anas, 'POST', 'corrections', {
    ...{ essayId: id, theme: { title: 'O acesso à leitura no Brasil', motivating: '' } },
    ...{ text: Array(12).fill(sentence).join('\n'), pastedCharacters: 0 },
  })
  await open(anas, `/corretor-de-redacao/redacoes/${id}`)
  const show = anas.getByRole('switch', { name: showEssayTexts.label({ number: 1 }) })
  await show.press('Space')
  await expectNotice(anas, showEssayTexts.shown)
  await expectAccessible(anas)
  await expectNoOverflow(anas)

  await page.reload()
  await page.getByRole('button', { name: /^Ler: / }).press('Enter')
  await expect(page.getByText('A leitura forma quem participa').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await show.press('Space')
  await expectNotice(anas, showEssayTexts.hidden)
  await page.reload()
  await expect(page.getByText(shownEssayTexts.none)).toBeVisible()

  await page.getByRole('button', { name: erasure.openOf({ name: 'Ana' }) }).click()
  const dialog = page.getByRole('dialog', { name: erasure.title({ name: 'Ana' }) })
  await dialog.getByLabel(settingsTexts.erase.password, { exact: true }).fill(rosa.password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: erasure.submit }).click()
  await expectNotice(page, erasure.asked)
  await expect(page.getByText(/^A conta será apagada a partir de/)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await open(anas, '/perfil#responsavel')
  await expect(anas.getByText(/^A sua conta será apagada a partir de/)).toBeVisible()
  await expectAccessible(anas)
  await expectNoOverflow(anas)
  await anas.getByRole('button', { name: minor.endOf({ name: rosa.fullName }) }).click()
  await anas.getByRole('dialog').getByRole('button', { name: minor.end }).click()
  await expectNotice(anas, minor.ended)
  await expect(anas.getByText(/^A sua conta será apagada a partir de/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(guardianTexts.page.none)).toBeVisible()
})
