/**
 * The owner creates or edits a product: checked whole, written whole, in one transaction under the product's lock. Who
 * saves what another window has changed meanwhile is told so, and nothing is written.
 */
import { sql } from 'kysely'
import type { ProductDraft } from '#domain/console/products-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { freeSlug, slugOf } from '#domain/shared/slug.ts'
import { changesOf } from '#domain/shop/product-changes.ts'
import { checkDraft, type DraftFault } from '#domain/shop/product-draft.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { isUniqueViolation } from '#server/platform/db/violations.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newId } from '#server/shop/new-id.ts'
import { referenceFaults, takenSlugs } from './draft-references.ts'
import { readDraft, type StoredDraft } from './draft-repository.ts'
import { writeProduct } from './write-product.ts'
import { lockVariants, stockFaults, writeVariants } from './write-variants.ts'

const CREATION_LOCK = 727_504

export type SaveRefusal =
  | Refusal<'product_not_found'>
  | Refusal<'changed_meanwhile', { version: number }>
  | Refusal<'invalid_product', { faults: readonly DraftFault[] }>

export function saveProduct(
  context: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string,
  { version, product: draft }: { version: number; product: ProductDraft },
): Promise<Ok<null> | SaveRefusal> {
  return withoutRaces(draft, async () =>
    context.db.transaction().execute(async (tx) => {
      const stored = await readDraft(tx, id, { lock: true })
      if (!stored) return refuse('product_not_found')
      if (stored.row.version !== version) {
        return refuse('changed_meanwhile', { version: stored.row.version })
      }
      const written = await writeDraft(tx, draft, stored, context.now())
      if (!written.ok) return written
      const after = await readDraft(tx, id)
      const changes = changesOf(stored.draft, after?.draft ?? draft, written.value)
      const at = context.now()
      await recordAuditEntry(tx, {
        actorId,
        action: 'product.edit',
        subjectKind: 'product',
        subject: id,
        details: { changes },
        at,
      })
      return ok(null)
    }),
  )
}

/** @param from where it is a copy: the product that it was copied from, whose grants it keeps */
export function createProduct(
  context: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  draft: ProductDraft,
  from?: { readonly id: string; readonly metadata: Record<string, unknown> },
): Promise<Ok<{ id: string }> | SaveRefusal> {
  return withoutRaces(draft, async () =>
    context.db.transaction().execute(async (tx) => {
      const now = context.now()
      // Two that are created at once must not find the same name free.
      await sql`select pg_advisory_xact_lock(${CREATION_LOCK})`.execute(tx)
      const faults = await referenceFaults(tx, draft, null)
      if (faults.length > 0) return refuse('invalid_product', { faults })
      const slug = await slugFor(tx, draft, '')
      const id = await insertProduct(tx, draft.title, slug, now, from?.metadata)
      const stored = await readDraft(tx, id, { lock: true })
      if (!stored) throw new Error(`the product ${id} is not there after it was written`)
      const written = await writeDraft(tx, { ...draft, slug }, stored, now)
      // A refusal must not leave half a product behind.
      if (!written.ok) throw new Refused(written)
      await recordAuditEntry(tx, {
        actorId,
        action: from ? 'product.duplicate' : 'product.create',
        subjectKind: 'product',
        subject: id,
        details: {
          title: draft.title,
          slug,
          grantsPremium: draft.grantsPremium,
          ...(from ? { from: from.id } : {}),
        },
        at: now,
      })
      return ok({ id })
    }),
  )
}

class Refused extends Error {
  readonly refusal: SaveRefusal
  constructor(refusal: SaveRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** A name that another product took at the same moment is found by the second try. */
async function withoutRaces<Value>(
  draft: ProductDraft,
  save: () => Promise<Ok<Value> | SaveRefusal>,
): Promise<Ok<Value> | SaveRefusal> {
  const faults = checkDraft(draft)
  if (faults.length > 0) return refuse('invalid_product', { faults })
  try {
    return await save()
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    const isRace = ['products_slug_key', 'products_pkey', 'variants_sku_key'].some((name) =>
      isUniqueViolation(error, name),
    )
    if (!isRace) throw error
    return save()
  }
}

async function writeDraft(
  tx: Tx,
  draft: ProductDraft,
  stored: StoredDraft,
  now: Date,
): Promise<Ok<Map<string, readonly [number | null, number | null]>> | SaveRefusal> {
  const locked = await lockVariants(tx, stored.row.id)
  const faults = [...(await referenceFaults(tx, draft, stored)), ...stockFaults(draft, locked)]
  if (faults.length > 0) return refuse('invalid_product', { faults })
  const slug = await slugFor(tx, draft, stored.row.id)
  await writeProduct(tx, draft, stored, { slug, now })
  return ok(await writeVariants(tx, stored.row.id, draft, locked, now))
}

async function slugFor(tx: Tx, draft: ProductDraft, productId: string): Promise<string> {
  if (draft.slug !== '') return draft.slug
  const wanted = slugOf(draft.title) || 'produto'
  const taken = await takenSlugs(tx, wanted, productId)
  return freeSlug(wanted, (slug) => taken.has(slug))
}

/** Empty, at the beginning of the shop, where what is new is looked for; its parts are written like those of an edit. */
async function insertProduct(
  tx: Tx,
  title: string,
  slug: string,
  now: Date,
  metadata: Record<string, unknown> = {},
): Promise<string> {
  const readable = `prod_${slug.slice(0, 50)}`
  const taken = await tx.selectFrom('products').select('id').where('id', '=', readable).executeTakeFirst()
  const id = taken ? newId('prod') : readable
  await tx
    .insertInto('products')
    .values((eb) => ({
      id,
      slug,
      title,
      subtitle: null,
      ribbon_text: null,
      thumbnail: null,
      site_product_selection: null,
      metadata: JSON.stringify(metadata),
      sort_order: eb
        .selectFrom('products')
        .select((sub) => sub.fn.coalesce(sub(sub.fn.min('sort_order'), '-', 1), sub.lit(0)).as('next')),
      created_at: now,
      updated_at: now,
    }))
    .execute()
  return id
}
