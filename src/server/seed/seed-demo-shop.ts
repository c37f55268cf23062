/**
 * Fills an empty shop on the first start, once: files first (their keys name their content), then everything in one
 * transaction with the note that it was done, so that a crash in between leaves nothing half-written.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '#server/platform/platform.ts'
import type { Tx } from '../platform/db/client.ts'
import { PROJECT_ROOT } from '../platform/project-files.ts'
import { StartError } from '../platform/start-error.ts'
import { sanitizeDescription } from '../shop/catalogue/description.ts'
import { DEMO_COLLECTIONS, DEMO_PRODUCTS, type DemoProduct, type DemoVariant } from './demo-products.ts'

const MATERIALS_DIR = join(PROJECT_ROOT, 'build/materials')
const FACT = 'demo-shop-seeded'
const LOCK_KEY = 727_503

type Booklet = {
  slug: string
  title: string
  storageKey: string
  sha256: string
  byteSize: number
  pageCount: number
}

/** @throws StartError when the booklets were not built */
export async function seedDemoShop(
  context: Pick<Platform, 'db' | 'files' | 'logger'>,
  materialsDir: string = MATERIALS_DIR,
): Promise<void> {
  const { db, logger } = context
  const done = await db
    .selectFrom('installation_facts')
    .select('name')
    .where('name', '=', FACT)
    .executeTakeFirst()
  if (done) return
  const slugs = new Set(DEMO_PRODUCTS.flatMap(({ variants }) => variants.flatMap(({ booklets }) => booklets)))
  const booklets = new Map<string, Booklet>()
  for (const slug of slugs) booklets.set(slug, await storeBooklet(context, materialsDir, slug))

  await db.transaction().execute(async (tx) => {
    // Two processes may start on one empty database.
    await tx.selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(LOCK_KEY)]).as('locked')).execute()
    const seeded = await tx
      .insertInto('installation_facts')
      .values({ name: FACT })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!seeded) return
    await tx
      .insertInto('collections')
      .values([...DEMO_COLLECTIONS])
      .execute()
    await insertMaterials(tx, [...booklets.values()])
    for (const [index, product] of DEMO_PRODUCTS.entries()) await insertProduct(tx, product, index, booklets)
    logger.info({ products: DEMO_PRODUCTS.length }, 'the demonstration shop was filled')
  })
}

async function storeBooklet(
  context: Pick<Platform, 'files'>,
  materialsDir: string,
  slug: string,
): Promise<Booklet> {
  const bytes = await readFile(`${materialsDir}/${slug}.pdf`).catch((cause) => {
    throw new StartError(`the booklet ${slug}.pdf is not built: run npm start, or npm run build`, { cause })
  })
  // A large module that an installation which is furnished already never needs.
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const storageKey = `materials/${sha256}.pdf`
  await context.files.put(storageKey, bytes)
  return {
    slug,
    title: pdf.getTitle() ?? slug,
    storageKey,
    sha256,
    byteSize: bytes.length,
    pageCount: pdf.getPageCount(),
  }
}

async function insertMaterials(tx: Tx, booklets: readonly Booklet[]): Promise<void> {
  const rows = booklets.map(({ slug, title, storageKey, sha256, byteSize, pageCount }) => ({
    id: materialId(slug),
    title,
    file_name: `domine-a-redacao-${slug}.pdf`,
    storage_key: storageKey,
    sha256,
    byte_size: byteSize,
    page_count: pageCount,
  }))
  await tx.insertInto('materials').values(rows).execute()
}

async function insertProduct(
  tx: Tx,
  product: DemoProduct,
  index: number,
  booklets: ReadonlyMap<string, Booklet>,
): Promise<void> {
  const id = productId(product.slug)
  await tx
    .insertInto('products')
    .values({
      id,
      slug: product.slug,
      title: product.title,
      subtitle: product.subtitle,
      ribbon_text: product.ribbonText ?? null,
      description: sanitizeDescription(product.description),
      thumbnail: product.images[0] ?? null,
      sort_order: index + 1,
      site_product_selection: product.variants.length > 1 ? 'lowest_price_first' : null,
      is_hidden: product.isHidden ?? false,
      metadata: JSON.stringify({ grants: product.grants ?? [] }),
    })
    .execute()
  const images = product.images.map((url, order) => ({ product_id: id, sort_order: order, url }))
  await tx.insertInto('product_images').values(images).execute()
  const collections = product.collections.map((collection) => ({
    product_id: id,
    collection_id: collection,
    sort_order: index,
  }))
  await tx.insertInto('product_collections').values(collections).execute()
  await insertInfo(tx, product, booklets)
  if (product.optionTitle) {
    await tx
      .insertInto('product_options')
      .values({ id: optionId(product.slug), product_id: id, title: product.optionTitle })
      .execute()
  }
  for (const [order, variant] of product.variants.entries()) await insertVariant(tx, product, variant, order)
  for (const [order, slug] of (product.related ?? []).entries()) {
    await tx
      .insertInto('related_products')
      .values({
        id: `rel_${product.slug}_${slug}`,
        product_id: id,
        section_title: 'Combina com este material',
        related_type: 'product',
        related_id: productId(slug),
        sort_order: order,
      })
      .execute()
  }
}

/** What the law wants a buyer to know before paying: format, size, access, right of withdrawal (Decreto 7.962/2013, art. 2º and 5º). */
async function insertInfo(
  tx: Tx,
  product: DemoProduct,
  booklets: ReadonlyMap<string, Booklet>,
): Promise<void> {
  const files = new Set(product.variants.flatMap(({ booklets: slugs }) => slugs))
  const pages = [...files].map((slug) => {
    const { title, pageCount } = booklets.get(slug) ?? { title: slug, pageCount: 0 }
    return files.size === 1 ? `${pageCount} páginas` : `${title} (${pageCount} páginas)`
  })
  const info = [
    {
      title: 'Formato',
      description:
        'PDF em A4, para imprimir e escrever nele ou ler na tela, identificado com o nome e o e-mail de quem compra.',
    },
    { title: 'Páginas', description: pages.join(' · ') },
    {
      title: product.delivery ? 'Entrega' : 'Acesso',
      description:
        product.delivery?.arrives ??
        'Download logo depois do pagamento, no seu perfil, sem prazo para expirar.',
    },
    {
      title: 'Desistência',
      description:
        product.delivery?.withdrawal ??
        'Você pode desistir da compra em até 7 dias (art. 49 do Código de Defesa do Consumidor).',
    },
  ]
  await tx
    .insertInto('product_additional_info')
    .values(
      info.map((entry, order) => ({
        id: `info_${product.slug}_${order}`,
        product_id: productId(product.slug),
        sort_order: order,
        ...entry,
      })),
    )
    .execute()
}

async function insertVariant(
  tx: Tx,
  product: DemoProduct,
  variant: DemoVariant,
  order: number,
): Promise<void> {
  await tx
    .insertInto('variants')
    .values({
      id: variant.id,
      product_id: productId(product.slug),
      title: variant.title,
      image_url: variant.image ?? null,
      sku: variant.sku,
      weight: null,
      sort_order: order,
      manage_inventory: variant.stock !== undefined,
      inventory_quantity: variant.stock ?? null,
    })
    .execute()
  await tx
    .insertInto('prices')
    .values({
      variant_id: variant.id,
      currency_code: 'brl',
      amount: variant.amountInCents,
      sale_amount: variant.saleAmountInCents ?? null,
    })
    .execute()
  if (product.optionTitle) {
    await tx
      .insertInto('variant_option_values')
      .values({
        id: `val_${variant.id}`,
        option_id: optionId(product.slug),
        variant_id: variant.id,
        value: variant.title,
      })
      .execute()
  }
  const files = variant.booklets.map((slug, position) => ({
    variant_id: variant.id,
    material_id: materialId(slug),
    sort_order: position,
  }))
  await tx.insertInto('variant_materials').values(files).execute()
}

const productId = (slug: string) => `prod_${slug}`
const optionId = (slug: string) => `opt_${slug}`
const materialId = (slug: string) => `mat_${slug}`
