import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { configure, TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { exportTexts } from '#texts/account/export.ts'
import { personalDataTexts } from '#texts/account/personal-data.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { registrationTexts } from '#texts/account/registration.ts'
import { sessionEndTexts } from '#texts/account/session-end.ts'
import { settingsTexts as texts } from '#texts/account/settings.ts'
import { askedTexts } from '#texts/shared/asked.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { SESSION_STORAGE_KEY } from '#web/shared/session/stored-session.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import {
  expect,
  expectDescribedBy,
  expectNotice,
  logIn,
  logInToProfile,
  open,
  type Student,
  signUp,
  signUpField,
  test,
} from '../support/journey.ts'

configure({ useWebWorkers: false })
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

async function openSettings(page: Page, student: Student) {
  await signUp(page, student)
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await expect(main(page).getByText(texts.devices.current, { exact: true })).toBeVisible()
}

test('a tab whose script cannot be fetched says so, the rest stays, and it comes when asked again', async ({
  page,
  student,
}) => {
  await signUp(page, student)
  await page.route('**/assets/settings-tab-*.js', (route) => route.abort('internetdisconnected'))
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  const failed = main(page).getByText(askedTexts.partUnread)
  await expect(failed).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await page.unroute('**/assets/settings-tab-*.js')
  await button(page, askedTexts.retry).click()
  await expect(main(page).getByText(texts.devices.current, { exact: true })).toBeVisible()
  await expect(failed).toBeHidden()
})

test('my data comes as one ZIP that any program can read', async ({ page, student }) => {
  await openSettings(page, student)
  const downloading = page.waitForEvent('download')
  await button(page, texts.data.export).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^domine-a-redacao-meus-dados-\d{4}-\d\d-\d\d\.zip$/)
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(await readFile(await download.path()))))
  const entries = await reader.getEntries()
  expect(entries.map(({ filename }) => filename)).toEqual([
    'LEIA-ME.txt',
    ...Object.keys(personalDataTexts.exportFiles),
  ])
  const account = entries.find(({ filename }) => filename === 'conta.json')
  const text = account && !account.directory ? await account.getData(new TextWriter()) : '{}'
  expect(JSON.parse(text)).toMatchObject({ email: student.email })
  await expectNotice(page, exportTexts.exported)
})

test('the account ends by its password, in every tab, and the way back is closed', async ({
  page,
  student,
  context,
}) => {
  await openSettings(page, student)
  const other = await context.newPage()
  await open(other, '/perfil')
  await expect(other.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await page.bringToFront()

  await button(page, texts.erase.open).click()
  const dialog = page.getByRole('dialog', { name: texts.erase.title })
  for (const line of [...texts.erase.gone, ...texts.erase.kept])
    await expect(dialog.getByText(line)).toBeVisible()
  // Closing it ends nothing, and gives the focus back.
  await dialog.getByRole('button', { name: texts.erase.cancel }).click()
  await expect(dialog).toBeHidden()
  await expect(button(page, texts.erase.open)).toBeFocused()
  await button(page, texts.erase.open).click()
  const submit = dialog.getByRole('button', { name: texts.erase.submit })
  const password = dialog.getByLabel(texts.erase.password, { exact: true })
  await submit.click()
  await expect(password).toBeFocused()
  await expectDescribedBy(password, texts.erase.passwordRequired)
  await password.fill('não é esta')
  await submit.click()
  await expectDescribedBy(password, texts.erase.failures.invalid_credentials)
  await password.fill(student.password)
  await submit.click()
  await expectNotice(page, texts.erase.success)
  await expect(page).toHaveURL(/\/$/)
  // Of nobody: the page that stands open now, for a way back to it.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => !name.endsWith(':volta')))
  await expect.poll(kept).toEqual([])
  await expect(other.getByRole('heading', { level: 1, name: profileTexts.guest.heading })).toBeVisible()

  await logIn(page, student)
  await expectNotice(page, { title: 'Falha no Login', description: 'E-mail ou senha inválidos' })
})

test('other devices are listed and can be left, one or all', async ({ page, student }) => {
  await openSettings(page, student)
  const rows = main(page).getByRole('listitem').filter({ hasText: 'Último uso' })
  await expect(rows).toHaveCount(1)
  await expect(main(page).getByText(texts.devices.onlyThis)).toBeVisible()

  // As another browser does it, without the time that a second one takes.
  const logInElsewhere = async () => {
    const { email, password } = student
    const answer = await page.request.post('/auth/v1/token?grant_type=password', {
      data: { email, password },
    })
    expect(answer.status()).toBe(200)
  }
  await logInElsewhere()
  await page.reload()
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await expect(rows).toHaveCount(2)
  await main(page)
    .getByRole('button', { name: /^Encerrar a sessão em/ })
    .click()
  await expectNotice(page, texts.devices.ended)
  await expect(rows).toHaveCount(1)
  // What was pressed is gone: the focus waits where it was.
  await expect(page.getByRole('heading', { name: texts.devices.heading })).toBeFocused()

  await logInElsewhere()
  await page.reload()
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await button(page, texts.devices.leaveOthers).click()
  await expectNotice(page, texts.devices.leftOthers)
  await expect(rows).toHaveCount(1)
})

test('a session that was ended elsewhere is a guest’s from the next page on, and at a load', async ({
  page,
  student,
}) => {
  const logOutElsewhere = async () => {
    const { email, password } = student
    const answer = await page.request.post('/auth/v1/token?grant_type=password', {
      data: { email, password },
    })
    const { access_token: token } = (await answer.json()) as { access_token: string }
    await page.request.post('/auth/v1/logout?scope=others', { headers: { authorization: `Bearer ${token}` } })
  }
  const expectGuest = async () => {
    await expectNotice(page, sessionEndTexts.sessionOver)
    await expect(page.getByRole('link', { name: frameTexts.profileLogin })).toBeVisible()
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), SESSION_STORAGE_KEY)).toBeNull()
  }
  await signUp(page, student)
  await logOutElsewhere()
  await page.getByRole('banner').getByRole('link', { name: 'Loja' }).click()
  await expectGuest()

  await logInToProfile(page, student)
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await logOutElsewhere()
  await page.reload()
  await expectGuest()
  await expect(page.getByRole('heading', { level: 1, name: profileTexts.guest.heading })).toBeVisible()
})

test('the password changes, and the old one opens nothing', async ({ page, student }) => {
  await openSettings(page, student)
  await button(page, texts.password.change).click()
  const next = signUpField(page, texts.password.next)
  const repeat = signUpField(page, texts.password.repeat)
  await next.fill('curta')
  await repeat.fill('outra')
  await button(page, texts.password.submit).click()
  await expect(next).toBeFocused()
  await expectDescribedBy(next, texts.password.short)
  await expectDescribedBy(repeat, texts.password.mismatch)
  const fresh = { ...student, password: 'lápis verde no estojo' }
  await next.fill(fresh.password)
  await repeat.fill(fresh.password)
  await button(page, texts.password.submit).click()
  await expectNotice(page, texts.password.success)
  await expect(button(page, texts.password.change)).toBeFocused()
  await button(page, 'Sair').click()
  await expect(page.getByRole('heading', { level: 1, name: profileTexts.guest.heading })).toBeVisible()
  await logInToProfile(page, student)
  await expectNotice(page, { title: 'Falha no Login', description: 'E-mail ou senha inválidos' })
  await logInToProfile(page, fresh)
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
})

test('a change of e-mail waits in the settings, is mailed again, and can be taken back', async ({
  page,
  student,
}) => {
  const next = student.email.replace('ana.', 'bia.')
  await openSettings(page, student)
  await button(page, texts.email.change).click()
  const field = signUpField(page, texts.email.newEmail)
  await field.fill(student.email)
  await button(page, texts.email.submit).click()
  await expect(field).toBeFocused()
  await expectDescribedBy(field, texts.email.same)
  await field.fill(next)
  await button(page, texts.email.submit).click()
  await expectNotice(page, texts.email.newOnly.sent)
  const pending = main(page).getByText(texts.email.newOnly.pending({ email: next }))
  await page.reload()
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await expect(pending).toBeVisible()
  await button(page, texts.email.resend.submit).click()
  await expectNotice(page, texts.email.resend.success)
  await button(page, texts.email.end).click()
  await expectNotice(page, texts.email.ended)
  await expect(pending).toBeHidden()
  await expect(page.getByRole('heading', { name: profileTexts.settings.account, exact: true })).toBeFocused()
})

test('the theme is chosen here, kept, and given back to the device', async ({ page, student }) => {
  await openSettings(page, student)
  const theme = signUpField(page, texts.look.theme)
  await expect(theme).toHaveValue('system')
  await theme.selectOption('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await expect(theme).toHaveValue('dark')
  await theme.selectOption('system')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./)
})

test('who turns out to be under 13 on the profile has the account taken away by the same press', async ({
  page,
  student,
}) => {
  const { email, password, fullName } = student
  await page.request.post('/auth/v1/signup', { data: { email, password, data: { full_name: fullName } } })
  await logIn(page, student)
  await signUpField(page, registrationTexts.ageBand).selectOption('under-13')
  await expect(main(page).getByText(registrationTexts.guardian['under-13-account'])).toBeVisible()
  await button(page, registrationTexts.complete.erase).click()
  await expectNotice(page, registrationTexts.complete.erased)
  await logIn(page, student)
  await expectNotice(page, { title: 'Falha no Login', description: 'E-mail ou senha inválidos' })
})

test('the settings and the last dialog have no accessibility fault in either theme, and fit 320 pixels', async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openSettings(page, student)
  await button(page, texts.password.change).click()
  await button(page, texts.email.change).click()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await button(page, texts.erase.open).click()
  await expect(page.getByRole('dialog', { name: texts.erase.title })).toBeVisible()
  await expectAccessible(page)
})
