/** A second factor from turning it on to the code after the password; its limits and refusals: tests/http/account/auth-second-factor.test.ts. */
import type { Page } from '@playwright/test'
import { codeOf } from '#tests/support/second-factor.ts'
import { confirmationTexts } from '#texts/account/email-confirmation.ts'
import { loginTexts } from '#texts/account/login.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { secondFactorTexts as texts } from '#texts/account/second-factor.ts'
import { expectAccessible } from '../support/accessible.ts'
import {
  confirmationLink,
  expect,
  expectDescribedBy,
  expectNotice,
  logIn,
  open,
  openAccount,
  signUpField,
  test,
} from '../support/journey.ts'

const STEP_MS = 30_000
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** The server takes the code of half a minute and of the one before: the latter must not end before it arrives. */
async function untilCodeIsYoung(page: Page): Promise<void> {
  const leftMs = STEP_MS - (Date.now() % STEP_MS)
  if (leftMs < STEP_MS / 2) await page.waitForTimeout(leftMs)
}

test('once it is on, the account opens with the code of the app or with a recovery code', async ({
  page,
  student,
}) => {
  await openAccount(page, student)
  const link = await confirmationLink(student.email)
  if (!link) return test.skip(true, 'the server under test keeps its mail elsewhere')
  await open(page, link)
  await button(page, confirmationTexts.page.submit).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmado!' })).toBeVisible()
  const profile = page.getByRole('heading', { level: 1, name: student.fullName })

  await open(page, '/perfil')
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await button(page, texts.section.turnOn).click()
  await expect(page.getByRole('img', { name: texts.enrol.qrCode })).toBeVisible()
  const secret = (await main(page).locator('code').innerText()).replaceAll(' ', '')
  await untilCodeIsYoung(page)
  // The code of the step before: the present one opens the account further down.
  const first = codeOf(secret, new Date(), -1)
  await signUpField(page, texts.step.code).fill(`${first.slice(0, 3)} ${first.slice(3)}`)
  await button(page, texts.enrol.submit).click()
  const codes = page.getByRole('list', { name: texts.codes.list }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()
  await expectAccessible(page)
  await button(page, texts.codes.done).click()
  await expect(main(page).getByText(texts.section.codesLeft({ left: 10 }))).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await logIn(page, student)
  await expect(page.getByRole('heading', { level: 1, name: texts.step.heading })).toBeVisible()
  await expect(signUpField(page, texts.step.code)).toBeFocused()
  await signUpField(page, texts.step.code).fill('000000')
  await button(page, texts.step.submit).click()
  await expectDescribedBy(signUpField(page, texts.step.code), texts.problems.wrongCode)
  await expectAccessible(page)
  // Anyone who only knows the password finds the same step on the profile.
  await open(page, '/perfil')
  await signUpField(page, texts.step.code).fill(codeOf(secret, new Date()))
  await button(page, texts.step.submit).click()
  await expect(profile).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await logIn(page, student)
  await button(page, texts.step.useRecovery).click()
  await signUpField(page, texts.step.recoveryCode).fill(recoveryCode)
  await button(page, texts.step.submit).click()
  await expectNotice(page, loginTexts.success)
  await expect(profile).toBeVisible()
})
