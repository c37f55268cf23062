import type { Page } from '@playwright/test'
import { accountTexts } from '#texts/account/accounts.ts'
import { registrationTexts as texts } from '#texts/account/registration.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import {
  answerRegistration,
  expect,
  expectDescribedBy,
  expectNotice,
  fillSignUp,
  logIn,
  open,
  type Student,
  signUpField,
  test,
} from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')
const age = (page: Page) => signUpField(page, texts.ageBand)
const box = (page: Page, document: keyof typeof texts.consents) =>
  main(page).getByRole('checkbox', { name: texts.consents[document].link })
const submit = (page: Page) => main(page).getByRole('button', { name: accountTexts.signUp.submit })

/** An account as a client opens it that knows only product §7. */
async function signUpElsewhere(page: Page, { email, password, fullName }: Student) {
  const data = { full_name: fullName, city: 'Recife', state: 'PE', phone: '(81) 98765-4321' }
  const answer = await page.request.post('/auth/v1/signup', { data: { email, password, data } })
  expect(answer.status()).toBe(200)
}

test('who is under 18 reads the guardian’s text before the account is there; an adult does not', async ({
  page,
}) => {
  await open(page, '/cadastro')
  for (const band of ['13-15', '16-17'] as const) {
    await age(page).selectOption(band)
    await expect(main(page).getByText(texts.guardian[band])).toBeVisible()
  }
  await expect(main(page).getByRole('link', { name: texts.guardian.toGuardians })).toHaveAttribute(
    'href',
    '/para-responsaveis',
  )
  await age(page).selectOption('18-plus')
  await expect(main(page).getByText(texts.guardian.title)).toBeHidden()
})

test('who is under 13 is refused at the field, and nothing leaves the browser', async ({ page, student }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/signup')) sent.push(request.url())
  })
  await open(page, '/cadastro')
  await fillSignUp(page, student, {}, 'under-13')
  await expect(main(page).getByText(texts.guardian['under-13'])).toBeVisible()
  await expect(age(page)).toBeFocused()
  await expectDescribedBy(age(page), texts.underAge)
  await expect(page).toHaveURL(/\/cadastro$/)
  expect(sent).toEqual([])
})

test('no box is ticked before, and each is asked for with its own words', async ({ page, student }) => {
  await open(page, '/cadastro')
  for (const document of ['terms', 'privacy'])
    await expect(page.locator(`input[name=${document}]`)).not.toBeChecked()
  await fillSignUp(page, student)
  await box(page, 'privacy').uncheck()
  await submit(page).click()
  await expect(box(page, 'privacy')).toBeFocused()
  await expectDescribedBy(box(page, 'privacy'), texts.consentRequired.privacy)
  await box(page, 'terms').uncheck()
  await submit(page).click()
  await expect(box(page, 'terms')).toBeFocused()
  await expectDescribedBy(box(page, 'terms'), texts.consentRequired.terms)
  await expect(main(page).getByRole('link', { name: texts.consents.terms.link })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('an account of another client is asked for age and consent before anything else, once', async ({
  page,
  student,
}) => {
  await signUpElsewhere(page, student)
  await logIn(page, student)
  const heading = page.getByRole('heading', { level: 1, name: texts.complete.missing.heading })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  const save = main(page).getByRole('button', { name: texts.complete.submit })
  await save.click()
  await expect(age(page)).toBeFocused()
  await expectDescribedBy(age(page), texts.ageRequired)
  await answerRegistration(page, '16-17')
  await save.click()
  await expectNotice(page, texts.complete.success)
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await expect(heading).toBeHidden()
})

test('the questions have no accessibility fault in either theme, and fit a narrow screen', async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/cadastro')
  await age(page).selectOption('13-15')
  await main(page).getByRole('button', { name: accountTexts.signUp.next }).click()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await signUpElsewhere(page, student)
  await logIn(page, student)
  await expect(page.getByRole('heading', { level: 1, name: texts.complete.missing.heading })).toBeVisible()
  await main(page).getByRole('button', { name: texts.complete.submit }).click()
  await expectAccessible(page)
  await expectNoOverflow(page)
})
