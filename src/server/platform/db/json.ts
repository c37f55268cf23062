/**
 * JSON made by the database, with the type of what it is made of: a member that is left out of the query is missing from
 * the type too, and the compiler says so where it is used. Objects by Kysely's `jsonBuildObject`.
 */
import { type Expression, type RawBuilder, sql } from 'kysely'

/** All rows as one array, in their order; empty where there are none. */
export function jsonList<Item>(item: Expression<Item>, order: Expression<unknown>): RawBuilder<Item[]> {
  return sql<Item[]>`coalesce(json_agg(${item} order by ${order}), '[]')`
}

type WithoutNulls<T> = {
  [K in keyof T as null extends T[K] ? never : K]: T[K]
} & { [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]> }

/** Members that are null are left out. */
export function withoutNulls<T extends object>(object: Expression<T>): RawBuilder<WithoutNulls<T>> {
  return sql<WithoutNulls<T>>`json_strip_nulls(${object})`
}
