/** Accesses that an order brought (premium): each lives as long as a line that granted it when it was bought (decision 0154). */
import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/client.ts'

/** The names that a product grants, as an array of texts. @see metadataGranting */
const GRANTS_OF_PRODUCT = sql`array(select jsonb_array_elements_text(
  case when jsonb_typeof(p.metadata -> 'grants') = 'array' then p.metadata -> 'grants' else '[]' end))`

/** Rows of the version before have no grants of their own. */
const IS_STILL_GRANTED = sql`exists (
  select from purchases b
  join order_lines l on l.order_id = b.order_id and l.variant_id = b.variant_id
  join products p on p.id = l.product_id
  where b.order_id = entitlements.order_id and b.revoked_at is null
    and entitlements.name = any (coalesce(b.grants, ${GRANTS_OF_PRODUCT})))`

/** Notes at each line what its product grants now, and opens it. */
export async function grantAccess(
  tx: Tx,
  orderId: string,
  buyer: { userId: string | null; email: string },
  now: Date,
): Promise<void> {
  await sql`
    update purchases b set grants = ${GRANTS_OF_PRODUCT}
    from order_lines l join products p on p.id = l.product_id
    where b.order_id = ${orderId} and l.order_id = b.order_id and l.variant_id = b.variant_id`.execute(tx)
  await sql`
    insert into entitlements (order_id, name, user_id, buyer_email, granted_at)
    select distinct b.order_id, granted.name, ${buyer.userId}::uuid, ${buyer.email}, ${now}::timestamptz
    from purchases b cross join lateral unnest(b.grants) as granted (name)
    where b.order_id = ${orderId}`.execute(tx)
}

/** After lines were closed: what no open line granted ends. */
export async function endAccess(tx: Tx, orderId: string, now: Date): Promise<void> {
  await sql`
    update entitlements set revoked_at = ${now}
    where order_id = ${orderId} and revoked_at is null and not ${IS_STILL_GRANTED}`.execute(tx)
}

/** After lines were opened again: what they granted is there again, but for an account that is gone. */
export async function reopenAccess(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update entitlements set revoked_at = null
    where order_id = ${orderId} and revoked_at is not null and buyer_email is not null
      and ${IS_STILL_GRANTED}`.execute(tx)
}
