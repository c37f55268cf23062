/**
 * The disk of the soak: database, files and everything else that the product keeps. Where mounting is permitted (root on
 * Linux) it is a file system of its own, which can be full; elsewhere a plain folder, and the fault is skipped aloud.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePower, type Power } from './power.ts'

/** A limit and no reservation: only what is written takes memory. */
const SIZE_MEGABYTES = 3_000
const FILL_TRIES = 50

export type Disk = {
  /** The folder of the soak: logs lie here, beside the disk. */
  readonly work: string
  /** Where the product keeps its things. */
  readonly path: string
  /** Why it cannot be filled; null when it can. */
  readonly unfillable: string | null
  /** Of the database's part of it. */
  readonly power: Power
  /** From now on nothing more can be written. @returns the megabytes that are in use */
  readonly fill: () => number
  readonly empty: () => void
  readonly remove: (options: { keepWork: boolean }) => void
}

export function makeDisk(): Disk {
  const work = mkdtempSync(join(tmpdir(), 'domine-soak-'))
  // PostgreSQL runs as another account when we are root, and must be able to walk in.
  chmodSync(work, 0o711)
  const path = join(work, 'disk')
  mkdirSync(path, { mode: 0o711 })
  const unfillable = mount(path)
  let isMounted = unfillable === null
  const power = makePower(work)
  const unmount = () => {
    power.remove()
    if (isMounted) execFileSync('umount', ['-l', path])
    isMounted = false
  }
  // However this process ends by itself, it leaves no mount behind.
  process.once('exit', unmount)
  return {
    work,
    path,
    unfillable,
    power,
    fill() {
      const ofDatabase = power.fill()
      for (let tries = 1; ; tries += 1) {
        const { blocks, bfree, bsize } = statfsSync(path)
        const usedKilobytes = Math.ceil(((blocks - bfree) * bsize) / 1024)
        try {
          remount(path, `${usedKilobytes}k`)
          return Math.round(usedKilobytes / 1024 + ofDatabase)
        } catch (error) {
          // Refused where more was written since it was measured.
          if (tries === FILL_TRIES) throw error
        }
      }
    },
    empty() {
      power.empty()
      remount(path, `${SIZE_MEGABYTES}m`)
    },
    remove({ keepWork }) {
      unmount()
      if (!keepWork) rmSync(work, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

function mount(path: string): string | null {
  if (process.platform !== 'linux') return 'only Linux has a file system of its own for this'
  try {
    const options = `size=${SIZE_MEGABYTES}m,mode=711`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    return 'mounting a small disk needs root'
  }
  if (canShrink(path)) return null
  execFileSync('umount', ['-l', path])
  return 'the size of a mounted disk cannot be changed here'
}

/** Some sandboxes mount, and then refuse or disregard another size. */
function canShrink(path: string): boolean {
  try {
    remount(path, `${SIZE_MEGABYTES / 2}m`)
    const { blocks, bsize } = statfsSync(path)
    remount(path, `${SIZE_MEGABYTES}m`)
    return (blocks * bsize) / 2 ** 20 === SIZE_MEGABYTES / 2
  } catch {
    return false
  }
}

/** Made as small as what lies on it, a disk is full at once. */
function remount(path: string, size: string): void {
  execFileSync('mount', ['-o', `remount,size=${size}`, path], { stdio: 'ignore' })
}
