/** A guardian by the code of a minor, on two telephones; the refusals: tests/http/account/guardians.test.ts. */
import { guardianTexts } from '#texts/account/guardians.ts'
import { ownGuardiansTexts as minor } from '#texts/account/own-guardians.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { chatClosedTexts } from '#texts/community/chat-closed.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { proveEmail } from '../support/become-owner.ts'
import { expect, expectNotice, holdSession, open, openAccount, test } from '../support/journey.ts'

const { page: texts, permission } = guardianTexts

test('a minor makes a code, a guardian enters it and permits; the minor writes, and ends the tie', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  const telephone = { viewport: { width: 360, height: 780 } }
  const ana = { ...student, fullName: 'Ana Lima Souza', email: `ana.${student.email}` }
  const rosa = { ...student, fullName: 'Rosa Lima', email: `rosa.${student.email}` }
  const anasPage = await (await browser.newContext(telephone)).newPage()
  await page.setViewportSize(telephone.viewport)
  await holdSession(anasPage, await openAccount(anasPage, ana, '13-15'))
  await holdSession(page, await openAccount(page, rosa))
  await proveEmail(page, rosa)

  // What refuses leads to the code.
  await open(anasPage, '/chat')
  await anasPage.getByRole('link', { name: chatClosedTexts.guardian_needed.link }).first().click()
  await anasPage.getByRole('button', { name: minor.make }).click()
  await expectNotice(anasPage, minor.made)
  const code = await anasPage.getByText(/^[2-9a-z]{8}$/).innerText()
  await expectAccessible(anasPage)
  await expectNoOverflow(anasPage)

  await open(page, '/responsavel')
  const field = page.getByLabel(texts.code)
  await field.fill('22222222')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(
    new RegExp(guardianTexts.refusal('code_not_found').slice(0, 30)),
  )
  await field.fill(code.toUpperCase())
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: texts.found({ name: 'Ana' }) })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: texts.tie }).click()
  await expect(page.getByText(texts.declarationMissing)).toBeVisible()
  await page.getByLabel(texts.declaration).check()
  await page.getByRole('button', { name: texts.tie }).click()
  await expectNotice(page, texts.tied({ name: 'Ana' }))
  await expect(page.getByText(permission.none)).toBeVisible()
  await page.getByRole('button', { name: texts.allow, exact: true }).click()
  await expectNotice(page, texts.allowed)
  await expect(page.getByRole('button', { name: texts.withdraw })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await open(anasPage, '/chat')
  const message = `Oi, gente! ${Date.now()}`
  await anasPage.getByLabel(chatTexts.composer.label, { exact: true }).fill(message)
  await anasPage.keyboard.press('Enter')
  await expect(anasPage.getByText(message)).toBeVisible()

  await open(anasPage, '/perfil#responsavel')
  await expect(anasPage.getByText(rosa.fullName, { exact: true })).toBeVisible()
  await expect(anasPage.getByText(rosa.email)).toHaveCount(0)
  await expectAccessible(anasPage)
  await expectNoOverflow(anasPage)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Baixar uma cópia dos dados de / }).click()
  expect((await download).suggestedFilename()).toMatch(/^domine-a-redacao-dados-do-estudante-.*\.zip$/)
  await anasPage.getByRole('button', { name: minor.endOf({ name: rosa.fullName }) }).click()
  await anasPage.getByRole('dialog').getByRole('button', { name: minor.end }).click()
  await expectNotice(anasPage, minor.ended)

  await open(page, '/responsavel')
  await expect(page.getByText(texts.none)).toBeVisible()
  await open(anasPage, '/chat')
  await expect(anasPage.getByText(chatClosedTexts.guardian_needed.text).first()).toBeVisible()
})
