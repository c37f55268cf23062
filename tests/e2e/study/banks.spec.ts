/** The banks and the e-books page: found, searched, copied, by mouse, by keys and without JavaScript (product §2). */
import type { Page } from '@playwright/test'
import { EBOOKS } from '#content/shop/ebooks.ts'
import { CONNECTIVE_CATEGORIES } from '#content/study/connectives.ts'
import { REPERTOIRE_AXES } from '#content/study/repertoires/index-by-axis.ts'
import { EXAM_THEMES } from '#content/study/themes/exam-themes.ts'
import { THEME_AXES } from '#content/study/themes/index-by-axis.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { ebooksTexts } from '#texts/shop/ebooks.ts'
import { connectiveBankTexts } from '#texts/study/connective-bank.ts'
import { repertoireBankTexts } from '#texts/study/repertoire-bank.ts'
import { themeBankTexts } from '#texts/study/theme-bank.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { expect, expectNotice, open, test, withFeaturesOff } from '../support/journey.ts'
import { isLaidOut } from '../support/laid-out.ts'

const main = (page: Page) => page.getByRole('main')
const panel = (page: Page) => main(page).getByRole('tabpanel')
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true })

test('the theme bank has seven tabs of themes, each with its button to practise it', async ({ page }) => {
  await open(page, '/banco-de-temas')
  await expect(main(page).getByRole('tab')).toHaveText(THEME_AXES.map(({ name }) => name))
  for (const { name, themes } of THEME_AXES) {
    await tab(page, name).click()
    await expect(panel(page)).toHaveCount(1)
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(themes.map(({ title }) => title))
    await expect(panel(page).getByRole('link', { name: themeBankTexts.practise })).toHaveCount(themes.length)
  }
})

withFeaturesOff(() => {
  test('a theme can only be practised later', async ({ page }) => {
    await open(page, '/banco-de-temas')
    await panel(page).getByRole('button', { name: themeBankTexts.practise }).first().click()
    await expectNotice(page, {
      title: 'Funcionalidade em desenvolvimento!',
      description: commonTexts.inDevelopmentNote,
    })
  })
})

test('a theme leads to what the exam asked near it, with its source', async ({ page }) => {
  const theme = THEME_AXES[0]!.themes.find(({ nearby }) => nearby.length > 0)!
  const near = theme.nearby[0]!
  await open(page, '/banco-de-temas')
  await panel(page)
    .getByRole('listitem')
    .filter({ hasText: theme.title })
    .getByRole('link', { name: themeBankTexts.nearbyYear(near.year) })
    .first()
    .click()
  const row = page.locator(`#enem-${near.id}`)
  await expect(row).toBeInViewport()
  await expect(row).toContainText(near.title)
  await expect(row).toContainText(near.source)
})

test('the real themes stand with year, source and a mark of certainty each', async ({ page }) => {
  await open(page, '/banco-de-temas')
  const history = main(page).getByRole('region', { name: themeBankTexts.exam.heading })
  await expect(history.getByRole('heading', { level: 3 })).toHaveCount(6)
  await history.locator('summary').click()
  await expect(history.getByRole('heading', { level: 3 })).toHaveCount(28)
  await history.getByRole('searchbox').fill('publicidade infantil')
  await expect(
    history.getByRole('listitem').filter({ hasText: 'Publicidade infantil' }).first(),
  ).toBeVisible()
  await expect(history.getByRole('heading', { level: 3 })).toHaveCount(1)
  await history.getByRole('searchbox').fill('')
  for (const theme of EXAM_THEMES) {
    const row = history.locator(`#enem-${theme.id}`)
    await expect(row).toContainText(theme.title)
    await expect(row).toContainText(theme.source)
    const { confirmed, varies } = themeBankTexts.exam
    await expect(row).toContainText(theme.certainty === 'confirmed' ? confirmed : varies)
  }
})

test('an address that ends in an axis, or in a theme of one, opens it', async ({ page }) => {
  await open(page, '/banco-de-temas#trabalho')
  await expect(tab(page, 'Trabalho')).toHaveAttribute('aria-selected', 'true')
  const theme = THEME_AXES.find(({ id }) => id === 'cidadania')!.themes[3]!
  await open(page, `/banco-de-temas#${theme.id}`)
  await page.reload()
  await expect(tab(page, 'Cidadania')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: theme.title })).toBeInViewport()
})

test('a pressed tab is drawn before the sheet behind it', async ({ page }) => {
  await open(page, '/banco-de-temas')
  const second = main(page).getByRole('tab').nth(1)
  const atOnce = await second.evaluate((element: HTMLElement) => {
    element.click()
    return Promise.resolve().then(() => [
      element.getAttribute('aria-selected'),
      document.getElementById(element.getAttribute('aria-controls') ?? '')?.checkVisibility(),
    ])
  })
  expect(atOnce).toEqual(['true', false])
  await expect(panel(page)).toHaveAttribute('aria-label', THEME_AXES[1]?.name ?? '')
})

test('a pressed fold opens with what fills a screen, then with all of it', async ({ page }) => {
  await open(page, '/banco-de-temas')
  const summary = main(page).locator('summary').last()
  const atOnce = await summary.evaluate((element: HTMLElement) => {
    element.click()
    const years = [...(element.nextElementSibling?.children ?? [])]
    return years.map((year) => year.checkVisibility())
  })
  expect(atOnce.filter(Boolean)).toHaveLength(8)
  expect(atOnce.length).toBeGreaterThan(8)
  for (const year of await summary.locator('+ ol > li').all()) await expect(year).toBeVisible()
})

test('the tabs answer to the arrows, Home and End', async ({ page }) => {
  await open(page, '/banco-de-repertorios')
  await tab(page, 'Saúde').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Educação')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(tab(page, 'Meio Ambiente')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tab(page, 'Arte e Mídia')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(tab(page, 'Saúde')).toBeFocused()
  // The sheet is drawn a frame after its tab.
  await expect(panel(page)).toHaveAccessibleName('Saúde')
  await page.keyboard.press('Tab')
  await expect(panel(page)).toBeFocused()
})

test('the repertoire bank begins with Saúde and shows eight entries with use and source', async ({
  page,
}) => {
  await open(page, '/banco-de-repertorios')
  await expect(main(page).getByRole('tab')).toHaveText(REPERTOIRE_AXES.map(({ name }) => name))
  await expect(tab(page, 'Saúde')).toHaveAttribute('aria-selected', 'true')
  for (const { name, items } of REPERTOIRE_AXES) {
    await tab(page, name).click()
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(items.map(({ title }) => title))
  }
  for (const { type, usage, source } of REPERTOIRE_AXES.at(-1)!.items) {
    const row = panel(page).getByRole('listitem').filter({ hasText: usage })
    await expect(row).toContainText(type)
    await expect(row).toContainText(source)
  }
})

test('the search looks over all axes, marks what it finds and can be cleared', async ({ page }) => {
  await open(page, '/banco-de-repertorios')
  const field = main(page).getByRole('searchbox', { name: repertoireBankTexts.search })
  await field.fill('CONSTITUICAO')
  const marks = main(page).locator('mark')
  await expect(async () => {
    const found = await marks.allTextContents()
    expect(found.length).toBeGreaterThan(3)
    for (const text of found) expect(text).toMatch(/^constituição$/i)
    const count = await main(page).getByRole('heading', { level: 3 }).count()
    expect(count).toBeGreaterThan(3)
    await expect(main(page).getByRole('status')).toHaveText(repertoireBankTexts.found(count), { timeout: 1 })
  }).toPass()

  await field.fill('nada disso existe')
  await expect(main(page).getByText('Nenhum repertório encontrado para sua busca.').last()).toBeVisible()
  await main(page).getByRole('button', { name: repertoireBankTexts.clear }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await expect(tab(page, 'Saúde')).toBeVisible()
  await main(page).getByRole('button', { name: repertoireBankTexts.examples[0] }).click()
  await expect(field).toHaveValue(repertoireBankTexts.examples[0])
  await expect(marks.first()).toBeVisible()
  // Ninety rows laid out with each letter made the next one wait.
  await field.fill('a')
  const titles = main(page).getByRole('heading', { level: 3 })
  await expect.poll(() => titles.count()).toBeGreaterThan(40)
  expect(await isLaidOut(titles.first())).toBe(true)
  expect(await isLaidOut(titles.last())).toBe(false)
  await titles.last().scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(titles.last())).toBe(true)
})

test('a connective is copied on a click, with a notice and a check for two seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await open(page, '/banco-de-conectivos')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(
    CONNECTIVE_CATEGORIES.map(({ name }) => name),
  )
  const button = main(page).getByRole('button', {
    name: `${connectiveBankTexts.copy} Outrossim`,
    exact: true,
  })
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await button.click()
  const check = button.locator('[data-icon="copied"]')
  await expect(check).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Outrossim')
  await page.clock.fastForward(1_900)
  await expect(check).toBeVisible()
  await page.clock.fastForward(200)
  await expect(check).toHaveCount(0)
  await page.clock.resume()
  await expectNotice(page, connectiveBankTexts.notices.copied({ text: 'Outrossim' }))
})

test('where the clipboard is refused the text is copied by selection', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) })
  })
  await open(page, '/banco-de-conectivos')
  await main(page).getByRole('searchbox').fill('contudo')
  const button = main(page).getByRole('button', { name: `${connectiveBankTexts.copy} Contudo`, exact: true })
  await button.click()
  await expectNotice(page, connectiveBankTexts.notices.copied({ text: 'Contudo' }))
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Contudo')
})

test('where nothing may be copied the text stands selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await open(page, '/banco-de-conectivos#oposicao')
  await main(page)
    .getByRole('button', { name: `${connectiveBankTexts.copy} Contudo`, exact: true })
    .click()
  await expectNotice(page, connectiveBankTexts.notices.refused)
  await expect(
    main(page).getByRole('textbox', { name: connectiveBankTexts.copyByHand('Contudo') }),
  ).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Contudo')
})

test('the six e-books stand with their price and lead to their product', async ({ page }) => {
  await open(page, '/ebooks')
  const cards = main(page).getByRole('article')
  await expect(cards).toHaveCount(6)
  for (const [index, { title, price }] of EBOOKS.entries()) {
    await expect(cards.nth(index)).toContainText(title)
    await expect(cards.nth(index)).toContainText(price)
    const link = cards.nth(index).getByRole('link', { name: ebooksTexts.toStore })
    await expect(link).toHaveAttribute('href', /^\/product\/prod_/)
  }
})

test('a change of page fetches the bank as a file, not as data of the server', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/store')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('navigation').getByRole('link', { name: 'Banco de Temas' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: themeBankTexts.heading })).toBeVisible()
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveCount(THEME_AXES[0]!.themes.length)
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([])
})

test('without JavaScript everything is on the page and the tabs are links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/banco-de-temas')
  for (const theme of THEME_AXES.flatMap(({ themes }) => themes)) {
    await expect(main(page).getByRole('heading', { name: theme.title })).toBeVisible()
  }
  await tab(page, 'Cidadania').click()
  await expect(page).toHaveURL(/#cidadania$/)
  await expect(main(page).getByRole('heading', { level: 2, name: 'Cidadania' })).toBeInViewport()
  await page.goto('/banco-de-repertorios')
  for (const { items } of REPERTOIRE_AXES) await expect(main(page).getByText(items[7]!.usage)).toBeVisible()
  await expect(main(page).getByRole('searchbox')).toBeHidden()
  await context.close()
})

test('a search, found and not found, and an opened caution stand in nobody’s way', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/banco-de-repertorios')
  await main(page).getByRole('searchbox').fill('lei')
  await expect(main(page).locator('mark').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await main(page).getByRole('searchbox').fill('nada disso existe')
  await expect(main(page).getByRole('button', { name: repertoireBankTexts.clear })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/banco-de-conectivos')
  await main(page).getByText(connectiveBankTexts.caution).first().click()
  await expectAccessible(page)
  await expectNoOverflow(page)
})
