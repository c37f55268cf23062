import type { Page } from '@playwright/test'
import { colourFaultsOf, faultsOf } from './axe.ts'
import { expect } from './journey.ts'

/** No violation in either theme, of a state that is no page of its own (those: tests/e2e/site/every-page.spec.ts). */
export async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseTheme(page, 'light')
  expect(await faultsOf(page), 'light').toEqual([])
  // Nothing but colours differs between the themes (tests/styles.test.ts).
  await chooseTheme(page, 'dark')
  expect(await colourFaultsOf(page), 'dark').toEqual([])
}

/** As the toggle does it; colours have come to rest with the second frame where motion is reduced. */
export async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }, theme)
}

/** Nothing that stands in the page is wider than the page. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflowPx = () =>
    page.getByRole('main').evaluate((element) => element.scrollWidth - element.clientWidth)
  await expect.poll(overflowPx).toBeLessThanOrEqual(0)
}
