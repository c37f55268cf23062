/**
 * The files of the database: made once, complete or not at all, and only opened by the version that wrote them.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'
import { CHILD_ENVIRONMENT } from './child-environment.ts'
import type { DataLayout } from './data-directory.ts'
import { hasOwnAccount, type ServerAccount } from './server-account.ts'

/** The one account inside PostgreSQL: owner of every table. */
export const DATABASE_USER = 'app'
/** Linux leads a process by this name to where it stands, also where it could not have walked. */
export const WORKING_DIRECTORY = '/proc/self/cwd'
/** How the names begin of what an unfinished initdb leaves; the next start removes them. */
export const UNFINISHED = 'pg.new-'
/** A password given as an open file can be read wherever that file lies. */
const PASSWORD_DESCRIPTOR = 3

/**
 * Removes what an interrupted initdb left. The data lock must be held.
 * Best effort: an orphaned initdb may still be writing there, and nobody else ever looks into it.
 */
export async function removeUnfinishedClusters(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNFINISHED))
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {})
  }
}

export async function readOrCreatePassword(file: string): Promise<string> {
  const known = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600, flush: true })
  return password
}

export type Cluster = {
  initdb: string
  majorVersion: string
  layout: DataLayout
  password: string
  account: ServerAccount
  /** false skips the flush to the disk: for tests only */
  durable: boolean
  /** Whether the account can walk to the data directory; if not, initdb works from inside. */
  isReachable: boolean
}

/**
 * Makes the cluster when there is none: built beside its place, then renamed, so that a kill leaves no half of it.
 * @throws StartError when initdb fails or the files belong to another major version of PostgreSQL
 */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const { pgData } = cluster.layout
  const written = await versionOf(pgData)
  if (written === undefined) return createCluster(cluster)
  if (written === cluster.majorVersion) return
  throw new StartError(
    `the data in ${pgData} was written by PostgreSQL ${written}, this version of the product brings ${cluster.majorVersion}: ` +
      'make a backup with the old version and restore it with this one',
  )
}

async function versionOf(pgData: string): Promise<string | undefined> {
  try {
    return (await readFile(join(pgData, 'PG_VERSION'), 'utf8')).trim()
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartError(`the database in ${pgData} cannot be read: ${(cause as Error).message}`, { cause })
  }
}

async function createCluster(cluster: Cluster): Promise<void> {
  const { layout, account } = cluster
  // New names each time: an initdb orphaned by a kill may still be writing to the old ones.
  const building = await mkdtemp(join(layout.dataDir, UNFINISHED))
  const secrets = await mkdtemp(join(layout.dataDir, `${UNFINISHED}password-`))
  const passwordFile = join(secrets, 'password')
  try {
    await writeFile(passwordFile, cluster.password, { mode: 0o600 })
    if (hasOwnAccount(account)) {
      for (const path of [building, passwordFile]) await chown(path, account.uid, account.gid)
    }
    await runInitdb(cluster, building, passwordFile)
    await rename(building, layout.pgData)
    if (cluster.durable) await flushDirectory(dirname(layout.pgData))
  } catch (cause) {
    await rm(building, { recursive: true, force: true })
    throw new StartError(`the database in ${layout.pgData} could not be made: ${(cause as Error).message}`, {
      cause,
    })
  } finally {
    await rm(secrets, { recursive: true, force: true })
  }
}

async function runInitdb(cluster: Cluster, directory: string, passwordFile: string): Promise<void> {
  const args = ['-D', cluster.isReachable ? directory : WORKING_DIRECTORY, '-U', DATABASE_USER]
  args.push(`--pwfile=/dev/fd/${PASSWORD_DESCRIPTOR}`, '--auth=scram-sha-256', '--encoding=UTF8')
  // The built-in C.UTF-8: order does not depend on the libc or ICU of the machine, so indexes survive a move.
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums')
  if (!cluster.durable) args.push('--no-sync')
  const password = await open(passwordFile)
  try {
    const initdb = spawn(cluster.initdb, args, {
      ...cluster.account,
      env: CHILD_ENVIRONMENT,
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe', password.fd],
    })
    await finished(initdb)
  } finally {
    await password.close()
  }
}

/** Rejects with the first lines of what the program complained about. */
async function finished(program: ChildProcess): Promise<void> {
  let complaint = ''
  program.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  await new Promise<void>((resolve, reject) => {
    program.once('error', reject)
    program.once('close', (status) => {
      if (status === 0) resolve()
      else
        reject(new Error(complaint.trim().split('\n').slice(0, 3).join(' ') || `initdb ended with ${status}`))
    })
  })
}

/** Makes the rename itself survive a loss of power. */
async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
