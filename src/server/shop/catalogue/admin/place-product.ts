/**
 * The owner puts a product directly before or after its neighbour in the shop's order. The two change places; all others
 * stay where they are, however many there are. Asked again nothing changes.
 */
import { sql } from 'kysely'
import type { PlaceRequest } from '#domain/console/products-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'

const PLACES_LOCK = 727_505

type Placed = { readonly id: string; readonly title: string; readonly sort_order: number }

/** Refuses `list_changed` where the two are no neighbours any more. */
export function placeProduct(
  context: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string,
  { side, of }: PlaceRequest,
): Promise<Ok<null> | Refusal<'product_not_found' | 'list_changed'>> {
  return context.db.transaction().execute(async (tx) => {
    // Two moves at once would each count with the places of before.
    await sql`select pg_advisory_xact_lock(${PLACES_LOCK})`.execute(tx)
    let [moved, neighbour] = await readBoth(tx, id, of)
    if (!moved) return refuse('product_not_found')
    if (!neighbour || id === of) return refuse('list_changed')
    if (moved.sort_order === neighbour.sort_order) {
      await spreadPlaces(tx)
      ;[moved = moved, neighbour = neighbour] = await readBoth(tx, id, of)
    }
    if (await isSomethingBetween(tx, moved, neighbour)) return refuse('list_changed')
    if (moved.sort_order < neighbour.sort_order === (side === 'before')) return ok(null)
    await putAt(tx, id, neighbour.sort_order)
    await putAt(tx, of, moved.sort_order)
    await recordAuditEntry(tx, {
      actorId,
      action: 'product.order',
      subjectKind: 'product',
      subject: id,
      details: {
        title: moved.title,
        [side === 'before' ? 'placedBefore' : 'placedAfter']: neighbour.title,
      },
      at: context.now(),
    })
    return ok(null)
  })
}

async function readBoth(tx: Tx, id: string, of: string): Promise<[Placed | undefined, Placed | undefined]> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'title', 'sort_order'])
    .where('id', 'in', [id, of])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return [rows.find((row) => row.id === id), rows.find((row) => row.id === of)]
}

async function isSomethingBetween(tx: Tx, one: Placed, other: Placed): Promise<boolean> {
  const [low, high] = one.sort_order < other.sort_order ? [one, other] : [other, one]
  const found = await tx
    .selectFrom('products')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((eb) => eb(eb.refTuple('sort_order', 'id'), '>', eb.tuple(low.sort_order, low.id)))
    .where((eb) => eb(eb.refTuple('sort_order', 'id'), '<', eb.tuple(high.sort_order, high.id)))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Products that came from elsewhere may share a place: each gets its own, once, in the order that they have. */
async function spreadPlaces(tx: Tx): Promise<void> {
  await sql`update products p set sort_order = ranked.place
    from (select id, row_number() over (order by sort_order, id)::int as place from products) ranked
    where ranked.id = p.id and p.sort_order <> ranked.place`.execute(tx)
}

async function putAt(tx: Tx, id: string, place: number): Promise<void> {
  await tx.updateTable('products').set({ sort_order: place }).where('id', '=', id).execute()
}
