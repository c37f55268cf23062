/**
 * As root, PostgreSQL runs under an account that may be shut out of where the product lies, e.g. below /root.
 * Answers how that account reaches its data and its programs, without opening a directory that is not ours.
 */
import { execFile } from 'node:child_process'
import { access, chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '#server/platform/start-error.ts'
import type { Binaries } from './binaries.ts'
import { CHILD_ENVIRONMENT } from './child-environment.ts'
import { hasOwnAccount, type ServerAccount } from './server-account.ts'

const run = promisify(execFile)

/** Root's alone to write, everybody's to pass. */
const LENT_PROGRAMS_DIR = '/var/lib/domine-a-redacao'

/**
 * Opens the data directory, which is ours, for passing (not for reading).
 * @returns whether the account can walk down to it: if not, the server is started inside it instead
 * @throws StartError where that is not possible
 */
export async function canWalkTo(account: ServerAccount, dataDir: string): Promise<boolean> {
  if (!hasOwnAccount(account)) return true
  const { mode } = await stat(dataDir)
  await chmod(dataDir, mode | 0o011)
  const closed = await firstClosed(account, dataDir)
  if (closed === undefined) return true
  if (process.platform === 'linux') return false
  throw new StartError(
    `${closed} is closed to other users, and as root PostgreSQL runs as uid ${account.uid}: ` +
      'put DATA_DIR where it may pass, or run as another user',
  )
}

/**
 * @param home where a copy of the programs is kept (60 MB, once per version) when they cannot be reached
 * @returns programs that the account can run
 */
export async function lendPrograms(
  account: ServerAccount,
  binaries: Binaries,
  home = LENT_PROGRAMS_DIR,
): Promise<Binaries> {
  const bin = dirname(binaries.postgres)
  const closed = hasOwnAccount(account) ? await firstClosed(account, bin) : undefined
  if (closed === undefined) return binaries
  try {
    const copy = await copyPrograms(dirname(bin), home)
    return { ...binaries, initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') }
  } catch (cause) {
    throw new StartError(
      `${closed} is closed to the account that runs PostgreSQL for root, and its programs cannot be copied to ${home} ` +
        `(${(cause as Error).message}): put the product where others may pass, or run as another user`,
      { cause },
    )
  }
}

async function copyPrograms(native: string, home: string): Promise<string> {
  const manifest = await readFile(join(native, '../package.json'), 'utf8')
  // The cast is true: npm does not install a package without a version.
  const { version } = JSON.parse(manifest) as { version: string }
  const copy = join(home, `postgresql-${version}-${process.arch}`)
  if (await exists(copy)) return copy
  await mkdir(home, { recursive: true, mode: 0o755 })
  const building = await mkdtemp(join(home, 'new-'))
  try {
    await cp(native, building, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', building], { env: CHILD_ENVIRONMENT })
    // Another process may have made it meanwhile: then its copy is as good.
    await rename(building, copy).catch(async (error) => {
      if (!(await exists(copy))) throw error
    })
    return copy
  } finally {
    await rm(building, { recursive: true, force: true })
  }
}

async function firstClosed(account: ServerAccount, directory: string): Promise<string | undefined> {
  for (const path of withParents(directory)) {
    const isOpen = await run('test', ['-x', path], { ...account, env: CHILD_ENVIRONMENT, cwd: '/' }).then(
      () => true,
      // Only an answer counts: exit status 1 says "closed", anything else says that nobody could be asked.
      (error: { code?: unknown }) => error.code !== 1,
    )
    if (!isOpen) return path
  }
  return undefined
}

function withParents(directory: string): string[] {
  const parent = dirname(directory)
  return parent === directory ? [] : [...withParents(parent), directory]
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
