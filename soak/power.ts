/**
 * A file system of PostgreSQL's own that can lose its power: whatever was written and not yet on its device is gone then,
 * as with the page cache of a host. Needs root on Linux, a loop device, ext4 and perl (Node has no ioctl).
 */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, truncateSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A limit and no reservation: only what is written takes memory. */
const SIZE_MEGABYTES = 2_000
/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH (fs/ext4/ext4.h of Linux): nothing more is written, not even the journal. */
const SHUT_DOWN =
  'my $how = pack("L", 2); open(my $f, "<", $ARGV[0]) or die $!; ioctl($f, 0x8004587D, $how) or die $!'
const UNMOUNT_TRIES = 200
const UNMOUNT_EVERY_MS = 50
const FILLER = 'filler'

export type Power = {
  /** Why nothing can be lost here; null where it can. */
  readonly unlosable: string | null
  /** Puts a folder that nobody uses upon the device, in its old place. */
  readonly carry: (folder: string) => Promise<void>
  /** From now on nothing reaches the device, and whatever had not reached it is gone. */
  readonly cut: () => void
  /** What lies on the device is there again. Nobody may use the folder any more. */
  readonly restore: () => Promise<void>
  /** @returns the megabytes that were in use */
  readonly fill: () => number
  readonly empty: () => void
  readonly remove: () => void
}

/** @param work a folder for the device itself */
export function makePower(work: string): Power {
  const device = join(work, 'device')
  const image = join(device, 'image')
  let place: string | null = null
  let isThere = true
  const unlosable = makeImage(device, image, join(work, 'probe'))
  const mountImage = () => run('mount', ['-t', 'ext4', '-o', 'loop', image, place ?? ''])
  return {
    unlosable,
    async carry(folder) {
      const before = `${folder}.before`
      await rename(folder, before)
      mkdirSync(folder)
      place = folder
      mountImage()
      await rm(join(folder, 'lost+found'), { recursive: true })
      // Owners and rights of the folder itself, too: PostgreSQL looks at them.
      run('cp', ['-a', `${before}/.`, folder])
      run('sync', ['-f', folder])
      await rm(before, { recursive: true })
    },
    cut: () => run('perl', ['-e', SHUT_DOWN, place ?? '']),
    async restore() {
      for (let tries = 1; ; tries += 1) {
        try {
          run('umount', [place ?? ''])
          break
        } catch (error) {
          // Those that were killed may hold it for a moment, and so does whoever tries to start on it.
          if (tries === UNMOUNT_TRIES) throw error
          await sleep(UNMOUNT_EVERY_MS)
        }
      }
      mountImage()
    },
    fill() {
      if (!place) return 0
      const { bavail, bsize } = statfsSync(place)
      try {
        run('fallocate', ['-l', String(bavail * bsize), join(place, FILLER)])
      } catch {
        // It takes what there is, and says that it was less.
      }
      const { blocks, bsize: blockSize } = statfsSync(place)
      return ((blocks - bavail) * blockSize) / 2 ** 20
    },
    empty() {
      if (place) rmSync(join(place, FILLER), { force: true })
    },
    remove() {
      if (!isThere || unlosable !== null) return
      isThere = false
      if (place) run('umount', ['-l', place])
      run('umount', ['-l', device])
    },
  }
}

function makeImage(device: string, image: string, probe: string): string | null {
  if (process.platform !== 'linux') return 'only Linux has a file system of its own for this'
  let isMounted = false
  try {
    mkdirSync(device, { mode: 0o700 })
    run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MEGABYTES}m,mode=700`, 'tmpfs', device])
    isMounted = true
    closeSync(openSync(image, 'w'))
    truncateSync(image, SIZE_MEGABYTES * 2 ** 20)
    run('mkfs.ext4', ['-q', '-F', '-m', '0', image])
    mkdirSync(probe)
    run('mount', ['-t', 'ext4', '-o', 'loop', image, probe])
    try {
      run('perl', ['-e', SHUT_DOWN, probe])
    } finally {
      run('umount', [probe])
    }
    return null
  } catch {
    if (isMounted) run('umount', ['-l', device])
    return 'a device that loses its power needs root, a loop device, mkfs.ext4 and perl'
  }
}

function run(program: string, args: readonly string[]): void {
  execFileSync(program, args, { stdio: 'ignore' })
}
