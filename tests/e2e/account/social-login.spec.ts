/** Sign-in at a provider, the whole way of a browser (product §1, §2, §7, §8): the provider is a real one, on this machine. */
import type { Page } from '@playwright/test'
import { type SignInProvider, startSignInProvider } from '#tests/support/sign-in-provider.ts'
import { accountTexts } from '#texts/account/accounts.ts'
import { loginTexts } from '#texts/account/login.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { registrationTexts } from '#texts/account/registration.ts'
import { sessionEndTexts } from '#texts/account/session-end.ts'
import { answerRegistration, expect, expectNotice, open, test, withFeaturesOff } from '../support/journey.ts'

const { provider: texts, failures } = accountTexts
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, provider: string) =>
  main(page).getByRole('button', { name: texts.submit({ provider }), exact: true })

/** The provider that playwright.config.ts has named to the server under test. */
async function startProvider(siteUrl: string | undefined): Promise<SignInProvider> {
  const port = process.env['E2E_PROVIDER_PORT']
  test.skip(!port || !siteUrl, 'the server under test knows no provider of ours')
  const provider = await startSignInProvider({ port: Number(port) })
  await provider.allow(siteUrl ?? '')
  return provider
}

async function signInAtProvider(page: Page, person: { email: string; name: string; isVerified?: boolean }) {
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Name').fill(person.name)
  if (person.isVerified === false) await page.getByLabel('Not verified').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('by a provider the account opens, answers age and consent once, and is found again', async ({
  page,
  student,
  baseURL,
}) => {
  await using _provider = await startProvider(baseURL)
  await open(page, '/cadastro')
  await button(page, 'Google').click()
  await signInAtProvider(page, { email: student.email, name: student.fullName })
  await expect(page).toHaveURL(/\/perfil$/)
  await expectNotice(page, accountTexts.signUp.success)
  await answerRegistration(page)
  await main(page).getByRole('button', { name: registrationTexts.complete.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()

  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await main(page).getByRole('button', { name: sessionEndTexts.logout.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: profileTexts.guest.heading })).toBeVisible()
  await open(page, '/banco-de-temas')
  await open(page, '/login')
  // The provider still knows this browser: it asks for nothing, and the way leads back to where it began.
  await button(page, 'Google').click()
  await expectNotice(page, loginTexts.success)
  await expect(page).toHaveURL(/\/banco-de-temas$/)
})

test('a sign-in that the provider does not finish ends on the profile, with what happened and no account', async ({
  page,
  student,
  baseURL,
}) => {
  await using _provider = await startProvider(baseURL)
  const ends: [provider: string, sentence: string, atProvider: () => Promise<void>][] = [
    ['Escola', failures.provider_unreachable, async () => {}],
    ['Google', failures.login_cancelled, () => page.getByRole('button', { name: 'Cancel' }).click()],
    [
      'Google',
      failures.provider_email_needs_verification,
      () => signInAtProvider(page, { email: student.email, name: student.fullName, isVerified: false }),
    ],
  ]
  for (const [name, description, finish] of ends) {
    await open(page, '/login')
    await button(page, name).click()
    await finish()
    await expectNotice(page, { title: `Falha no login com ${name}`, description })
    await expect(page).toHaveURL(/\/perfil$/)
    await expect(page.getByRole('heading', { level: 1, name: profileTexts.guest.heading })).toBeVisible()
  }
})

withFeaturesOff(() => {
  test('where no provider is named, login and sign-up ask for the e-mail alone', async ({ page }) => {
    for (const path of ['/login', '/cadastro']) {
      await open(page, path)
      await expect(main(page).getByLabel(loginTexts.email, { exact: true })).toBeVisible()
      await expect(main(page).getByText(texts.submit({ provider: '' }).trim())).toHaveCount(0)
      await expect(main(page).getByText(texts.orByEmail)).toHaveCount(0)
    }
  })
})
