/** The one notice on the screen: five seconds, swiped away by fifty pixels, reached by F8 (product §4 Toasts, §9). */
import type { Locator, Page } from '@playwright/test'
import { PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { institutionalTexts } from '#texts/site/institutional.ts'
import { expect, open, test, untilStill } from '../support/journey.ts'

const { slug, button } = PLACEHOLDER_PAGES.news
const region = (page: Page) =>
  page.getByRole('region', { name: commonTexts.toastRegion.replace(' ({hotkey})', '') })
const notices = (page: Page) => region(page).getByRole('listitem')

async function callNotice(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await expect(notices(page)).toHaveCount(1)
  return notices(page)
}

test('a notice stays for five seconds', async ({ page }) => {
  await page.clock.install()
  await open(page, `/${slug}`)
  // What draws notices is fetched with the first one; the second one stands on its own.
  await callNotice(page)
  // From here on time passes only where the test says so.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await expect(notices(page)).toHaveCount(0)
  const notice = await callNotice(page)
  await expect(notice).toContainText(institutionalTexts.news.check.none.title)
  await page.clock.runFor(4_900)
  await expect(notice).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(notice).toHaveCount(0)
})

test('a second notice takes the place of the first', async ({ page }) => {
  await open(page, `/${slug}`)
  const first = await (await callNotice(page)).elementHandle()
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(notices(page)).toHaveCount(1)
})

for (const [pixels, left] of [
  [40, 1],
  [60, 0],
] as const) {
  test(`swiped ${pixels} pixels to the right, ${left} notice is left`, async ({ page }) => {
    await open(page, `/${slug}`)
    const notice = await callNotice(page)
    // It comes in from the side: where it stands is known once it has arrived.
    await untilStill(notice)
    const box = (await notice.boundingBox())!
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y)
    await page.mouse.move(x + pixels, y)
    await page.mouse.up()
    await expect(notices(page)).toHaveCount(left)
  })
}

test('F8 leads to the notice, and its button takes it away', async ({ page }) => {
  await open(page, `/${slug}`)
  await callNotice(page)
  await page.keyboard.press('F8')
  await expect(region(page).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(region(page).getByRole('button', { name: commonTexts.close })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notices(page)).toHaveCount(0)
})

test('a notice waits while the pointer is on it, and Escape takes it away', async ({ page }) => {
  await page.clock.install()
  await open(page, `/${slug}`)
  const notice = await callNotice(page)
  await notice.hover()
  await page.clock.runFor(10_000)
  await expect(notice).toHaveCount(1)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
})
