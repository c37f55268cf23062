/**
 * Whether the data directory can be used, asked before anything is put there: writable, with enough room.
 * Also names what lies where in it. Whether the account of PostgreSQL may get there is reach.ts.
 */
import { constants } from 'node:fs'
import { access, mkdir, realpath, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'

const MIN_FREE_MEGABYTES = 200

export type DataLayout = { dataDir: string; lock: string; pgData: string; password: string; run: string }

export function layoutOf(dataDir: string): DataLayout {
  return {
    dataDir,
    lock: join(dataDir, 'app.lock'),
    pgData: join(dataDir, 'pg'),
    password: join(dataDir, 'pg.password'),
    run: join(dataDir, 'run'),
  }
}

/**
 * Makes the directory if needed and proves that it can be written.
 * @returns its true path: orphans are recognised by it, so no link may give it a second name
 */
export async function prepareDataDirectory(dataDir: string): Promise<string> {
  try {
    await makeDirectory(dataDir)
    const path = await realpath(dataDir)
    await access(path, constants.W_OK | constants.X_OK)
    const probe = join(path, `.probe-${process.pid}`)
    await writeFile(probe, 'x')
    await rm(probe)
    await refuseLittleSpace(path)
    return path
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    // Every failure of node:fs carries a code.
    const { code } = cause as NodeJS.ErrnoException
    throw new StartError(
      code === 'ENOSPC'
        ? `the disk of ${dataDir} is full: at least ${MIN_FREE_MEGABYTES} MB are needed`
        : `the data directory ${dataDir} is not writable (${code}): make it writable or set DATA_DIR`,
      { cause },
    )
  }
}

async function makeDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o711 }).catch(async (error) => {
    // Node answers ENOENT for a read-only disk when it makes parents too; the plain call tells the truth.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') await mkdir(path, { mode: 0o711 })
    else throw error
  })
}

async function refuseLittleSpace(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  const freeMegabytes = Math.floor((bavail * bsize) / (1 << 20))
  if (freeMegabytes >= MIN_FREE_MEGABYTES) return
  throw new StartError(
    `only ${freeMegabytes} MB are free on the disk of ${dataDir}: at least ${MIN_FREE_MEGABYTES} MB are needed`,
  )
}
