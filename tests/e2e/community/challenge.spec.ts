import type { Page } from '@playwright/test'
import { CHALLENGE_SEED } from '#content/community/challenge-seed.ts'
import { ESSAY_ROWS } from '#domain/community/challenge.ts'
import { achievementTexts } from '#texts/account/achievement.ts'
import { challengeTexts as texts } from '#texts/community/challenge.ts'
import { expectNoOverflow } from '../support/accessible.ts'
import { faultsOf } from '../support/axe.ts'
import {
  beSignedIn,
  expect,
  expectNotice,
  expectWithoutScript,
  open,
  test,
  withFeaturesOff,
} from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => main(page).getByLabel(texts.panel.field)
const confirmation = (page: Page) => page.getByRole('dialog', { name: texts.confirm.title })
const essay = (mark: string) =>
  `O patrimônio cultural brasileiro só se preserva com escolhas públicas. ${'Argumento que sustenta a tese. '.repeat(40)}${mark}`

async function send(page: Page, button: string) {
  await main(page).getByRole('button', { name: button }).click()
  await confirmation(page).getByRole('button', { name: texts.confirm.confirm }).click()
  await expectNotice(page, texts.success)
}

test('a student writes, sends, edits; the badges are announced; others read and like', async ({
  page,
  browser,
  student,
}) => {
  test.slow()
  await beSignedIn(page, student)
  await open(page, '/desafio-mensal')
  await expect(main(page).getByRole('heading', { name: CHALLENGE_SEED.theme })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: texts.panel.write })).toBeVisible()
  await expect(field(page)).toHaveAttribute('rows', String(ESSAY_ROWS))

  await field(page).fill('a'.repeat(49))
  await main(page).getByRole('button', { name: texts.panel.send }).click()
  await expectNotice(page, texts.problems['too-short'])

  const mark = `Marca ${Date.now()}.`
  await field(page).fill(essay(mark))
  await page.reload()
  await expect(field(page)).toHaveValue(essay(mark))
  await main(page).getByRole('button', { name: texts.panel.send }).click()
  await expect(confirmation(page).getByText(texts.confirm.lead)).toBeVisible()
  expect(await faultsOf(page, 'dialog[open]')).toEqual([])
  await confirmation(page).getByRole('button', { name: texts.confirm.cancel }).click()
  // The slip goes by itself after four seconds: it is looked for while the essay is sent.
  const slip = page.getByRole('status').filter({ hasText: achievementTexts.title })
  await Promise.all([expect(slip).toContainText('Pena Afiada'), send(page, texts.panel.send)])
  await expect(main(page).getByRole('heading', { name: texts.panel.yours })).toBeVisible()
  const own = main(page).getByRole('article', { name: texts.list.of({ author: texts.list.you }) })
  await expect(own).toBeVisible()

  const edited = `${essay(mark)} Editada.`
  await field(page).fill(edited)
  await send(page, texts.panel.edit)
  await page.reload()
  await expect(field(page)).toHaveValue(edited)
  await expect(own).toHaveCount(1)

  const other = await browser.newContext()
  const reader = await other.newPage()
  await open(reader, '/desafio-mensal')
  const card = main(reader)
    .getByRole('article', { name: texts.list.of({ author: 'Ana C.' }) })
    .last()
  const like = card.getByRole('button', { name: /^Curtir o texto/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await card.getByRole('button', { name: texts.list.readMoreOf({ author: 'Ana C.' }) }).click()
  const reading = reader.getByRole('dialog', { name: texts.reading.title({ author: 'Ana C.' }) })
  await expect(reading.getByText(edited)).toBeVisible()
  expect(await faultsOf(reader, 'dialog[open]')).toEqual([])
  await other.close()

  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
})

withFeaturesOff(() => {
  test('reading on is to come', async ({ page }) => {
    test.slow()
    await open(page, '/desafio-mensal')
    await expect(main(page).getByText(texts.list.empty)).toBeVisible()
    await field(page).fill(essay('De um visitante.'))
    await send(page, texts.panel.send)
    await main(page)
      .getByRole('button', { name: texts.list.readMoreOf({ author: texts.list.you }) })
      .click()
    await expectNotice(page, texts.list.soon)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the month’s theme can be read', async ({ page }) => {
    await page.goto('/desafio-mensal')
    await expectWithoutScript(page, CHALLENGE_SEED.theme)
    await expectWithoutScript(page, texts.panel.noScript)
  })
})
