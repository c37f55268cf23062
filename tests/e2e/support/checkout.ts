/** Orders as the cart opens them, without the cart. */
import type { Page } from '@playwright/test'
import type { ProductList } from '#domain/shop/product.ts'
import { DEMO_PRODUCTS } from '#server/seed/demo-products.ts'

/** What other journeys put on sale may have no file, or be gone a second later. */
const DEMO_TITLES: ReadonlySet<string> = new Set(DEMO_PRODUCTS.map(({ title }) => title))

/** Orders one piece of the demonstration shop's first product that fits, by the call that the cart makes. */
export async function openOrder(
  page: Page,
  baseURL: string,
  fits: (price: { amount: number }) => boolean,
  token?: string,
): Promise<{ url: string; title: string }> {
  const list = await page.request.get('/store/store_redacao/products')
  const { products }: ProductList = await list.json()
  const product = products.find(
    ({ title, purchasable, variants: [variant] }) =>
      DEMO_TITLES.has(title) &&
      purchasable &&
      variant &&
      !variant.manage_inventory &&
      variant.prices[0] &&
      fits(variant.prices[0]),
  )
  if (!product?.variants[0]) throw new Error('no product of the demonstration shop fits')
  const answer = await page.request.post('/store/store_redacao/checkout', {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    data: {
      items: [{ variant_id: product.variants[0].id, quantity: 1 }],
      successUrl: `${baseURL}/success`,
      cancelUrl: `${baseURL}/store`,
      locale: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
    },
  })
  const { url } = await answer.json()
  return { url, title: product.title }
}
