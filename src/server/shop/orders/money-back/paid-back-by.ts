/** Does the provider give the money of this order back, or the owner by a transfer of her own (decision 0058)? */
import type { RefundWay } from '#domain/shop/refund.ts'
import type { AppContext } from '#server/context.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { findPaymentMethod } from '../order-repository.ts'

export async function paidBackBy(
  db: DbOrTx,
  { payments }: Pick<AppContext, 'payments'>,
  order: { readonly id: string; readonly provider: string },
): Promise<RefundWay> {
  return wayOf({ payments }, order.provider, await findPaymentMethod(db, order.id))
}

export function wayOf(
  { payments }: Pick<AppContext, 'payments'>,
  provider: string,
  method: string | null,
): RefundWay {
  const isNever = method !== null && payments.find(provider)?.unrefundable.includes(method)
  return isNever ? 'transfer' : 'provider'
}
