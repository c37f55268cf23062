/** The owner's console: what was done in it, and counts of days that name nobody. */
import type { Generated, GeneratedAlways } from 'kysely'
import type { OwnerAction, OwnerActSubject } from '#domain/console/owner-act.ts'
import type { JsonObject, Moment } from './columns.ts'

export type OwnerActsTable = {
  id: GeneratedAlways<string>
  actor_id: string | null
  action: OwnerAction
  subject_kind: OwnerActSubject
  subject: string
  details: JsonObject
  acted_at: Moment
}

/** `day` is YYYY-MM-DD in Brasília. */
export type DayCountsTable = { day: string; event: 'cart-begun'; count: Generated<number> }

export type ConsoleTables = { owner_acts: OwnerActsTable; day_counts: DayCountsTable }
