/**
 * Counts of uses, shared by every process. Each function is one statement: where it fails, nothing was counted
 * (migrations/0200-count-uses-at-once.sql, decision 0279).
 */
import type pg from 'pg'

/** `most` uses within `lastingMs` of the first one. */
export type UseCount = { readonly key: string; readonly most: number; readonly lastingMs: number }
/** The count, by its place among those that were asked, of which no use is left for so long. */
export type FullCount = { readonly place: number; readonly waitMs: number }

/** Takes a use of each, or of none where one is full. @returns that one */
export async function takeUses(
  pool: pg.Pool,
  counts: readonly UseCount[],
  now: Date,
): Promise<FullCount | null> {
  const { rows } = await pool.query<{ full_place: number | null; full_until: string }>({
    name: 'take-uses',
    text: 'select full_place, full_until from take_uses($1, $2, $3, $4)',
    values: [
      counts.map(({ key }) => key),
      counts.map(({ most }) => most),
      counts.map(({ lastingMs }) => lastingMs),
      now.getTime(),
    ],
  })
  const [full] = rows
  if (!full || full.full_place === null) return null
  return { place: full.full_place - 1, waitMs: Number(full.full_until) - now.getTime() }
}

/** Gives a use of each back. */
export async function giveBackUses(pool: pg.Pool, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await pool.query({ name: 'give-back-uses', text: 'select give_back_uses($1)', values: [keys] })
}

/** As if nothing had been used. */
export async function forgetUses(pool: pg.Pool, key: string): Promise<void> {
  await pool.query({ name: 'forget-uses', text: 'delete from rate_limits where key = $1', values: [key] })
}
