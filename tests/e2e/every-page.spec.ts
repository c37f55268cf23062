/** What holds for each page of the site, found by the sitemap: WCAG 2.2 AA in both themes, small screens, zoom. */
import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { blankPageTexts } from '#texts/blank-pages.ts'
import { cartTexts } from '#texts/cart.ts'
import { storeTexts } from '#texts/store.ts'
import { expect, open, test } from './support/journey.ts'

/** Pages for one person or for a moment, which the sitemap leaves out. */
const UNLISTED = [
  '/login',
  '/cadastro',
  '/perfil',
  '/success',
  '/sem-internet',
  '/chat',
  '/desafio-mensal',
  '/feedback',
  '/pagina-que-nao-existe',
  '/product/prod_nenhum',
]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Half of a window of 1280 pixels is what a zoom of 200 % leaves; 320 is a zoom of 400 %, and the smallest phone. */
const WIDTHS = [320, 360, 640, 768, 1280]

async function everyPath(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const [anyProduct] = listed.filter((path) => path.startsWith('/product/'))
  return [...listed.filter((path) => !path.startsWith('/product/')), anyProduct!, ...UNLISTED]
}

async function barriersOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test.setTimeout(240_000)

    test('no page has a barrier that a machine can find', async ({ page, request }) => {
      for (const path of await everyPath(request)) {
        await open(page, path)
        expect.soft(await barriersOf(page), path).toEqual([])
      }
    })

    test('neither has the open cart, empty or filled', async ({ page }) => {
      await open(page, '/store')
      const drawer = page.getByRole('dialog', { name: cartTexts.title })
      await page.getByRole('button', { name: cartTexts.open(0) }).click()
      await expect(drawer).toBeVisible()
      expect(await barriersOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: storeTexts.card.addToCart }).first().click()
      await page.getByRole('button', { name: cartTexts.open(1) }).click()
      await expect(drawer.getByRole('listitem')).toHaveCount(1)
      expect(await barriersOf(page)).toEqual([])
    })
  })
}

test('no page is wider than the window, on small screens and at a zoom of 200 %', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  for (const path of await everyPath(request)) {
    await open(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflowOfWindow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
    // Text alone twice as large, as a browser's font setting makes it.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect.soft(await overflowOfWindow(page), `${path} with large text`).toBeLessThanOrEqual(0)
  }
})

test('a page whose data cannot be had says so in our voice, and the way home is a whole load', async ({
  page,
}) => {
  await open(page, '/')
  await page.route('**/store.data*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.getByRole('link', { name: storeTexts.seeAll }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blankPageTexts.failure.title)
  await expect(page.getByRole('button', { name: blankPageTexts.failure.reload })).toBeVisible()
  expect(await barriersOf(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: blankPageTexts.unwritten.toHome }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Domine a redação')
})

test('an unknown address is answered with 404 and a way on', async ({ page }) => {
  const response = await page.goto('/pagina-que-nao-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blankPageTexts.notFound.title)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

function overflowOfWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
