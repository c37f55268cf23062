/** The script of another page does not come: what is on the screen stays, and a press leads to that page all the same. */
import type { Page } from '@playwright/test'
import { shelfTexts } from '#texts/shop/shelf.ts'
import { appBannerTexts } from '#texts/site/app-banner.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { connectiveBankTexts } from '#texts/study/connective-bank.ts'
import { themeBankTexts } from '#texts/study/theme-bank.ts'
import { expect, expectAnswered, open, test } from '../support/journey.ts'

// What the browser says of a script that is held back.
test.use({ expectedNoise: /net::ERR_FAILED$/ })

const SCRIPT = '**/assets/store-*.js'

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a link that is only pointed at leaves what is on the screen', async ({ page }) => {
  await open(page, '/banco-de-temas')
  await page.route(SCRIPT, (route) => route.abort())
  const documents: string[] = []
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents.push(new URL(asked.url()).pathname)
  })
  let missed = 0
  page.on('requestfailed', () => missed++)
  await expect(async () => {
    await title(page).hover()
    await footerLink(page, frameTexts.pages.store).hover()
    await expect.poll(() => missed, { timeout: 1000 }).toBeGreaterThan(0)
  }).toPass()
  // Anything that the page does about it has begun when it answers the next press.
  await footerLink(page, frameTexts.pages.connectives).click()
  await expect(page).toHaveURL(/\/banco-de-conectivos$/)
  await expect(title(page)).toHaveText(connectiveBankTexts.heading)
  expect(documents).toEqual([])
})

test('a press opens the page by its own HTML', async ({ page }) => {
  await open(page, '/banco-de-temas')
  await page.route(SCRIPT, (route) => route.abort())
  await page.evaluate(() => {
    const shown = () => document.querySelector('h1')?.textContent ?? ''
    addEventListener('pagehide', () => sessionStorage.setItem('shown-to-the-end', shown()))
  })
  await page.route('**/store', async (route) => {
    await page.unroute(SCRIPT)
    await route.continue()
  })
  const link = footerLink(page, frameTexts.pages.store)
  await expectAnswered(link)
  await link.click()
  await expect(page).toHaveURL(/\/store$/)
  await expect(page.locator('main li:has(a[href^="/product/"])').first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('shown-to-the-end'))).toBe(themeBankTexts.heading)
})

test('without the network the frame stays where the sheet that says so cannot come, and the page opens later', async ({
  page,
  context,
}) => {
  await open(page, '/store')
  await footerLink(page, frameTexts.pages.connectives).click()
  await expect(title(page)).toHaveText(connectiveBankTexts.heading)
  // What was fetched before is not taken from the browser's cache beside a route.
  await page.route('**/*.data', (route) => route.continue())
  await context.setOffline(true)
  const missed = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/offline-sheet-'))
  await footerLink(page, frameTexts.pages.store).press('Enter')
  await expect(page).toHaveURL(/\/store$/)
  await expect(page.getByText(appBannerTexts.offline)).toBeVisible()
  await missed
  await expect(footerLink(page, frameTexts.pages.store)).toBeVisible()
  await context.setOffline(false)
  await expect(title(page)).toHaveText(shelfTexts.storeHeading)
})
