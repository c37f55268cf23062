import type { Page } from '@playwright/test'
import { expect, faultsOf } from './journey.ts'

/** No violation in either theme, on a page that stands still. */
export async function expectAccessible(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen
    }, theme)
    await page.waitForTimeout(250)
    expect(await faultsOf(page), theme).toEqual([])
  }
}

/** By how many pixels what stands in the page is wider than the page. */
export function overflowOf(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((element) => element.scrollWidth - element.clientWidth)
}
