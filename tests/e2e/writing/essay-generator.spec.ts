import type { Page } from '@playwright/test'
import { paymentTexts } from '#texts/shop/payment.ts'
import { generatorTexts } from '#texts/writing/essay-generator.ts'
import { expectAccessible } from '../support/accessible.ts'
import {
  beSignedIn,
  expect,
  expectDescribedBy,
  expectNotice,
  open,
  type Student,
  test,
  withFeaturesOff,
} from '../support/journey.ts'

const { form, sheet, notices, extra, quota } = generatorTexts

const main = (page: Page) => page.getByRole('main')
const essayLines = (page: Page) => main(page).locator('.ruled-sheet p')

async function openGenerator(page: Page, student: Student) {
  await beSignedIn(page, student)
  await open(page, '/gerador-de-redacao')
  await expect(main(page).getByText(quota.remaining({ remaining: 2, free: 2 }))).toBeVisible()
}

async function generate(page: Page, theme: string) {
  await main(page).getByLabel(form.theme).fill(theme)
  await main(page)
    .getByRole('button', { name: /^Gerar (outra )?redação$/ })
    .click()
}

test('without an account the generator shows whom it is for and a sample, and leads to the sign-up', async ({
  page,
}) => {
  await open(page, '/gerador-de-redacao')
  await expect(page.getByRole('heading', { name: 'Recurso exclusivo para membros' })).toBeVisible()
  await expect(essayLines(page).first()).toContainText('Constituição Federal de 1988')
  await expect(main(page).getByLabel(form.theme)).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Cadastre-se Gratuitamente' }).click()
  await expect(page).toHaveURL(/\/cadastro$/)
})

test('without a theme nothing is generated and nothing counted', async ({ page, student }) => {
  await openGenerator(page, student)
  for (const theme of ['', ' " ', '.,']) {
    await generate(page, theme)
    await expectNotice(page, notices.themeRequired)
    await expectDescribedBy(main(page).getByLabel(form.theme), notices.themeRequired.description)
  }
  await expect(main(page).getByText(quota.remaining({ remaining: 2, free: 2 }))).toBeVisible()
  await expectAccessible(page)
})

test('a member generates two essays, copies one, and is then offered to pay', async ({
  page,
  student,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openGenerator(page, student)
  // The second and a half of writing passes where the test says so.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await generate(page, 'O “futuro” do trabalho.')
  await expect(main(page).getByRole('button', { name: form.generating })).toBeVisible()
  await page.clock.runFor(1_500)
  await page.clock.resume()
  await expectNotice(page, notices.generated)
  await expect(essayLines(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { name: sheet.heading })).toBeFocused()
  const paragraphs = await essayLines(page).allTextContents()
  expect(paragraphs[0]).toContain('“O futuro do trabalho”')
  expect(paragraphs[2]).toMatch(/^Além disso, /)
  expect(paragraphs[3]).toContain('Ministério da Educação')
  await expect(main(page).locator('mark')).toHaveCount(2)
  await expect(main(page).getByText(quota.remaining({ remaining: 1, free: 2 }))).toBeVisible()
  await expectAccessible(page)

  await main(page).getByRole('button', { name: sheet.copy }).click()
  await expectNotice(page, notices.copied)
  await expect(main(page).getByRole('button', { name: sheet.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(paragraphs.join('\n\n'))

  // Counted on the screen first: a reload before the server has it would undo it.
  const counted = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await generate(page, 'Outro tema')
  await expect(main(page).getByText(quota.remaining({ remaining: 0, free: 2 }))).toBeVisible()
  expect((await counted).ok()).toBe(true)
  await page.reload()
  await expect(main(page).getByText(quota.remaining({ remaining: 0, free: 2 }))).toBeVisible()

  await generate(page, 'Um terceiro')
  const dialog = page.getByRole('dialog', { name: 'Gerar nova redação?' })
  await expect(dialog).toContainText('R$ 9,80')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await expect(essayLines(page).first()).toContainText(sheet.empty)

  await generate(page, 'Um terceiro')
  await dialog.getByRole('button', { name: 'Continuar e Pagar' }).click()
  await page.waitForURL('**/pagamento/**')
  await expect(main(page)).toContainText('R$ 9,80')
  await main(page).getByRole('button', { name: paymentTexts.pix }).click()
  await page.waitForURL('**/gerador-de-redacao*')
  await expectNotice(page, extra.arrived)
  await expect(main(page).getByLabel(form.theme)).toHaveValue('Um terceiro')
  await main(page).getByRole('button', { name: form.submit, exact: true }).click()
  await expect(essayLines(page).first()).toContainText('Um terceiro', { ignoreCase: true })
  await expect(main(page).getByText(quota.remaining({ remaining: 0, free: 2, bought: 1 }))).toBeVisible()
})

withFeaturesOff(() => {
  test('a third generation is announced only', async ({ page, student }) => {
    await openGenerator(page, student)
    for (const [theme, remaining] of [
      ['O primeiro', 1],
      ['O segundo', 0],
    ] as const) {
      await generate(page, theme)
      await expect(main(page).getByText(quota.remaining({ remaining, free: 2 }))).toBeVisible()
    }
    await generate(page, 'O terceiro')
    const dialog = page.getByRole('dialog', { name: 'Gerar nova redação?' })
    await expect(dialog).toContainText('R$ 9,80')
    await dialog.getByRole('button', { name: 'Continuar e Pagar' }).click()
    await expectNotice(page, extra.notice)
  })
})

test('a counter that cannot be saved goes back, with a notice, and the essay stays', async ({
  page,
  student,
}) => {
  await openGenerator(page, student)
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  )
  await generate(page, 'O acesso à água')
  await expectNotice(page, { title: 'Erro ao atualizar contador' })
  await expect(main(page).getByText(quota.remaining({ remaining: 2, free: 2 }))).toBeVisible()
  await expect(essayLines(page)).toHaveCount(4)
})

test('the counter goes up on the screen before the server has answered', async ({ page, student }) => {
  await openGenerator(page, student)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/rest/v1/profiles*', async (route) => {
    if (route.request().method() === 'PATCH') await held
    await route.continue()
  })
  await generate(page, 'O acesso à água')
  await expect(main(page).getByText(quota.remaining({ remaining: 1, free: 2 }))).toBeVisible()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  letGo()
  expect((await saved).ok()).toBe(true)
})

test('without script the generator shows whom it is for', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/gerador-de-redacao')
  await expect(page.getByRole('heading', { name: 'Recurso exclusivo para membros' })).toBeVisible()
  await page.context().close()
})
