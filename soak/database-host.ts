/** The host of the soak's PostgreSQL: its processes can be killed, and it can lose its power as a whole. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { createLogger } from '#server/platform/logger.ts'
import type { Disk } from './disk.ts'

export type DatabaseHost = Pick<EmbeddedPostgres, 'connection' | 'stop'> & {
  /** The postmaster alone, outright. */
  readonly killPostmaster: () => void
  /** Every process at once, and with them what no device has yet. @returns why the latter was kept; null where it is lost */
  readonly losePower: () => string | null
  /** The supervisor starts PostgreSQL again, upon what is left. */
  readonly givePower: () => Promise<void>
}

/** @param processes of the product that work on it */
export async function startDatabaseHost(
  { path, power }: Pick<Disk, 'path' | 'power'>,
  processes: number,
): Promise<DatabaseHost> {
  const dataDir = join(path, 'database')
  const start = () =>
    startEmbeddedPostgres({
      dataDir,
      processes,
      // That it ends and is started again is what the soak is about.
      logger: createLogger({ level: 'silent' }),
    })
  let postgres = await start()
  if (power.unlosable === null) {
    // Made by a rename, which cannot come upon a device.
    await postgres.stop()
    await power.carry(join(dataDir, 'pg'))
    postgres = await start()
  }
  const kill = (pid: number | undefined, signal: NodeJS.Signals) => {
    try {
      if (pid !== undefined) process.kill(pid, signal)
    } catch {
      // Gone by itself.
    }
  }
  return {
    connection: postgres.connection,
    stop: postgres.stop,
    killPostmaster: () => kill(postgres.pid(), 'SIGKILL'),
    losePower() {
      const postmaster = postgres.pid()
      if (postmaster === undefined) throw new Error('there is no PostgreSQL to lose its power')
      if (power.unlosable === null) power.cut()
      // While it stands still nobody is added to its children.
      kill(postmaster, 'SIGSTOP')
      for (const pid of [postmaster, ...childrenOf(postmaster)]) kill(pid, 'SIGKILL')
      return power.unlosable
    },
    givePower: async () => (power.unlosable === null ? power.restore() : undefined),
  }
}

/** None where there is no /proc: they end by themselves, without their postmaster. */
function childrenOf(parent: number): number[] {
  try {
    const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return numbers.filter((number) => parentOf(number) === parent).map(Number)
  } catch {
    return []
  }
}

function parentOf(pid: string): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it may hold anything, brackets too.
    return Number(status.slice(status.lastIndexOf(')')).split(' ')[2])
  } catch {
    return null
  }
}
