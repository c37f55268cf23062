import type { Page } from '@playwright/test'
import { PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { achievementTexts } from '#texts/account/achievement.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { askedTexts } from '#texts/shared/asked.ts'
import { correctionTexts } from '#texts/writing/correction.ts'
import { correctorTexts } from '#texts/writing/corrector.ts'
import { essayHistoryTexts } from '#texts/writing/essay-history.ts'
import { gradingMethodTexts } from '#texts/writing/grading-method.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { shuffledSentences } from '../../../scripts/corrector/probe-texts.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { faultsOf } from '../support/axe.ts'
import { expect, expectWithoutScript, open, signUp, test, withFeaturesOff } from '../support/journey.ts'

const main = (page: Page) => page.getByRole('main')
const sheet = (page: Page) => main(page).getByLabel(texts.sheet.field)
const FAULTY = PARAGRAPHS.slice(0, 3).join('\n').replace('Contudo, a escola', 'Contudo a escola')
const WHOLE = PARAGRAPHS.join('\n')

async function chooseOwnTheme(page: Page) {
  await main(page).getByLabel(texts.theme.field).selectOption({ label: texts.theme.own })
  await main(page).getByLabel(texts.theme.ownTitle).fill(THEME)
  await main(page).getByRole('button', { name: texts.theme.use }).click()
}

async function totalOf(page: Page): Promise<number> {
  const label = await main(page)
    .getByRole('img', { name: /^Nota estimada/ })
    .getAttribute('aria-label')
  return Number(/\d+/.exec(label ?? '')?.[0])
}

test('a student writes, is corrected with marks on her own sentences, rewrites and sees the gain', async ({
  page,
  student,
}) => {
  test.slow()
  await signUp(page, student)
  await open(page, '/corretor-de-redacao')
  // Or each layout measures all of its options.
  await expect(main(page).getByLabel(texts.theme.field)).toHaveCSS('contain', 'size')
  await chooseOwnTheme(page)
  await sheet(page).fill(FAULTY)
  await expect(main(page).getByText(/^\d+ de 30 linhas · \d+ palavras · 3 parágrafos$/)).toBeVisible()
  await expect(main(page).getByText(texts.saved.server)).toBeVisible()
  await expectAccessible(page)
  // The slip goes by itself after four seconds: it is looked for while the correction comes.
  const slip = page.getByRole('status').filter({ hasText: achievementTexts.title })
  await Promise.all([
    expect(slip).toContainText('Pena Afiada'),
    main(page).getByRole('button', { name: texts.submit }).click(),
  ])
  await expect(page).toHaveURL(/\/corretor-de-redacao\/redacoes\/[0-9a-f-]{36}\?versao=1$/)
  const before = await totalOf(page)
  const fault = main(page).getByRole('link', {
    name: `Contudo (desvio: ${markNames['comma-after-connective']})`,
  })
  await fault.focus()
  await page.keyboard.press('Enter')
  const note = main(page).getByRole('region', { name: correctionTexts.note.heading })
  await expect(note).toContainText('Depois de “Contudo”, no início da frase, vai vírgula.')
  await expect(note.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(fault).toBeFocused()
  const atOnce = await fault.evaluate(async (element: HTMLElement) => {
    element.click()
    await Promise.resolve()
    return [element.getAttribute('aria-current'), document.querySelectorAll('.note-card').length]
  })
  expect(atOnce).toEqual(['true', 0])
  await expect(note.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await main(page).getByRole('button', { name: /^C5 / }).click()
  await expect(main(page).getByRole('heading', { name: /^Competência 5: \d+$/ })).toBeVisible()
  await expectAccessible(page)

  await main(page).getByRole('link', { name: essayHistoryTexts.essay.rewrite }).first().click()
  await expect(sheet(page)).toHaveValue(FAULTY)
  await sheet(page).fill(WHOLE)
  await main(page).getByRole('button', { name: texts.submitAgain }).click()
  await expect(
    main(page).getByRole('heading', { name: essayHistoryTexts.comparison.solved({ count: 1 }) }),
  ).toBeVisible()
  const after = await totalOf(page)
  await expect(
    main(page).getByText(essayHistoryTexts.comparison.gain({ points: after - before })),
  ).toBeVisible()
  expect(after).toBeGreaterThan(before)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
  expect(await faultsOf(page)).toEqual([])

  await main(page).getByRole('link', { name: essayHistoryTexts.essay.toHistory }).click()
  await expect(main(page).getByRole('list', { name: essayHistoryTexts.list.label })).toContainText(
    `${before} → ${after}`,
  )
  await expect(main(page).getByRole('img', { name: /^Competência 5/ })).toBeVisible()
  await expectNoOverflow(page)
  await open(page, '/perfil')
  await main(page).getByRole('tab', { name: profileTexts.tabs.stats }).click()
  await expect(main(page).getByRole('heading', { name: essayHistoryTexts.progress.heading })).toBeVisible()
})

test('a visitor has one correction; the draft waits for the account', async ({ page }) => {
  await open(page, '/corretor-de-redacao?tema=cobertura-vacinal')
  await expect(main(page).getByRole('heading', { name: /cobertura vacinal/ })).toBeVisible()
  await sheet(page).fill(WHOLE)
  await main(page).getByRole('button', { name: texts.submit }).click()
  await expect(main(page).getByRole('heading', { name: correctionTexts.sheetHeading })).toBeVisible()
  // The button went with the sheet: the keyboard goes on at the correction.
  await expect(main(page)).toBeFocused()
  const skip = main(page).getByRole('link', { name: correctionTexts.skipMarks })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isPast = await page.evaluate(() => document.activeElement?.closest('.marked-sheet') === null)
  expect(isPast).toBe(true)
  await main(page).getByRole('button', { name: correctionTexts.backToSheet }).click()
  await sheet(page).fill(FAULTY)
  await main(page).getByRole('button', { name: texts.submit }).click()
  await expect(main(page).getByText(texts.guestUsed.title)).toBeVisible()
  await page.reload()
  await expect(sheet(page)).toHaveValue(FAULTY)
})

test('an essay whose sentences are out of order is told so, with those that stand oddest', async ({
  page,
}) => {
  await open(page, '/corretor-de-redacao?tema=cobertura-vacinal')
  const shuffled = shuffledSentences(WHOLE)
  await sheet(page).fill(shuffled)
  await main(page).getByRole('button', { name: texts.submit }).click()
  const told = main(page)
    .getByRole('listitem')
    .filter({ hasText: correctorTexts.trick('disordered') })
  await expect(told).toBeVisible()
  const quoted = (await told.textContent()) ?? ''
  expect(shuffled.split(/(?<=[.]) |\n/).some((one) => quoted.includes(one.slice(0, 60)))).toBe(true)
  await main(page).getByRole('button', { name: /^C4 / }).click()
  await expect(main(page).getByRole('heading', { name: /^Competência 4: (80|120)$/ })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
})

test('of two tabs on one draft only one writes, and the other shows the newest text', async ({
  page,
  context,
}) => {
  await open(page, '/corretor-de-redacao?tema=cobertura-vacinal')
  await sheet(page).fill('Um')
  const second = await context.newPage()
  await open(second, '/corretor-de-redacao')
  await expect(sheet(second)).toHaveValue('Um')
  await sheet(second).fill('Um dois')
  await expect(main(page).getByText(texts.writer.other.title)).toBeVisible()
  await expect(sheet(page)).toHaveValue('Um dois')
  await expect(sheet(page)).not.toBeEditable()
  await page.bringToFront()
  await main(page).getByRole('button', { name: texts.writer.other.take }).click()
  await sheet(page).fill('Um dois três')
  await expect(sheet(second)).toHaveValue('Um dois três')
  await expect(sheet(second)).not.toBeEditable()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a plain form is answered with the correction', async ({ page }) => {
    await page.goto('/corretor-de-redacao')
    await main(page).getByLabel(texts.theme.ownTitle).fill(THEME)
    await main(page).getByRole('button', { name: texts.submit }).click()
    await expectWithoutScript(page, texts.plain.blank)
    await sheet(page).fill(WHOLE)
    await main(page).getByRole('button', { name: texts.submit }).click()
    expect(await totalOf(page)).toBeGreaterThan(0)
    await expect(main(page).getByRole('heading', { name: /^Competência 5: \d+$/ })).toBeVisible()
  })
})

test('the page on the method shows the measured table', async ({ page }) => {
  await open(page, '/como-calculamos-a-nota')
  const rows = Object.values(gradingMethodTexts.rows)
  await expect(main(page).getByRole('row')).toHaveCount(rows.length + 1)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
})

withFeaturesOff(() => {
  test('there are no essays of one’s own and no method', async ({ page }) => {
    for (const path of ['/corretor-de-redacao/redacoes', '/como-calculamos-a-nota']) {
      expect((await page.request.get(path)).status()).toBe(404)
    }
  })
})

test('a correction whose script cannot be fetched is kept, and stands there when it is asked for again', async ({
  page,
}) => {
  await open(page, '/corretor-de-redacao?tema=cobertura-vacinal')
  await page.route('**/assets/room-correction-*.js', (route) => route.abort('internetdisconnected'))
  await sheet(page).fill(WHOLE)
  await main(page).getByRole('button', { name: texts.submit }).click()
  await expect(main(page).getByText(askedTexts.partUnread)).toBeVisible()
  await page.unroute('**/assets/room-correction-*.js')
  await main(page).getByRole('button', { name: askedTexts.retry }).click()
  await expect(main(page).getByRole('heading', { name: correctionTexts.sheetHeading })).toBeVisible()
  await main(page).getByRole('button', { name: correctionTexts.backToSheet }).click()
  await expect(sheet(page)).toHaveValue(WHOLE)
})
