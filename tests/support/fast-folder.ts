/**
 * Folders for databases that end with the run: in memory where there is room, else on the disk. A database has some
 * thousand files; making and dropping one on a disk takes more of the processor than what most tests ask of it.
 */
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const NEEDED_BYTES = 4_000_000_000
const PREFIX = 'domine-run-'

/** A new folder; it goes with this process, however that ends: what one that was killed left is swept by the next. */
export function makeFastFolder(): string {
  const place = hasRoomInMemory() ? IN_MEMORY : tmpdir()
  sweep(place)
  const folder = mkdtempSync(join(place, `${PREFIX}${process.pid}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_BYTES
  } catch {
    return false
  }
}

function sweep(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(place, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // One of another account is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
