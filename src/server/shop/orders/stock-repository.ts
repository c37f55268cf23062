/** Queries of the stock that orders hold. Anyone who moves stock has locked the variants' rows here first. */
import { sql } from 'kysely'
import type { LineStock, StockMove } from '#domain/shop/order.ts'
import type { Tx } from '#server/platform/db/client.ts'

export type LockedStock = { readonly inventoryQuantity: number; readonly reservedQuantity: number }

/**
 * Locks those of the variants whose stock is counted, always in the order of their ids, so that two orders of the
 * same pieces wait for each other and never block each other.
 * @returns what there is of each; a variant that is not in it is not counted
 */
export async function lockStock(tx: Tx, variantIds: readonly string[]): Promise<Map<string, LockedStock>> {
  const rows = await tx
    .selectFrom('variants')
    .select(['id', 'inventory_quantity', 'reserved_quantity'])
    .where('id', 'in', variantIds)
    .where('manage_inventory', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { inventoryQuantity: row.inventory_quantity ?? 0, reservedQuantity: row.reserved_quantity },
    ]),
  )
}

/** The lines of an order beside their variants' stock, locked. */
export async function lockLineStock(tx: Tx, orderId: string): Promise<LineStock[]> {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['variant_id', 'quantity', 'reserved_quantity', 'withdrawn_at'])
    .where('order_id', '=', orderId)
    .orderBy('variant_id')
    .execute()
  const stock = await lockStock(
    tx,
    lines.map((line) => line.variant_id),
  )
  return lines.map((line) => {
    const counted = stock.get(line.variant_id)
    return {
      variantId: line.variant_id,
      quantity: line.quantity,
      heldQuantity: line.reserved_quantity,
      isManaged: counted !== undefined,
      isWithdrawn: line.withdrawn_at !== null,
      inventoryQuantity: counted?.inventoryQuantity ?? 0,
      reservedQuantity: counted?.reservedQuantity ?? 0,
    }
  })
}

export async function moveStock(tx: Tx, moves: readonly StockMove[]): Promise<void> {
  if (moves.length === 0) return
  await sql`
    update variants
    set inventory_quantity = inventory_quantity + moved.inventory_change,
        reserved_quantity = reserved_quantity + moved.reserved_change
    from unnest(
      ${moves.map((move) => move.variantId)}::text[],
      ${moves.map((move) => move.inventoryChange)}::int[],
      ${moves.map((move) => move.reservedChange)}::int[]
    ) as moved (variant_id, inventory_change, reserved_change)
    where variants.id = moved.variant_id`.execute(tx)
}

/** The lines hold nothing any more: it was taken or given back. */
export async function forgetHeldQuantities(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({ reserved_quantity: 0 })
    .where('order_id', '=', orderId)
    .where('reserved_quantity', '>', 0)
    .execute()
}

/** The line holds so many pieces more. */
export async function holdLine(tx: Tx, orderId: string, variantId: string, pieces: number): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({ reserved_quantity: sql<number>`reserved_quantity + ${pieces}` })
    .where('order_id', '=', orderId)
    .where('variant_id', '=', variantId)
    .execute()
}
