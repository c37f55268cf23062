/** Kinds of columns that many tables have. Moments are timestamptz (Date). */
import type { ColumnType, JSONColumnType } from 'kysely'

export type Moment = ColumnType<Date, Date | string | undefined, Date | string>
export type NullableMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type JsonObject = JSONColumnType<Record<string, unknown>, string | undefined, string>
