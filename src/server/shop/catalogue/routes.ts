/** The store's reading calls (product §7, docs/wire.md §1). The checkout is in src/server/shop/orders/checkout. */
import { type Context, Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { keepAnswer, keptResponse } from '#server/platform/http/kept-answer.ts'
import { securityHeadersOf } from '#server/platform/http/security-headers.ts'
import { readLookupField, readProductQuery, readVariantProductIds } from './catalogue-query.ts'
import { STORE_ORIGINS } from './cors.ts'
import { requireStore } from './require-store.ts'
import { getProduct, listCollections, listProducts, listStockLevels } from './service.ts'

export function storeRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const { reads } = context
  /** Whole, for who is answered from memory before anything else runs (kept-calls.ts). */
  const headers = {
    ...securityHeadersOf(context.config),
    'access-control-allow-origin': STORE_ORIGINS,
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  }
  routes.use('/:store/*', requireStore(context.config))

  /** By what was understood and not by what was sent: any nonsense in an address would be an answer of its own. */
  const answer = async ({ req }: Context, key: string, load: () => Promise<unknown>): Promise<Response> => {
    const { pathname, search } = new URL(req.url)
    const kept = await context.catalogueCache.answer({ key, address: pathname + search }, async () =>
      keepAnswer(JSON.stringify(await load()), headers),
    )
    return keptResponse(kept, req.raw)
  }

  routes.get('/:store/products', (c) => {
    const query = readProductQuery(searchOf(c.req.url))
    return answer(c, `products ${JSON.stringify(query)}`, () =>
      reads.catalogue((db) => listProducts({ ...context, db }, query)),
    )
  })

  routes.get('/:store/products/:id', (c) => {
    const id = c.req.param('id')
    const field = readLookupField(searchOf(c.req.url))
    return answer(c, `product ${field} ${id}`, async () => {
      const product = await reads.catalogue((db) => getProduct({ ...context, db }, id, field))
      if (!product) throw new HttpError(404, 'product_not_found', 'There is no such product')
      return { product }
    })
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
