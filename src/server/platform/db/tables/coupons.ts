/** What takes something off an order. */
import type { Generated } from 'kysely'
import type { Moment, NullableMoment } from './columns.ts'

export type CouponsTable = {
  id: Generated<string>
  code: string
  percent: number | null
  amount_off: number | null
  currency_code: string
  minimum_amount: Generated<number>
  product_id: string | null
  valid_from: NullableMoment
  valid_until: NullableMoment
  max_uses: number | null
  max_uses_per_buyer: number | null
  is_stopped: Generated<boolean>
  created_at: Moment
  updated_at: Moment
}

export type CouponTables = { coupons: CouponsTable }
