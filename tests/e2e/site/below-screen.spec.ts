/** Who comes by a link sees what fills the screen first, and at once all the rest; who comes back finds the place. */
import type { Page } from '@playwright/test'
import { THEME_AXES } from '#content/study/themes/index-by-axis.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { themeBankTexts } from '#texts/study/theme-bank.ts'
import { expect, expectAnswered, open, test } from '../support/journey.ts'

const PANEL = '[data-panel]:not([hidden])'
const EXAM = '#ja-caiu'
const REVIEWS = '#avaliacoes'
const CARDS = 'main li:has(a[href^="/product/"])'

/** What stood on the page when its heading came, by selector. */
async function atHeading(
  page: Page,
  go: () => Promise<void>,
  ...selectors: readonly string[]
): Promise<number[]> {
  await page.evaluate((looked) => {
    const before = document.querySelector('h1')?.textContent
    const counts = new Promise<number[]>((resolve) => {
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent
        if (!heading || heading === before) return
        observer.disconnect()
        resolve(looked.map((selector) => document.querySelectorAll(selector).length))
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    Object.assign(window, { counts })
  }, selectors)
  await go()
  return page.evaluate(() => (window as unknown as { counts: Promise<number[]> }).counts)
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('by a link a bank shows its first rows first, then all; the way back finds all of it at its place', async ({
  page,
}) => {
  const rows = `${PANEL} ol > li[id]`
  const count = THEME_AXES[0]?.themes.length ?? 0
  await open(page, '/')
  expect(await atHeading(page, () => footerLink(page, frameTexts.pages.themes).click(), rows, EXAM)).toEqual([
    2, 0,
  ])
  await expect(page.locator(rows)).toHaveCount(count)
  const proposal = page
    .locator('section', { has: page.locator(EXAM) })
    .getByRole('link')
    .first()
  await proposal.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  const place = await page.evaluate(() => scrollY)
  await proposal.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(themeBankTexts.heading)
  const back = async () => void (await page.goBack())
  expect(await atHeading(page, back, rows, EXAM)).toEqual([count, 1])
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeCloseTo(place, -1)
})

test('an address that leads to a part of the page finds all of it at once', async ({ page }) => {
  await open(page, '/')
  const go = () =>
    page.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
      }
      void router.navigate('/banco-de-temas#ja-caiu')
    })
  expect(await atHeading(page, go, EXAM)).toEqual([1])
  await expect(page.locator(EXAM)).toBeInViewport()
})

test('by a link the shelf shows its first cards first, and a product what sells it', async ({ page }) => {
  await open(page, '/')
  expect(await atHeading(page, () => footerLink(page, frameTexts.pages.store).click(), CARDS)).toEqual([4])
  await expect(page.locator(CARDS)).not.toHaveCount(4)
  const card = page.locator(CARDS).first().getByRole('link').first()
  const [buttons, reviews] = await atHeading(page, () => card.click(), 'main article button', REVIEWS)
  expect(buttons).toBeGreaterThan(0)
  expect(reviews).toBe(0)
  await expect(page.locator(REVIEWS)).toHaveCount(1)
})

test('a page that somebody leaves is not drawn again while the next one loads', async ({ page }) => {
  await open(page, '/banco-de-temas')
  // What the owner has written comes after the page, which is drawn again for it.
  await page.waitForLoadState('networkidle')
  const next = Promise.withResolvers<void>()
  await page.route('**/*.data', async (route) => {
    await next.promise
    await route.continue()
  })
  const link = footerLink(page, frameTexts.pages.store)
  await expectAnswered(link)
  // React gives an element other properties whenever it draws it.
  const drawn = await page.evaluateHandle((rows) => {
    const properties = () =>
      [...document.querySelectorAll(rows)].map(
        (row) => Object.entries(row).find(([name]) => name.startsWith('__reactProps'))?.[1],
      )
    let before = properties()
    return () => {
      const after = properties()
      const kept = after.filter((one, i) => one === before[i]).length
      const count = before.filter(Boolean).length
      before = after
      return { count, kept }
    }
  }, `${PANEL} ol > li[id]`)
  await expect
    .poll(async () => {
      const { count, kept } = await drawn.evaluate((tell) => tell())
      return count > 2 && kept === count
    })
    .toBe(true)
  // By key: what a pointer on the link asks for ahead passes by the route above.
  await link.press('Enter', { noWaitAfter: true })
  await expect(page.getByRole('status', { name: frameTexts.loadingPage })).toBeVisible()
  const { count, kept } = await drawn.evaluate((tell) => tell())
  expect(count).toBeGreaterThan(2)
  expect(kept).toBe(count)
  next.resolve()
  await expect(page.locator(CARDS).first()).toBeVisible()
})
