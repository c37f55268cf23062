/** Counts of a day by source, and nothing about who came (decision 0254). Read by console/overview-visits.ts. */
import { sql } from 'kysely'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { DIRECT_SOURCE, MAX_SOURCES_PER_DAY, OTHER_SOURCES, readSource } from '#domain/shop/visit-source.ts'
import type { Db, DbOrTx } from '#server/platform/db/client.ts'

export type CountedEvent = 'visits' | 'product_views' | 'carts'

/** @param told by the browser, whatever it is */
export async function countBySource(
  db: Db,
  event: CountedEvent,
  told: string | null | undefined,
  now: Date,
): Promise<void> {
  const day = dayInBrasilia(now)
  const source = readSource(told) ?? OTHER_SOURCES
  if (await addOne(db, event, day, source)) return
  await db.transaction().execute(async (tx) => {
    // One at a time: many at once would each find room for one more.
    await sql`select pg_advisory_xact_lock(hashtext('source_days'))`.execute(tx)
    await insertOne(tx, event, day, (await hasRoom(tx, day, source)) ? source : OTHER_SOURCES)
  })
}

/** Of a product that anybody can see; of another nothing is counted. */
export async function countProductView(
  db: Db,
  productId: string,
  told: string | null | undefined,
  now: Date,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('product_view_days')
    .columns(['day', 'product_id', 'views'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .select([sql<string>`${dayInBrasilia(now)}`.as('day'), 'id', sql<number>`1`.as('views')])
        .where('id', '=', productId)
        .where('status', '=', 'published')
        .where('deleted_at', 'is', null),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'product_id'])
        .doUpdateSet((eb) => ({ views: eb('product_view_days.views', '+', 1) })),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) await countBySource(db, 'product_views', told, now)
}

/** @returns false when the day does not know the source yet */
async function addOne(db: Db, event: CountedEvent, day: string, source: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('source_days')
    .set((eb) => ({ [event]: eb(event, '+', 1) }))
    .where('day', '=', day)
    .where('source', '=', source)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Those two are never made up, and always have room. */
async function hasRoom(db: DbOrTx, day: string, source: string): Promise<boolean> {
  if (source === DIRECT_SOURCE || source === OTHER_SOURCES) return true
  const { known } = await db
    .selectFrom('source_days')
    .select((eb) => eb.fn.countAll<string>().as('known'))
    .where('day', '=', day)
    .where('source', 'not in', [DIRECT_SOURCE, OTHER_SOURCES])
    .executeTakeFirstOrThrow()
  return Number(known) < MAX_SOURCES_PER_DAY
}

async function insertOne(db: DbOrTx, event: CountedEvent, day: string, source: string): Promise<void> {
  await db
    .insertInto('source_days')
    .values({ day, source, [event]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'source'])
        .doUpdateSet((eb) => ({ [event]: eb(`source_days.${event}`, '+', 1) })),
    )
    .execute()
}
