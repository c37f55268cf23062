/** `/api/console/products`: the owner's products and collections. Files are in materials/admin, pictures beside. */
import { type Context, Hono } from 'hono'
import {
  collectionTitleSchema,
  createProductSchema,
  descriptionSchema,
  orderSchema,
  placeSchema,
  productListQuery,
  quickChangeSchema,
  saveProductSchema,
  visibilitySchema,
} from '#domain/console/products-admin-wire.ts'
import { readPlaceKey } from '#domain/shared/keyset.ts'
import type { Ok } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { materialsAdmin } from '#server/shop/materials/admin/materials-admin-routes.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { descriptionHtml } from '../description-html.ts'
import {
  type CollectionRefusal,
  createCollection,
  deleteCollection,
  listAdminCollections,
  orderCollections,
  renameCollection,
} from './collections.ts'
import { listAdminProducts, type ProductsWanted } from './list-products.ts'
import { placeProduct } from './place-product.ts'
import { previewProduct } from './preview-product.ts'
import { duplicateProduct, setArchived, setHidden } from './product-actions.ts'
import { changeQuickly } from './quick-change.ts'
import { openProduct } from './read-products.ts'
import { createProduct, type SaveRefusal, saveProduct } from './save-product.ts'
import { uploadRoutes } from './upload-routes.ts'

type AdminRefusal = SaveRefusal | CollectionRefusal | { ok: false; code: 'list_changed' | 'several_variants' }

const WORDINGS = {
  product_not_found: [404, 'There is no such product'],
  collection_not_found: [404, 'There is no such collection'],
  changed_meanwhile: [409, 'The product was changed in another window'],
  list_changed: [409, 'The list has changed meanwhile'],
  title_taken: [409, 'Another collection has this title'],
  several_variants: [409, 'The product has no price of its own: its versions do'],
  invalid_product: [422, 'The product cannot be kept like this'],
} as const satisfies Record<AdminRefusal['code'], readonly [number, string]>

/** Mount at /api/console/products. */
export function productsAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  const actor = (c: Context<OwnerEnv>) => c.get('owner').userId

  routes.route('/uploads', uploadRoutes(context))
  routes.route('/files', materialsAdmin(context))

  routes.get('/', async (c) => {
    const wanted = readListQuery(c)
    const { rows, next } = await listAdminProducts(context.db, wanted, context.now())
    return c.json({ products: rows, next })
  })
  routes.post('/', async (c) => {
    const { product } = await readJson(c, createProductSchema)
    return c.json(settled(await createProduct(context, actor(c), product)), 201)
  })
  routes.post('/description', async (c) => {
    const { markdown } = await readJson(c, descriptionSchema)
    return c.json({ html: descriptionHtml(markdown) })
  })

  routes.get('/collections', async (c) => c.json({ collections: await listAdminCollections(context.db) }))
  routes.post('/collections', async (c) => {
    const { title } = await readJson(c, collectionTitleSchema)
    return c.json(settled(await createCollection(context, actor(c), title)), 201)
  })
  routes.put('/collections/order', async (c) => {
    const { ids } = await readJson(c, orderSchema)
    settled(await orderCollections(context, actor(c), ids))
    return c.body(null, 204)
  })
  routes.put('/collections/:id', async (c) => {
    const { title } = await readJson(c, collectionTitleSchema)
    settled(await renameCollection(context, actor(c), readId(c), title))
    return c.body(null, 204)
  })
  routes.delete('/collections/:id', async (c) => {
    settled(await deleteCollection(context, actor(c), readId(c)))
    return c.body(null, 204)
  })

  routes.get('/:id', async (c) => c.json(await opened(context, readId(c))))
  routes.get('/:id/preview', async (c) => {
    const preview = await previewProduct(context, readId(c))
    return c.json(preview ?? settled({ ok: false, code: 'product_not_found' }))
  })
  routes.put('/:id', async (c) => {
    const id = readId(c)
    settled(await saveProduct(context, actor(c), id, await readJson(c, saveProductSchema)))
    return c.json(await opened(context, id))
  })
  routes.put('/:id/visibility', async (c) => {
    const { isHidden } = await readJson(c, visibilitySchema)
    settled(await setHidden(context, actor(c), readId(c), isHidden))
    return c.body(null, 204)
  })
  routes.put('/:id/quick', async (c) => {
    const id = readId(c)
    settled(await changeQuickly(context, actor(c), id, await readJson(c, quickChangeSchema)))
    return c.json(await opened(context, id))
  })
  routes.put('/:id/place', async (c) => {
    settled(await placeProduct(context, actor(c), readId(c), await readJson(c, placeSchema)))
    return c.body(null, 204)
  })
  routes.post('/:id/archive', async (c) => {
    settled(await setArchived(context, actor(c), readId(c), true))
    return c.body(null, 204)
  })
  routes.post('/:id/restore', async (c) => {
    settled(await setArchived(context, actor(c), readId(c), false))
    return c.body(null, 204)
  })
  routes.post('/:id/duplicate', async (c) => {
    const titleOf = (title: string) => productsAdminTexts.copyOf({ title })
    return c.json(settled(await duplicateProduct(context, actor(c), readId(c), titleOf)), 201)
  })
  return routes
}

async function opened(context: Pick<Platform, 'db'>, id: string) {
  const product = await openProduct(context.db, id)
  if (!product) throw new HttpError(404, 'product_not_found', 'There is no such product')
  return product
}

function readListQuery(c: Context): ProductsWanted {
  const read = productListQuery.safeParse(c.req.query())
  if (!read.success)
    throw new HttpError(400, 'invalid_input', read.error.issues[0]?.message ?? 'The query is not valid')
  const { q, archived, after } = read.data
  const key = after === undefined ? null : readPlaceKey(after)
  if (after !== undefined && key === null) throw new HttpError(400, 'invalid_input', 'after: is not a page')
  return { search: q, isArchived: archived === 'yes', after: key }
}

/** No id of ours holds other signs. */
function readId(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id)) throw new HttpError(404, 'not_found', 'There is no such address')
  return id
}

function settled<Value>(result: Ok<Value> | AdminRefusal): Value {
  if (result.ok) return result.value
  const { ok: _, code, ...facts } = result
  const [status, message] = WORDINGS[code]
  throw new HttpError(status, code, message, facts)
}
