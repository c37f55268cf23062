/** Receipt and contract of one order, as the page /pedido/:orderId shows and prints them (Decreto 7.962/2013, art. 4º). */

import type { PremiumBenefit } from '../account/premium.ts'
import type { Currency } from '../shared/money.ts'
import type { InstitutionalPage } from '../site/institutional.ts'
import type { OrderStatus } from './order.ts'
import type { GrantedCorrections, GrantedLicence } from './product.ts'

export type OrderPaper = {
  readonly number: number
  readonly status: OrderStatus
  readonly orderedAt: string
  readonly paidAt: string | null
  readonly buyerName: string | null
  readonly buyerEmail: string | null
  readonly currency: Currency
  readonly lines: readonly {
    readonly productTitle: string
    readonly variantTitle: string
    readonly quantity: number
    readonly unitAmount: number
    /** What the line grants, all pieces together; null where it grants no corrections. */
    readonly corrections: GrantedCorrections | null
    /** All pieces together; the end once it was paid. */
    readonly licence: (GrantedLicence & { readonly endsAt: string | null }) | null
  }[]
  readonly totalAmount: number
  /** What the premium opens that came with it; empty without premium. */
  readonly premium: readonly PremiumBenefit[]
  /** As the provider names it; null while nothing was paid, and for what was free. */
  readonly method: string | null
  readonly refunds: readonly { readonly amount: number; readonly doneAt: string }[]
  /** ISO day; null where there is nothing to give back, or no more. */
  readonly withdrawableUntil: string | null
  /** The texts as they read on the day of the order; null for orders of before they were kept. */
  readonly contract: { readonly termsVersion: string; readonly pages: readonly InstitutionalPage[] } | null
}
