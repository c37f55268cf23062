/** The owner's console: what was done in it, and counts of days that name nobody. */
import type { Generated, GeneratedAlways } from 'kysely'
import type { AuditAction, AuditSubject } from '#domain/console/audit-entry.ts'
import type { JsonObject, Moment } from './columns.ts'

export type AuditEntriesTable = {
  id: GeneratedAlways<string>
  actor_id: string | null
  action: AuditAction
  subject_kind: AuditSubject
  subject: string
  details: JsonObject
  acted_at: Moment
}

/** `day` is YYYY-MM-DD in Brasília. */
export type DayCountsTable = { day: string; event: 'cart-begun'; count: Generated<number> }

/** `source` is of the shape of src/domain/shop/visit-source.ts. */
export type SourceDaysTable = {
  day: string
  source: string
  visits: Generated<number>
  product_views: Generated<number>
  carts: Generated<number>
}

export type ProductViewDaysTable = { day: string; product_id: string; views: number }

export type ConsoleTables = {
  audit_entries: AuditEntriesTable
  day_counts: DayCountsTable
  source_days: SourceDaysTable
  product_view_days: ProductViewDaysTable
}
