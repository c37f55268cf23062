/** Sign-in at a provider in the browser: away to another site, back to the profile (spec §2, §7, §8). */
import type { Page } from '@playwright/test'
import { PROVIDER_CLIENT } from '#tests/support/provider-client.ts'
import { accountTexts } from '#texts/accounts.ts'
import { profileTexts } from '#texts/profile.ts'
import { registrationTexts } from '#texts/registration.ts'
import { expect, expectNotice, logIn, open, signUp, test, withFeaturesOff } from './support/journey.ts'

const { provider: texts, failures } = accountTexts
const google = { provider: 'Google' }
const main = (page: Page) => page.getByRole('main')
const googleButton = (page: Page) => main(page).getByRole('button', { name: texts.submit(google) })
const failure = (description: string) => ({ title: 'Falha no login com Google', description })

const providerUrl = process.env['E2E_PROVIDER_URL']
test.skip(!providerUrl, 'the server under test has no sign-in provider of ours')

async function leaveFromLogin(page: Page) {
  await open(page, '/login')
  await googleButton(page).click()
  await page.waitForURL(`${providerUrl}/**`)
}

async function signInThere(page: Page, person: { email: string; name: string }) {
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Name').fill(person.name)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('who comes by Google the first time has an account, and the second time finds it', async ({
  page,
  student,
}) => {
  const person = { email: student.email, name: 'Rui Costa' }
  const hosts = new Set<string>()
  await leaveFromLogin(page)
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await signInThere(page, person)
  await expectNotice(page, accountTexts.signUp.success)
  await expect(page).toHaveURL(/\/perfil$/)
  await expect(
    page.getByRole('heading', { level: 1, name: registrationTexts.complete.missing.heading }),
  ).toBeVisible()
  await main(page).getByLabel(registrationTexts.ageBand).selectOption('18-plus')
  for (const box of await main(page).getByRole('checkbox').all()) await box.check()
  await main(page).getByRole('button', { name: registrationTexts.complete.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect(main(page).getByText(profileTexts.materials.unconfirmed)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  expect([...hosts].sort(), 'the provider’s picture is asked of nobody').toEqual(
    [providerUrl, new URL(page.url()).origin].sort(),
  )

  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await page.getByRole('button', { name: accountTexts.logout.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
  await open(page, '/cadastro')
  await googleButton(page).click()
  await page.waitForURL(`${providerUrl}/**`)
  await signInThere(page, person)
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
})

test('the way back through the browser’s own button leaves the page as it was', async ({ page, student }) => {
  await leaveFromLogin(page)
  await page.goBack()
  await expect(googleButton(page)).toBeEnabled()
  await googleButton(page).click()
  await page.waitForURL(`${providerUrl}/**`)
  await signInThere(page, { email: student.email, name: 'Rui Costa' })
  await expectNotice(page, accountTexts.signUp.success)
})

test('who cancels is told so, on a clean address, and may still come by password', async ({
  page,
  student,
}) => {
  await signUp(page, student)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await leaveFromLogin(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectNotice(page, failure(failures.login_cancelled))
  await expect(page).toHaveURL(/\/perfil$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
  await logIn(page, student)
  await expectNotice(page, accountTexts.login.success)
})

test('a failed sign-in leaves who is signed in signed in', async ({ page, student }) => {
  await signUp(page, student)
  await open(page, '/perfil?error=access_denied&error_code=user_banned')
  await expectNotice(page, {
    title: texts.failureTitle({ provider: texts.unnamed }),
    description: failures.user_banned,
  })
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await expect(page).toHaveURL(/\/perfil$/)
})

test('an address that somebody made up says only what we say', async ({ page }) => {
  const unnamed = texts.failureTitle({ provider: texts.unnamed })
  await open(page, '/perfil?error=x&error_code=made-up&error_description=Ligue%20para%200800')
  await expectNotice(page, { title: unnamed, description: texts.failureDefault })
  await expect(page.getByText('Ligue para')).toHaveCount(0)
  await expect(page).toHaveURL(/\/perfil$/)

  await open(page, '/perfil?code=made-up')
  await expectNotice(page, { title: unnamed, description: failures.pkce_code_verifier_not_found })
  await expect(page).toHaveURL(/\/perfil$/)
})

test('a code of somebody else’s sign-in signs nobody in', async ({ page, browser, student }) => {
  const thief = await (await browser.newContext()).newPage()
  await leaveFromLogin(thief)
  // The thief’s code is held back at the thief’s own browser …
  const held = new Promise<string>((resolve) => {
    void thief.route('**/perfil?code=*', async (route) => {
      resolve(route.request().url())
      await route.abort()
    })
  })
  await thief.getByLabel('E-mail').fill(student.email)
  await thief.getByRole('button', { name: 'Sign in' }).click()
  const link = await held
  // … and sent to a person who has a sign-in of their own under way.
  await leaveFromLogin(page)
  await open(page, link)
  await expectNotice(page, failure(failures.bad_code_verifier))
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
  await thief.context().close()
})

test('what pages are told of the provider is its name', async ({ request }) => {
  const [login, again] = [await request.get('/login'), await request.get('/login')]
  const html = await login.text()
  expect(html).toContain(texts.submit(google))
  expect(html).not.toContain(PROVIDER_CLIENT.client_secret)
  expect(html).not.toContain(providerUrl)
  expect(await again.text()).toBe(html)
})

withFeaturesOff(() => {
  test('without a configured provider there is no button', async ({ page }) => {
    for (const path of ['/login', '/cadastro']) {
      await open(page, path)
      await expect(googleButton(page)).toHaveCount(0)
      await expect(main(page).getByText(texts.orByEmail)).toHaveCount(0)
    }
  })
})
