/**
 * The power loss of the soak (soak/power.ts) is one: what the database acknowledged and made to last is there afterwards,
 * and what it acknowledged without that is gone, which a kill of its processes would have kept.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createPool } from '#server/platform/db/client.ts'
import { createLogger } from '#server/platform/logger.ts'
import { startDatabaseHost } from '../../soak/database-host.ts'
import { makeDisk } from '../../soak/disk.ts'

const ROWS = 100
const disk = makeDisk()
const { unlosable } = disk.power
if (unlosable !== null) disk.remove({ keepWork: false })
afterAll(() => disk.remove({ keepWork: false }))

/** It is started again, and recovers first. */
async function countRows(pool: ReturnType<typeof createPool>): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from kept')
      return rows[0]?.count ?? 0
    } catch (error) {
      if (tries === 600) throw error
      await sleep(100)
    }
  }
}

test.skipIf(unlosable !== null)(
  'what was made to last survives a power loss, what was only written does not; a full disk says so',
  async () => {
    const host = await startDatabaseHost(disk, 1)
    const pool = createPool(host.connection, { max: 2, logger: createLogger({ level: 'silent' }) })
    const writeRows = () => pool.query('insert into kept select generate_series(1, $1)', [ROWS])
    const losePower = async () => {
      expect(host.losePower()).toBeNull()
      await host.givePower()
    }
    try {
      await pool.query('create table kept (n int)')
      await writeRows()
      await losePower()
      expect(await countRows(pool)).toBe(ROWS)

      await pool.query('checkpoint')
      await pool.query('alter system set fsync = off')
      await pool.query('select pg_reload_conf()')
      await expect
        .poll(async () => (await pool.query<{ fsync: string }>('show fsync')).rows[0]?.fsync)
        .toBe('off')
      await writeRows()
      expect(await countRows(pool)).toBe(2 * ROWS)
      await losePower()
      expect(await countRows(pool)).toBe(ROWS)

      const growTable = () =>
        pool.query("create table heavy as select repeat('x', 1500) from generate_series(1, 20000)")
      disk.fill()
      await expect(growTable()).rejects.toThrow(/No space left/)
      disk.empty()
      await growTable()
    } finally {
      await pool.end()
      await host.stop()
    }
  },
)
