/** Who brings buyers by a link, and what their share is. */
import type { Generated, GeneratedAlways } from 'kysely'
import type { Moment, NullableMoment } from './columns.ts'

export type PartnersTable = {
  id: Generated<string>
  code: string
  name: string
  email: string | null
  user_id: string | null
  share_percent: number
  note: Generated<string>
  ended_at: NullableMoment
  created_at: Moment
  updated_at: Moment
}

export type PartnerOrdersTable = {
  order_id: string
  partner_id: string
  share_percent: number
  clicked_on: string | null
  own_since: NullableMoment
}

export type PartnerEntriesTable = {
  id: GeneratedAlways<string>
  order_id: string
  partner_id: string
  month: string
  is_test: boolean
  kept_amount: number
  value_change: number
  share_change: number
  at: Moment
}

export type PartnerPaymentsTable = {
  partner_id: string
  month: string
  is_test: boolean
  amount: number
  note: Generated<string>
  paid_at: Moment
}

export type PartnerTables = {
  partners: PartnersTable
  partner_orders: PartnerOrdersTable
  partner_entries: PartnerEntriesTable
  partner_payments: PartnerPaymentsTable
}
