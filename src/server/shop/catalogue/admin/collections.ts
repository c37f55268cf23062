/** The collections of the shop, as the owner makes, names, orders and deletes them. */
import { sql } from 'kysely'
import type { AdminCollection } from '#domain/console/products-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newId } from '#server/shop/new-id.ts'

/** What of the context is needed here. */
type Clocked = Pick<Platform, 'db' | 'now'>

export function listAdminCollections(db: DbOrTx): Promise<AdminCollection[]> {
  return db
    .selectFrom('collections as c')
    .select([
      'c.id',
      'c.title',
      sql<number>`(select count(*)::int from product_collections pc join products p on p.id = pc.product_id
        where pc.collection_id = c.id and p.deleted_at is null)`.as('productCount'),
    ])
    .where('c.deleted_at', 'is', null)
    .orderBy('c.sort_order')
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute()
}

export type CollectionRefusal = Refusal<'title_taken'> | Refusal<'collection_not_found'>

export function createCollection(
  context: Clocked,
  actorId: string,
  title: string,
): Promise<Ok<{ id: string }> | CollectionRefusal> {
  return context.db.transaction().execute(async (tx) => {
    // Two windows, or a second press, must not make it twice.
    await sql`lock table collections in share row exclusive mode`.execute(tx)
    if (await isTaken(tx, title, '')) return refuse('title_taken')
    const id = newId('col')
    const now = context.now()
    await tx
      .insertInto('collections')
      .values((eb) => ({
        id,
        title,
        image_url: null,
        sort_order: eb
          .selectFrom('collections')
          .select((sub) => sub.fn.coalesce(sub(sub.fn.max('sort_order'), '+', 1), sub.lit(0)).as('next')),
        created_at: now,
        updated_at: now,
      }))
      .execute()
    await recordAuditEntry(tx, {
      ...auditEntryOn(id, actorId, now),
      action: 'collection.create',
      details: { title },
    })
    return ok({ id })
  })
}

export function renameCollection(
  context: Clocked,
  actorId: string,
  id: string,
  title: string,
): Promise<Ok<null> | CollectionRefusal> {
  return context.db.transaction().execute(async (tx) => {
    await sql`lock table collections in share row exclusive mode`.execute(tx)
    const row = await tx
      .selectFrom('collections')
      .select('title')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!row) return refuse('collection_not_found')
    if (row.title === title) return ok(null)
    if (await isTaken(tx, title, id)) return refuse('title_taken')
    const now = context.now()
    await tx.updateTable('collections').set({ title, updated_at: now }).where('id', '=', id).execute()
    const details = { changes: { title: [row.title, title] } }
    await recordAuditEntry(tx, { ...auditEntryOn(id, actorId, now), action: 'collection.rename', details })
    return ok(null)
  })
}

/**
 * Its products stay in the shop and leave it; where it was recommended beside a product, it is so no more. Again changes
 * nothing; refuses `collection_not_found` where there never was one.
 */
export function deleteCollection(
  context: Clocked,
  actorId: string,
  id: string,
): Promise<Ok<null> | Refusal<'collection_not_found'>> {
  return context.db.transaction().execute(async (tx) => {
    await sql`lock table collections in share row exclusive mode`.execute(tx)
    const row = await tx
      .selectFrom('collections')
      .select(['title', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return refuse('collection_not_found')
    if (row.deleted_at) return ok(null)
    const now = context.now()
    const left = await tx.deleteFrom('product_collections').where('collection_id', '=', id).executeTakeFirst()
    await tx
      .deleteFrom('related_products')
      .where('related_type', '=', 'collection')
      .where('related_id', '=', id)
      .execute()
    await tx
      .updateTable('collections')
      .set({ deleted_at: now, updated_at: now })
      .where('id', '=', id)
      .execute()
    const details = { title: row.title, productCount: Number(left.numDeletedRows) }
    await recordAuditEntry(tx, { ...auditEntryOn(id, actorId, now), action: 'collection.delete', details })
    return ok(null)
  })
}

export function orderCollections(
  context: Clocked,
  actorId: string,
  ids: readonly string[],
): Promise<Ok<null> | Refusal<'list_changed'>> {
  return context.db.transaction().execute(async (tx) => {
    await sql`lock table collections in share row exclusive mode`.execute(tx)
    const stored = (await listAdminCollections(tx)).map((collection) => collection.id)
    if (stored.length !== ids.length || new Set([...ids, ...stored]).size !== ids.length) {
      return refuse('list_changed')
    }
    for (const [index, id] of ids.entries()) {
      await tx
        .updateTable('collections')
        .set({ sort_order: index + 1 })
        .where('id', '=', id)
        .execute()
    }
    const entry = auditEntryOn('list', actorId, context.now())
    await recordAuditEntry(tx, {
      ...entry,
      action: 'collection.order',
      details: { before: stored, after: ids },
    })
    return ok(null)
  })
}

async function isTaken(db: DbOrTx, title: string, exceptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('collections')
    .select('id')
    .where(sql`lower(title)`, '=', title.toLowerCase())
    .where('id', '<>', exceptId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

function auditEntryOn(subject: string, actorId: string, at: Date) {
  return { actorId, subjectKind: 'product', subject, at } as const
}
