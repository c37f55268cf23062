/**
 * The database's host loses its power: it says nothing more over the network, every process is gone at once, and so is
 * what was written and not yet made to last (fsync). It comes back, PostgreSQL recovers from its log, and the audits look
 * for whatever was acknowledged. Where the machine has no device for it (soak/power.ts) the page cache survives, as after a
 * kill: that nothing is lost with it rests there on PostgreSQL's promise and on the three settings that are looked at.
 * Not shown anywhere: a disk that says it has written what still lies in its own cache.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { STATEMENT_PATIENCE_MS } from '#server/platform/db/connection-bounds.ts'
import { untilReady } from '../until-ready.ts'
import type { Fault, Target } from './fault.ts'

const LIMIT_MS = 90_000
const LASTING = ['fsync', 'full_page_writes', 'synchronous_commit'] as const

export const losePower: Fault = {
  name: 'power loss of the database host',
  // The connections of before are given up after 20 s (decision 0130).
  needsMs: 30_000,
  echoMs: STATEMENT_PATIENCE_MS,
  async strike({ network, database, pool, doors, lastsMs }) {
    const before = await pool.query<{ at: Date }>('select pg_postmaster_start_time() as at')
    network.fallSilent()
    const kept = database.losePower()
    await sleep(lastsMs / 2)
    await database.givePower()
    network.comeBack()
    const backAt = performance.now()
    const ready = await Promise.all(doors().map((door) => untilReady(door, LIMIT_MS)))
    const seconds = ((performance.now() - backAt) / 1000).toFixed(1)
    const after = await pool.query<{ at: Date }>('select pg_postmaster_start_time() as at')
    const isAnother = Number(after.rows[0]?.at) > Number(before.rows[0]?.at)
    const lost =
      kept === null ? 'what was not on the disk is lost' : `nothing of the page cache lost (${kept})`
    return {
      said: `${lost}; served again ${seconds} s after the power came`,
      differences: [
        ...(await loosened(pool)),
        ...(isAnother ? [] : ['PostgreSQL was never away']),
        ...(ready.every(Boolean)
          ? []
          : [`not every door is ready ${LIMIT_MS / 1000} s after the power came`]),
      ],
    }
  },
}

/** Settings with which an acknowledged row may be lost. */
async function loosened(pool: Target['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [LASTING],
  )
  const isOn = (name: string) => rows.some((row) => row.name === name && row.setting === 'on')
  return LASTING.filter((name) => !isOn(name)).map((name) => `${name} is not on`)
}
