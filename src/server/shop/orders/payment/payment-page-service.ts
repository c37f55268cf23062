/**
 * What the built-in test provider offers to its own page (/pagamento/:orderId): deciding reports to the shop as a
 * real provider would. The shapes are in domain/, since the screen knows them too.
 */
import type { PaymentChoice, PaymentChoiceResult, PaymentPageOrder } from '#domain/shop/payment-page.ts'

export type PaymentPageService = {
  /** Whether new orders go to the test provider: then no money moves in this shop. */
  readonly isSandbox: boolean
  /** Null when there is no such order or the token does not open it. */
  describe: (orderId: string, token: string) => Promise<PaymentPageOrder | null>
  /** Where an order that another provider takes the money for is paid; null for all others. */
  leadsTo: (orderId: string, token: string) => Promise<string | null>
  decide: (
    orderId: string,
    token: string,
    input: {
      decision: PaymentChoice
      email: string | null
      name: string | null
      /** An address that looked mistyped, and was asked back about. */
      confirmedEmail?: string | null
    },
  ) => Promise<PaymentChoiceResult>
}
