/** The store's reading calls (product §7, docs/wire.md §1). The checkout is in src/server/shop/orders/checkout. */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { readLookupField, readProductQuery, readVariantProductIds } from './catalogue-query.ts'
import { requireStore } from './require-store.ts'
import { getProduct, listCollections, listProducts, listStockLevels } from './service.ts'

export function storeRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const { reads } = context
  routes.use('/:store/*', requireStore(context.config))

  routes.get('/:store/products', async (c) => {
    const query = readProductQuery(searchOf(c.req.url))
    // By what was understood and not by what was sent: any nonsense in an address would be an answer of its own.
    const answer = await context.catalogueCache.json(`products ${JSON.stringify(query)}`, () =>
      reads.catalogue((db) => listProducts({ ...context, db }, query)),
    )
    return json(answer)
  })

  routes.get('/:store/products/:id', async (c) => {
    const id = c.req.param('id')
    const field = readLookupField(searchOf(c.req.url))
    const answer = await context.catalogueCache.json(`product ${field} ${id}`, async () => {
      const product = await reads.catalogue((db) => getProduct({ ...context, db }, id, field))
      if (!product) throw new HttpError(404, 'product_not_found', 'There is no such product')
      return { product }
    })
    return json(answer)
  })

  // Always from the database: this is the call that refreshes what the others may show a moment late.
  routes.get('/:store/variants', async (c) => {
    return c.json({ variants: await listStockLevels(context, readVariantProductIds(searchOf(c.req.url))) })
  })

  routes.get('/:store/collections', async (c) => {
    const collections = await reads.catalogue((db) => listCollections({ ...context, db }))
    return c.json({ collections, count: collections.length })
  })

  routes.get('/:store/settings', (c) => c.json({ store_owner: { language: 'pt' } }))

  return routes
}

function searchOf(url: string): URLSearchParams {
  return new URL(url).searchParams
}

function json(body: string): Response {
  return new Response(body, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
