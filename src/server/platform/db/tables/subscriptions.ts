/** Tables of premium that recurs. */
import type { Generated } from 'kysely'
import type { JsonObject, Moment, NullableMoment } from './columns.ts'

export type SubscriptionsTable = {
  id: Generated<string>
  user_id: string | null
  provider: string
  status: 'awaiting' | 'active' | 'past_due' | 'grace' | 'ended' | 'withdrawn'
  plan: 'monthly' | 'yearly'
  price_in_cents: number
  currency_code: string
  corrections_per_month: number
  next_plan: 'monthly' | 'yearly' | null
  next_price_in_cents: number | null
  next_from: NullableMoment
  first_paid_at: NullableMoment
  paid_until: NullableMoment
  failures: Generated<number>
  cancelled_at: NullableMoment
  ended_at: NullableMoment
  end_reason: 'not-begun' | 'cancelled' | 'unpaid' | 'refunded' | 'withdrawn' | 'erased' | null
  contract_id: string
  created_at: Moment
  ask_at: NullableMoment
  told_at: NullableMoment
  wanted_key: string
  aligned_key: string
  align_at: NullableMoment
}

export type SubscriptionChargesTable = {
  id: Generated<string>
  subscription_id: string
  provider: string
  reference: string
  plan: 'monthly' | 'yearly'
  period_start: Moment
  period_end: Moment
  amount: number
  currency_code: string
  paid_at: Moment
  months_granted: Generated<number>
  give_back_reason: 'withdrawn' | 'after-end' | 'twice' | 'after-cancelling' | 'provider' | null
  refund_due_at: NullableMoment
  refund_attempts: Generated<number>
  refund_error: string | null
  refunded_amount: Generated<number>
  created_at: Moment
}

export type SandboxSubscriptionsTable = {
  id: string
  /** Read by the provider's own schema (sandbox-subscriptions.ts). */
  book: JsonObject
  due_at: NullableMoment
  changed_at: NullableMoment
  told_at: NullableMoment
}

export type StripeSubscriptionsTable = {
  subscription_id: string
  session_id: string
  stripe_id: string | null
  customer_id: string | null
  created_at: Moment
}

export type SubscriptionTables = {
  subscriptions: SubscriptionsTable
  subscription_charges: SubscriptionChargesTable
  sandbox_subscriptions: SandboxSubscriptionsTable
  stripe_subscriptions: StripeSubscriptionsTable
}
