/** Queries of what differs between our books and a provider's: written once, shown until the owner has seen to it. */
import type { DifferenceKind } from '#domain/shop/payment-difference.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

export type Difference = {
  readonly kind: DifferenceKind
  readonly reference: string
  readonly orderId: string | null
  readonly amount: number | null
  readonly currencyCode: string | null
}

/** @returns false when it was written down before */
export async function noteDifference(
  db: DbOrTx,
  provider: string,
  { kind, reference, orderId, amount, currencyCode }: Difference,
  now: Date,
): Promise<boolean> {
  const written = await db
    .insertInto('payment_differences')
    .values({
      provider,
      kind,
      reference,
      order_id: orderId,
      amount,
      currency_code: currencyCode,
      found_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'kind', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}
