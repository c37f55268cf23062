/** The shop beyond its first hundred products: plain links, an address of its own for each page, an end (decision 0078). */
import { afterAll, expect, test } from 'vitest'
import { startPageServer } from '#tests/support/page-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { cardTexts } from '#texts/shop/product-card.ts'
import { shelfTexts } from '#texts/shop/shelf.ts'

const app = await startTestApp()
const pages = await startPageServer(app)
afterAll(async () => {
  await pages[Symbol.asyncDispose]()
  await app[Symbol.asyncDispose]()
})

/** What is seen, and what search engines read: not the data behind it. */
async function store(query: string) {
  const response = await fetch(`${pages.url}/store${query}`)
  const html = (await response.text()).split('<script>window.__reactRouterContext')[0] ?? ''
  const { origin } = new URL(app.context.config.siteUrl)
  return {
    status: response.status,
    links: [...html.matchAll(/href="(\/store\?pagina=\d+)"/g)].map(([, href]) => href),
    canonical: /rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replace(origin, '') ?? null,
    isIndexed: !html.includes('content="noindex"'),
    html,
  }
}

async function fillTo(count: number): Promise<void> {
  await app.context.pool.query(
    `insert into products (id, slug, title, sort_order) select 'p_' || n, 'p-' || n, 'Caderno ' || n, n
     from generate_series(1, $1) n on conflict do nothing`,
    [count],
  )
  await app.context.pool.query(
    `insert into variants (id, product_id, title) select 'v_' || id, id, 'PDF' from products on conflict do nothing`,
  )
  await app.context.pool.query(
    `insert into prices (variant_id, currency_code, amount) select id, 'brl', 1000 from variants on conflict do nothing`,
  )
  // As the news of the catalogue's change does, which nothing waits for here.
  pages.forget()
}

test('a shop of a hundred products is one page, whatever the address asks', async () => {
  await fillTo(100)
  for (const query of ['?pagina=1', '?pagina=0', '?pagina=x', '?pagina=-1', '?pagina=1.5', '?outra=2']) {
    const page = await store(query)
    expect([page.status, page.links, page.canonical], query).toEqual([200, [], '/store'])
    expect(page.html).not.toContain(shelfTexts.pages.label)
  }
  expect((await store('?pagina=2')).status).toBe(404)
})

test('the next product stands on a second page, which plain links lead to and back from', async () => {
  await fillTo(101)
  const first = await store('?pagina=1')
  expect([first.links, first.canonical]).toEqual([['/store?pagina=2'], '/store'])
  expect(first.html).not.toContain('Caderno 101<')
  const second = await store('?pagina=2')
  expect([second.status, second.links, second.canonical, second.isIndexed]).toEqual([
    200,
    [],
    '/store?pagina=2',
    true,
  ])
  expect(second.html).toContain('Caderno 101<')
  // It would promise of any booklet what is true of one.
  expect([first, second].map(({ html }) => html.includes(cardTexts.mostComplete))).toEqual([true, false])
  expect(second.html).toContain(`<title>${shelfTexts.storePageTitle({ page: 2 })}`)
  expect(second.html).toMatch(/<a[^>]*rel="prev"[^>]*href="\/store"|<a[^>]*href="\/store"[^>]*rel="prev"/)

  const beyond = await store('?pagina=3')
  expect([beyond.status, beyond.canonical, beyond.isIndexed]).toEqual([404, null, false])
  expect(beyond.html).toContain(shelfTexts.pages.beyond)
})
