/** By what name is a state of a payment known again? */
import type { PaymentEvent } from './provider.ts'

/** One word for what a payment is like, its state, every refund, every dispute: the same state has the same word. */
export function nameOfState({
  type,
  refunds = [],
  disputes = [],
}: Pick<PaymentEvent, 'type' | 'refunds' | 'disputes'>): string {
  const parts = refunds.map(({ id, isFailed }) => `${id}${isFailed ? '!' : ''}`)
  return [
    type,
    ...parts,
    ...disputes.map(({ id, status, isRefundable }) => `${id}:${status}${isRefundable ? '?' : ''}`),
  ].join('-')
}
