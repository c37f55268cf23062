import type { Page } from '@playwright/test'
import { BADGES } from '#content/account/badges.ts'
import { accountTexts } from '#texts/account/accounts.ts'
import { confirmationTexts } from '#texts/account/email-confirmation.ts'
import { loginTexts } from '#texts/account/login.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { pushSettingsTexts } from '#texts/account/push.ts'
import { sessionEndTexts } from '#texts/account/session-end.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import {
  confirmationLink,
  expect,
  expectDescribedBy,
  expectNotice,
  expectWithoutScript,
  fillSignUp,
  logIn,
  open,
  openAccount,
  signUp,
  signUpField,
  test,
  withFeaturesOff,
} from '../support/journey.ts'

const { signUp: form, signUpProblems: problems } = accountTexts
const login = loginTexts
const main = (page: Page) => page.getByRole('main')
const next = (page: Page) => main(page).getByRole('button', { name: form.next })
const submitSignUp = (page: Page) => main(page).getByRole('button', { name: form.submit })

test('without a login the profile is closed and shows both ways in', async ({ page }) => {
  await open(page, '/perfil')
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
  await main(page).getByRole('link', { name: profileTexts.guest.toSignUp }).click()
  await expect(page).toHaveURL(/\/cadastro$/)
  await page.goBack()
  await main(page).getByRole('link', { name: profileTexts.guest.toLogin }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('an empty sign-up marks every field of its screen and puts the focus on the first', async ({
  page,
  student,
}) => {
  await open(page, '/cadastro')
  await next(page).click()
  const shown = main(page).getByText(problems.required).filter({ visible: true })
  await expect(shown).toHaveCount(4)
  await expect(signUpField(page, form.fullName)).toBeFocused()
  await expectDescribedBy(signUpField(page, form.fullName), problems.required)
  await fillSignUp(page, student, { [form.city]: '', [form.state]: '', [form.phone]: '' })
  await submitSignUp(page).click()
  await expect(shown).toHaveCount(3)
  await expect(signUpField(page, form.city)).toBeFocused()
  await main(page).getByRole('button', { name: form.back }).click()
  await expect(signUpField(page, form.fullName)).toHaveValue(student.fullName)
  await expectNoOverflow(page)
})

test('whoever comes from a lesson is back there after the sign-up', async ({ page, student }) => {
  await open(page, '/minicurso')
  await page.getByRole('link', { name: frameTexts.signUp }).first().click()
  await fillSignUp(page, student, { [form.state]: 'Pernambuco' })
  await submitSignUp(page).click()
  await expectNotice(page, form.success)
  await expect(page).toHaveURL(/\/minicurso$/)
})

test('sign-up refuses what its rules refuse, each at its field', async ({ page, student }) => {
  await open(page, '/cadastro')
  const refusals: [label: string, text: string, sentence: string][] = [
    [form.email, 'ana@exemplo', problems['email-invalid']],
    [form.confirmPassword, 'caneta azul na mao', problems['password-mismatch']],
    [form.state, 'XX', problems['state-unknown']],
    [form.phone, '819876543', problems['phone-invalid']],
  ]
  await fillSignUp(page, student)
  for (const [label, text, sentence] of refusals) {
    const field = signUpField(page, label)
    const isFirst = label === form.email || label === form.confirmPassword
    const press = isFirst ? next(page) : submitSignUp(page)
    if (isFirst) await main(page).getByRole('button', { name: form.back }).click()
    const right = await field.inputValue()
    await field.fill(text)
    await press.click()
    await expect(field).toBeFocused()
    await expectDescribedBy(field, sentence)
    const description = label === form.confirmPassword ? 'As senhas não coincidem.' : form.invalidFields
    await expectNotice(page, { title: 'Erro de Validação', description })
    await field.fill(right)
    if (isFirst) await press.click()
  }
  await main(page).getByRole('button', { name: form.back }).click()
  await signUpField(page, form.password).fill('1234567')
  await next(page).click()
  await expectDescribedBy(signUpField(page, form.password), problems['password-short'])
  await expect(page).toHaveURL(/\/cadastro$/)
})

test('a common password and a taken e-mail are refused by the server, in Portuguese', async ({
  page,
  student,
}) => {
  await openAccount(page, student)
  await open(page, '/cadastro')
  await fillSignUp(page, student, { [form.password]: 'password1', [form.confirmPassword]: 'password1' })
  await submitSignUp(page).click()
  await expectNotice(page, { title: 'Falha no Cadastro', description: accountTexts.failures.weak_password })
  await expect(signUpField(page, form.password)).toBeFocused()

  for (const label of [form.password, form.confirmPassword])
    await signUpField(page, label).fill(student.password)
  await next(page).click()
  await submitSignUp(page).click()
  await expectNotice(page, {
    title: 'Falha no Cadastro',
    description: accountTexts.failures.user_already_exists,
  })
  await expect(signUpField(page, form.email)).toBeFocused()
})

test('a new student signs up, sees the profile, leaves and comes back', async ({ page, student }) => {
  await open(page, '/cadastro')
  await fillSignUp(page, student)
  await expect(signUpField(page, form.state)).toHaveValue('PE')
  await expect(signUpField(page, form.phone)).toHaveValue('(81) 98765-4321')
  await submitSignUp(page).click()
  await expectNotice(page, {
    title: 'Conta criada com sucesso!',
    description: 'Bem-vindo(a) à nossa plataforma!',
  })
  await expect(page).toHaveURL(/\/perfil$/)
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await expect(main(page).getByText('Recife, PE')).toBeVisible()
  await expect(main(page).getByText(profileTexts.materials.empty)).toBeVisible()
  await expect(main(page).getByRole('link', { name: profileTexts.materials.toStore })).toHaveAttribute(
    'href',
    '/store',
  )

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()

  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await page.getByRole('button', { name: sessionEndTexts.logout.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()

  await logIn(page, { ...student, password: 'outra senha qualquer' })
  await expectNotice(page, { title: 'Falha no Login', description: 'E-mail ou senha inválidos' })
  await expect(signUpField(page, login.password)).toBeFocused()
  await expect(page).toHaveURL(/\/login$/)

  await logIn(page, student)
  await expectNotice(page, { title: 'Login bem-sucedido!', description: 'Bem-vindo(a) de volta!' })
  await expect(page).toHaveURL(/\/perfil$/)
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
})

test('login asks for both fields, shows what was typed, and leads to a new password', async ({ page }) => {
  await open(page, '/login')
  await main(page).getByRole('button', { name: login.submit }).click()
  await expect(signUpField(page, login.email)).toBeFocused()
  await expect(signUpField(page, login.email)).toHaveAccessibleDescription(login.problems.email.required)
  await expect(signUpField(page, login.password)).toHaveAccessibleDescription(
    login.problems.password.required,
  )
  await signUpField(page, login.password).fill('segredo')
  await main(page).getByRole('button', { name: commonTexts.showPassword }).click()
  await expect(signUpField(page, login.password)).toHaveAttribute('type', 'text')
  await expect(main(page).getByRole('link', { name: 'Esqueceu a senha?' })).toHaveAttribute(
    'href',
    '/recuperar-senha',
  )
})

test('tabs of one browser share the session', async ({ page, student, context }) => {
  const other = await context.newPage()
  await open(other, '/perfil')
  await expect(other.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
  await page.bringToFront()
  await openAccount(page, student)
  await logIn(page, student)
  await expect(other.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await page.getByRole('button', { name: sessionEndTexts.logout.submit, exact: true }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
})

test('a logout that the server does not hear leaves the student signed in, and says so', async ({
  page,
  student,
}) => {
  await signUp(page, student)
  await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  const leave = page.getByRole('button', { name: sessionEndTexts.logout.submit, exact: true })
  await leave.click()
  await expectNotice(page, { title: 'Falha ao Sair', description: accountTexts.failures.unexpected_failure })
  await page.route('**/auth/v1/logout**', (route) => route.abort('internetdisconnected'))
  await leave.click()
  await expectNotice(page, { title: 'Falha ao Sair', description: accountTexts.failures.unreachable })
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await page.unroute('**/auth/v1/logout**')
  await leave.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
})

test('the way out stays under the finger while the rest of the settings is fetched', async ({
  page,
  student,
}) => {
  await signUp(page, student)
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/**', async (route) => {
    await gone
    await route.continue()
  })
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  const leave = page.getByRole('button', { name: sessionEndTexts.logout.submit, exact: true })
  await expect(leave).toBeVisible()
  const before = await leave.boundingBox()
  letGo()
  await expect(main(page).getByText(settingsTexts.devices.current, { exact: true })).toBeVisible()
  await expect(main(page).getByRole('button', { name: pushSettingsTexts.enable })).toBeVisible()
  expect(await leave.boundingBox()).toEqual(before)
})

test('the profile shows rank, badges and numbers, and changes its name', async ({ page, student }) => {
  await signUp(page, student)
  await expect(main(page).getByText('Escriba Aprendiz')).toBeVisible()
  await expect(main(page).getByText('Faltam 500 XP para Teórico da Palavra')).toBeVisible()

  await page.getByRole('tab', { name: 'Conquistas' }).click()
  const badges = page.getByRole('tabpanel').getByRole('listitem')
  await expect(badges).toHaveCount(BADGES.length)
  await expect(badges.filter({ hasText: profileTexts.badges.notEarned })).toHaveCount(12)

  await page.getByRole('tab', { name: 'Estatísticas' }).click()
  await expect(page.getByRole('tabpanel').getByRole('definition')).toHaveText(['0', '0', '0', '0', '0'])

  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Perfil' })
  await dialog.getByLabel(profileTexts.edit.fullName).fill('  Bia Conceição ')
  await dialog.getByRole('button', { name: profileTexts.edit.submit }).click()
  await expect(dialog).toBeHidden()
  await expectNotice(page, { title: 'Sucesso!', description: 'Seu nome foi atualizado.' })
  await expect(page.getByRole('heading', { level: 1, name: 'Bia Conceição' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Bia Conceição' })).toBeVisible()
})

test('the e-mail is confirmed by a press, once', async ({ page, student }) => {
  await signUp(page, student)
  await expect(main(page).getByText(profileTexts.materials.unconfirmed)).toBeVisible()
  const link = await confirmationLink(student.email)
  test.skip(link === null, 'the mails of this server are out of reach')
  if (!link) return

  await open(page, link)
  await page.reload()
  await expect(main(page).getByText('Se você não criou esta conta, não confirme')).toBeVisible()
  await main(page).getByRole('button', { name: confirmationTexts.page.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'E-mail confirmado!' })).toBeVisible()
  await main(page).getByRole('link', { name: confirmationTexts.page.done.toProfile }).click()
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await expect(main(page).getByText(profileTexts.materials.unconfirmed)).toBeHidden()

  await open(page, link)
  await main(page).getByRole('button', { name: confirmationTexts.page.submit }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: confirmationTexts.page.expired.heading }),
  ).toBeVisible()
  await main(page).getByRole('button', { name: confirmationTexts.resend.submit }).click()
  await expectNotice(page, confirmationTexts.resend.success)
})

test('the tabs of the profile have no accessibility fault', async ({ page, student }) => {
  await signUp(page, student)
  for (const name of Object.values(profileTexts.tabs)) {
    await page.getByRole('tab', { name }).click()
    await expectAccessible(page)
  }
})

test('without JavaScript the forms say what they need and send nothing away', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/login', '/cadastro']) {
    await page.goto(path)
    await expectWithoutScript(page, accountTexts.needsScript.noScript)
    await signUpField(page, 'Senha').fill('segredo')
    await main(page)
      .locator('form')
      .getByRole('button', { name: /Entrar|Próximo passo/ })
      .click()
    await expect(main(page).getByText(accountTexts.needsScript.title)).toBeVisible()
    expect(page.url()).not.toContain('segredo')
  }
  await page.goto('/perfil')
  await expectWithoutScript(page, profileTexts.noScript)
  await context.close()
})

withFeaturesOff(() => {
  test('the search for a match says that it is to come', async ({ page, student }) => {
    await signUp(page, student)
    await page.getByRole('tab', { name: 'Match da Redação' }).click()
    const search = page.getByRole('button', { name: 'Buscar um Match Agora' })
    await expect(search).toBeDisabled()
    await page.getByRole('switch', { name: profileTexts.match.switchLabel }).click()
    await search.click()
    await expectNotice(page, {
      title: 'Funcionalidade em desenvolvimento!',
      description: 'O recurso de Match da Redação ainda não foi implementado',
    })
  })
})
