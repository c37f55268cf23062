/** Where our books and a payment provider's did not say the same; shown to the owner as "Diferenças com o provedor". */

/**
 * `unknown-order`: paid there for nothing of ours. `not-at-provider`: paid here, unknown there. `amount-mismatch`: another
 * amount or currency. `untold`: no message had reported it; it was taken over when we asked. `refund-failed`,
 * `dispute-reversed`: money that had gone back, or was to, is with the shop again. `checkout-refused`: the provider would not
 * take a payment, and will not by trying again.
 */
export const DIFFERENCE_KINDS = [
  'unknown-order',
  'not-at-provider',
  'amount-mismatch',
  'untold',
  'refund-failed',
  'dispute-reversed',
  'checkout-refused',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]
