/**
 * The files of the database: made once, complete or not at all, and only opened by the version that wrote them.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../start-error.ts'
import { CHILD_ENVIRONMENT } from './child-environment.ts'
import type { DataLayout } from './data-directory.ts'
import { hasOwnAccount, type ServerAccount } from './server-account.ts'

const run = promisify(execFile)

/** The one account inside PostgreSQL: owner of every table. */
export const DATABASE_USER = 'app'
const UNFINISHED = 'pg.new-'

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

/**
 * Makes the cluster when there is none: built beside its place, then renamed, so that a kill leaves no half of it.
 * @param cluster.durable false skips the flush to the disk: for tests only
 * @throws StartError when initdb fails or the files belong to another major version of PostgreSQL
 */
export async function ensureCluster(cluster: {
  initdb: string
  majorVersion: string
  layout: DataLayout
  password: string
  account: ServerAccount
  durable: boolean
}): Promise<void> {
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

async function createCluster(cluster: Parameters<typeof ensureCluster>[0]): Promise<void> {
  const { layout, account } = cluster
  // New names each time: an initdb orphaned by a kill may still be writing to the old ones.
  const building = await mkdtemp(join(layout.dataDir, UNFINISHED))
  const secrets = await mkdtemp(join(layout.dataDir, `${UNFINISHED}password-`))
  const passwordFile = join(secrets, 'password')
  try {
    await writeFile(passwordFile, cluster.password, { mode: 0o600 })
    if (hasOwnAccount(account)) {
      for (const path of [building, secrets, passwordFile]) await chown(path, account.uid, account.gid)
    }
    await runInitdb(cluster, building, passwordFile)
    await rename(building, layout.pgData)
    if (cluster.durable) await flushDirectory(dirname(layout.pgData))
  } catch (cause) {
    await rm(building, { recursive: true, force: true })
    if (cause instanceof StartError) throw cause
    throw new StartError(`the database in ${layout.pgData} could not be made: ${(cause as Error).message}`, {
      cause,
    })
  } finally {
    await rm(secrets, { recursive: true, force: true })
  }
}

async function runInitdb(
  { initdb, account, durable, layout }: Parameters<typeof ensureCluster>[0],
  directory: string,
  passwordFile: string,
): Promise<void> {
  const args = [
    '-D',
    directory,
    '-U',
    DATABASE_USER,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ]
  // The built-in C.UTF-8: order does not depend on the libc or ICU of the machine, so indexes survive a move.
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums')
  if (!durable) args.push('--no-sync')
  try {
    await run(initdb, args, { ...account, env: CHILD_ENVIRONMENT, cwd: '/' })
  } catch (cause) {
    const reason = String((cause as { stderr?: string }).stderr || (cause as Error).message).trim()
    throw new StartError(
      `the database in ${layout.pgData} could not be made: ${reason.split('\n').slice(0, 3).join(' ')}`,
      { cause },
    )
  }
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
