/** The shop's pages against WCAG 2.2 AA, in both themes and on the smallest screen. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { cartTexts } from '#texts/cart.ts'
import { storeTexts } from '#texts/store.ts'

const PATHS = [
  '/',
  '/store',
  '/product/prod_introducao',
  '/cursos',
  '/pagina-que-nao-existe',
  '/product/prod_nenhum',
]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of PATHS) {
      test(`${path} has no barrier that a machine can find`, async ({ page }) => {
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
      })
    }

    test('neither has the open cart', async ({ page }) => {
      await page.goto('/store')
      await page.getByRole('button', { name: storeTexts.card.addToCart }).first().click()
      await page.getByRole('button', { name: /^Abrir o carrinho/ }).click()
      await expect(page.getByRole('dialog', { name: cartTexts.title })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
    })
  })
}

for (const path of PATHS) {
  test(`${path} fits a screen of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const overflowPixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflowPixels).toBeLessThanOrEqual(0)
  })
}
