/**
 * What time is it for the library that counts uses (rate-limit.ts)? It takes the time of its own process, which may be wrong
 * by hours (decision 0301).
 */
import type pg from 'pg'

/** Which values of its statements the library takes from the clock of its process, by the statement's name. */
const MOMENTS: Readonly<Record<string, readonly number[]>> = {
  'rate_limits:rlflx-upsert': [2, 3],
  'rate_limits:rlflx-clear-expired': [0],
}

/**
 * The pool for the library, its moments moved to the time of all processes and back: with its own clock a process that is
 * ahead would take every count for over, and keep the next one for hours.
 */
export function onDatabaseTime(pool: pg.Pool, now: () => Date) {
  return {
    async query({ name, text, values }: { name: string; text: string; values: unknown[] }) {
      const aheadMs = now().getTime() - Date.now()
      const moments = MOMENTS[name] ?? []
      const moved = values.map((value, n) => (moments.includes(n) ? Number(value) + aheadMs : value))
      const result = await pool.query<{ expire?: string }>({ name, text, values: moved })
      const rows = result.rows.map((row) => ({ ...row, expire: Number(row.expire) - aheadMs }))
      return { ...result, rows }
    },
  }
}
