/** Does the provider give the money of this order back, or the owner by a transfer of her own (decision 0058)? */
import type { RefundWay } from '#domain/shop/refund.ts'
import type { AppContext } from '#server/context.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

/** Outcomes of events that brought the money. */
export const PAYING_OUTCOMES = ['paid', 'paid-late', 'refund-due'] as const

export async function paidBackBy(
  db: DbOrTx,
  { payments }: Pick<AppContext, 'payments'>,
  order: { readonly id: string; readonly provider: string },
): Promise<RefundWay> {
  const paid = await db
    .selectFrom('payment_events')
    .select('method')
    .where('order_id', '=', order.id)
    .where('outcome', 'in', PAYING_OUTCOMES)
    .limit(1)
    .executeTakeFirst()
  return wayOf({ payments }, order.provider, paid?.method ?? null)
}

export function wayOf(
  { payments }: Pick<AppContext, 'payments'>,
  provider: string,
  method: string | null,
): RefundWay {
  const isNever = method !== null && payments.find(provider)?.unrefundable.includes(method)
  return isNever ? 'transfer' : 'provider'
}
