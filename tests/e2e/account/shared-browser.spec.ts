/** One browser, several people: nobody finds what another has written, and everybody finds their own again. */
import type { Page } from '@playwright/test'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { sessionEndTexts } from '#texts/account/session-end.ts'
import { cartButtonTexts } from '#texts/shop/cart-button.ts'
import { cardTexts } from '#texts/shop/product-card.ts'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { writingRoomTexts as room } from '#texts/writing/writing-room.ts'
import { joiningOf } from '#web/browser/kept-names.ts'
import {
  expect,
  expectNotice,
  logIn,
  logInToProfile,
  open,
  openAccount,
  type Student,
  signUp,
  test,
} from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')
const sheet = (page: Page) => main(page).getByLabel(room.sheet.field)
const DRAFT = PARAGRAPHS.slice(0, 2).join('\n')
/** Of the device and of the session; everything else has an owner. */
const UNOWNED =
  /^(theme|domine-a-redacao-auth.*|domine-a-redacao:(de|visita|saidas|sound|convite|sala:(sem-corretor|correcao)))$/

const bob = ({ email, password }: Student): Student => ({
  fullName: 'Bob Nunes da Silva',
  email: email.replace('ana.', 'bob.'),
  password,
})

async function write(page: Page) {
  await open(page, '/corretor-de-redacao')
  await main(page).getByLabel(room.theme.field).selectOption({ label: room.theme.own })
  await main(page).getByLabel(room.theme.ownTitle).fill(THEME)
  await main(page).getByRole('button', { name: room.theme.use }).click()
  await sheet(page).fill(DRAFT)
}

async function putIntoCart(page: Page) {
  await open(page, '/store')
  await main(page).getByRole('button', { name: cardTexts.addToCart }).first().click()
  await expect(page.getByRole('button', { name: cartButtonTexts.open(1), exact: true })).toBeVisible()
}

async function playFirstLevel(page: Page) {
  const answers = COURSE_LEVELS[0]!.questions.map((question) => question.answers[0])
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    ['domine-a-redacao:minicurso:v1', JSON.stringify({ answers, level: 1 })],
  )
}

async function leave(page: Page) {
  await open(page, '/perfil')
  await page.getByRole('tab', { name: profileTexts.tabs.settings }).click()
  await page.getByRole('button', { name: sessionEndTexts.logout.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
}

async function expectNothingOfAna(page: Page) {
  await open(page, '/corretor-de-redacao')
  await expect(sheet(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: cartButtonTexts.open(0), exact: true })).toBeVisible()
  await open(page, '/minicurso')
  await expect(main(page).getByRole('button', { name: miniCourseTexts.start.begin })).toBeVisible()
}

async function expectOwnedNames(page: Page) {
  const names = await page.evaluate(() => Object.keys(localStorage))
  expect(names.filter((name) => !UNOWNED.test(name) && joiningOf(name.replace(/@.*$/, '')) === null)).toEqual(
    [],
  )
}

test('after the sign-out the next person finds nothing, and the first finds all of it again', async ({
  page,
  student,
}) => {
  test.slow()
  await signUp(page, student)
  await write(page)
  await expect(main(page).getByText(room.saved.server)).toBeVisible()
  await putIntoCart(page)
  await playFirstLevel(page)
  await open(page, '/perfil')
  await expectOwnedNames(page)
  await leave(page)
  await expectNothingOfAna(page)

  const other = bob(student)
  await openAccount(page, other)
  await logInToProfile(page, other)
  await expect(page.getByRole('heading', { level: 1, name: other.fullName })).toBeVisible()
  await expectNothingOfAna(page)
  await open(page, '/perfil')
  await expect(main(page).getByText(profileTexts.rank.points({ xp: 0 }), { exact: true })).toBeVisible()
  await expectOwnedNames(page)
  await leave(page)

  await logInToProfile(page, student)
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await open(page, '/corretor-de-redacao')
  await expect(sheet(page)).toHaveValue(DRAFT)
  await expect(page.getByRole('button', { name: cartButtonTexts.open(1), exact: true })).toBeVisible()
})

test('what a visitor writes comes into the account that is opened in the same sitting', async ({
  page,
  student,
}) => {
  await write(page)
  await putIntoCart(page)
  await openAccount(page, student)
  await logInToProfile(page, student)
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await open(page, '/corretor-de-redacao')
  await expect(sheet(page)).toHaveValue(DRAFT)
  await expect(page.getByRole('button', { name: cartButtonTexts.open(1), exact: true })).toBeVisible()
  await leave(page)
  await expectNothingOfAna(page)
})

test('a tab that still showed Ana’s sheet gives it to nobody who signs in in another tab', async ({
  page,
  student,
  context,
}) => {
  await signUp(page, student)
  await write(page)
  const second = await context.newPage()
  await leave(second)
  await expect(sheet(page)).toHaveValue('')
  const other = bob(student)
  await openAccount(second, other)
  await logInToProfile(second, other)
  await expect(second.getByRole('heading', { level: 1, name: other.fullName })).toBeVisible()
  await expect(sheet(page)).toHaveValue('')
  const essays = await second.evaluate(async (key) => {
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}')
    const answer = await fetch('/api/essays', { headers: { authorization: `Bearer ${token}` } })
    return answer.text()
  }, 'domine-a-redacao-auth')
  expect(essays).not.toContain(THEME)
})

test('a session that is ended elsewhere takes the sheet along, and says so at the next press', async ({
  page,
  student,
}) => {
  await signUp(page, student)
  await write(page)
  await open(page, '/perfil')
  const token = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').access_token as string,
    'domine-a-redacao-auth',
  )
  // What the page still asks would be refused too, and tell it before the press does.
  await page.waitForLoadState('networkidle')
  const ended = await page.request.post('/auth/v1/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(ended.status()).toBe(204)
  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Perfil' })
  await dialog.getByLabel(profileTexts.edit.fullName).fill('Ana Outra')
  await dialog.getByRole('button', { name: profileTexts.edit.submit }).click()
  await expectNotice(page, sessionEndTexts.sessionOver)
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Restrito' })).toBeVisible()
  await expectNothingOfAna(page)
})

test('a refusal without a sentence gets ours', async ({ page, student }) => {
  await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 400, json: {} }))
  await logIn(page, student)
  await expectNotice(page, { title: 'Falha no Login', description: 'E-mail ou senha inválidos' })
})
