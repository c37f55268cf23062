/** What was bought and paid: orders, payment events, purchases, the sandbox. */
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { OrderStatus } from '#domain/shop/order.ts'
import type { DifferenceKind } from '#domain/shop/payment-difference.ts'
import type { RequestedLine } from '#domain/shop/purchase-request.ts'
import type { DisputeStatus, RefundReason } from '#domain/shop/refund.ts'
import type { InstitutionalPage } from '#domain/site/institutional.ts'
import type { Moment, NullableMoment } from './columns.ts'

export type OrdersTable = {
  id: Generated<string>
  number: GeneratedAlways<string>
  access_token_hash: Buffer
  user_id: string | null
  buyer_email: string | null
  buyer_name: string | null
  status: Generated<OrderStatus>
  currency_code: string
  total_amount: number
  provider: string
  success_url: string
  cancel_url: string
  locale: string | null
  time_zone: string | null
  reserved_until: Moment
  created_at: Moment
  updated_at: Moment
  paid_at: NullableMoment
  asked_at: NullableMoment
  refunded_amount: Generated<number>
  contract_id: string | null
  coupon_id: string | null
  coupon_code: string | null
  source: string | null
  waiting_since: NullableMoment
  waiting_method: string | null
  payable_until: NullableMoment
  voucher_url: string | null
  reminded_at: NullableMoment
  payment_url: string | null
  money_told_at: NullableMoment
  kept_amount: Generated<number>
  searched: GeneratedAlways<string>
}

export type OrderLinesTable = {
  order_id: string
  variant_id: string
  sort_order: number
  product_id: string
  product_title: string
  variant_title: string
  unit_amount: number
  quantity: number
  reserved_quantity: Generated<number>
  offered_with: string | null
  withdrawn_at: NullableMoment
  reopened_by: string | null
  discount_amount: Generated<number>
  searched: GeneratedAlways<string>
}

export type PaymentEventsTable = {
  provider: string
  event_id: string
  order_id: string
  type: string
  amount: number
  currency_code: string
  method: string | null
  outcome: string
  received_at: Moment
}

export type PurchasesTable = {
  id: Generated<string>
  order_id: string
  variant_id: string
  user_id: string | null
  buyer_email: string | null
  buyer_name: string | null
  product_title: string
  variant_title: string
  quantity: number
  purchased_at: Moment
  revoked_at: NullableMoment
  generations: Generated<number>
  corrections_granted: Generated<number>
  corrections_months: Generated<number>
  corrections_readers: Generated<number>
  licence_seats: Generated<number>
  /** Null where it grants no licence. */
  licence_ends_at: NullableMoment
  generations_taken: Generated<number>
  /** Null in rows of the version before (migration 0080). */
  grants: string[] | null
}

export type EntitlementsTable = {
  order_id: string
  name: string
  user_id: string | null
  buyer_email: string | null
  granted_at: Moment
  revoked_at: NullableMoment
}

export type StripeSessionsTable = { order_id: string; session_id: string; created_at: Moment }

export type RefundsTable = {
  id: Generated<string>
  order_id: string
  reason: RefundReason
  note: string | null
  request_key: string | null
  provider_ref: string | null
  amount: number
  requested_at: Moment
  asked_at: NullableMoment
  done_at: NullableMoment
  attempts: Generated<number>
  due_at: Moment
  /** `transfer`: by the owner herself, where the provider cannot. */
  paid_by: Generated<'provider' | 'transfer'>
  last_error: string | null
  refusals: Generated<number>
}

export type DisputesTable = {
  provider: string
  dispute_id: string
  order_id: string
  amount: number
  status: DisputeStatus
  reason: string | null
  opened_at: Moment
  closed_at: NullableMoment
  is_refundable: Generated<boolean>
}

export type PaymentDifferencesTable = {
  id: Generated<string>
  provider: string
  reference: string
  kind: DifferenceKind
  order_id: string | null
  amount: number | null
  currency_code: string | null
  found_at: Moment
  settled_at: NullableMoment
}

export type ContractTextsTable = {
  id: string
  terms_version: string
  pages: JSONColumnType<InstitutionalPage[], string, string>
  created_at: Moment
}

export type MaterialDownloadsTable = {
  purchase_id: string
  material_id: string
  times: Generated<number>
  first_at: Moment
  last_at: Moment
}

export type SandboxRefundsTable = {
  id: Generated<string>
  payment_id: string
  refund_id: string | null
  amount: number
  created_at: Moment
  failed_at: NullableMoment
}

export type SandboxDisputesTable = {
  id: Generated<string>
  payment_id: string
  amount: number
  status: DisputeStatus
  opened_at: Moment
  closed_at: NullableMoment
}

export type SandboxPaymentsTable = {
  id: Generated<string>
  order_id: string
  amount: number
  currency_code: string
  status: Generated<'open' | 'approved' | 'canceled' | 'refunded'>
  sequence: Generated<number>
  method: 'pix' | 'card' | 'boleto' | null
  payer_email: string | null
  payer_name: string | null
  created_at: Moment
  decided_at: NullableMoment
}

export type SandboxEventsTable = {
  id: string
  payment_id: string
  body: string
  created_at: Moment
  delivered_at: NullableMoment
}

export type MercadoPagoRefundsTable = {
  refund_id: string
  reference: string
  created_at: Moment
}

export type PurchaseRequestsTable = {
  id: Generated<string>
  minor_id: string
  plan: 'monthly' | 'yearly' | null
  lines: JSONColumnType<RequestedLine[], string, string>
  coupon_code: string | null
  total_amount: number
  currency_code: string
  state: 'asked' | 'approved' | 'refused' | 'taken-back'
  asked_at: Moment
  decided_at: NullableMoment
  decided_link_id: string | null
  expires_at: Moment
  order_id: string | null
  subscription_id: string | null
}

export type OrderTables = {
  orders: OrdersTable
  purchase_requests: PurchaseRequestsTable
  order_lines: OrderLinesTable
  payment_events: PaymentEventsTable
  purchases: PurchasesTable
  entitlements: EntitlementsTable
  refunds: RefundsTable
  stripe_sessions: StripeSessionsTable
  mercado_pago_refunds: MercadoPagoRefundsTable
  sandbox_payments: SandboxPaymentsTable
  sandbox_events: SandboxEventsTable
  sandbox_refunds: SandboxRefundsTable
  sandbox_disputes: SandboxDisputesTable
  disputes: DisputesTable
  payment_differences: PaymentDifferencesTable
  contract_texts: ContractTextsTable
  material_downloads: MaterialDownloadsTable
}
