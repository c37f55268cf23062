/**
 * Whether the data directory can be used, asked before anything is put there: writable, with enough room.
 * Also names what lies where in it. Whether the account of PostgreSQL may get there is reach.ts.
 */
import { constants } from 'node:fs'
import { access, mkdir, realpath, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there, or not pass a folder above it',
  EPERM: 'this account may not write there',
  EROFS: 'its disk is read-only',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  ENOENT: 'no folder can be made there',
}

/**
 * Makes the directory if needed and proves that it can be written.
 * @returns its true path: orphans are recognised by it, so no link may give it a second name
 */
export function prepareDataDirectory(dataDir: string): Promise<string> {
  return saying(dataDir, async () => {
    await makeDirectory(dataDir)
    const path = await realpath(dataDir)
    await access(path, constants.W_OK | constants.X_OK)
    const probe = join(path, `.probe-${process.pid}`)
    await writeFile(probe, 'x')
    await rm(probe)
    await refuseLittleSpace(path)
    return path
  })
}

/** For a database elsewhere: only files and mails live here, or nothing at all. */
export function makeDataDirectory(dataDir: string): Promise<void> {
  return saying(dataDir, () => makeDirectory(dataDir))
}

/** @throws StartError that says why the directory cannot be used */
async function saying<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    // Every failure of node:fs carries a code.
    const { code } = cause as NodeJS.ErrnoException
    throw new StartError(
      code === 'ENOSPC'
        ? `the disk of ${dataDir} is full: at least ${MIN_FREE_MEGABYTES} MB are needed`
        : `the data directory ${dataDir} cannot be used: ${REASONS[code ?? ''] ?? code}; set DATA_DIR to a folder of this account`,
      { cause },
    )
  }
}

/**
 * Step by step: made with its parents in one call, Node tries for ever below a folder that exists and takes nothing
 * (/proc), and answers ENOENT for a read-only disk.
 */
async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o711 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    const parent = dirname(path)
    if (code !== 'ENOENT' || parent === path || (await isThere(parent))) throw error
    await makeDirectory(parent)
    await mkdir(path, { mode: 0o711 })
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function refuseLittleSpace(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  const freeMegabytes = Math.floor((bavail * bsize) / (1 << 20))
  if (freeMegabytes >= MIN_FREE_MEGABYTES) return
  throw new StartError(
    `only ${freeMegabytes} MB are free on the disk of ${dataDir}: at least ${MIN_FREE_MEGABYTES} MB are needed`,
  )
}
