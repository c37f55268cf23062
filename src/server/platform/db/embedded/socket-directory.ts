/**
 * Where PostgreSQL listens: a unix socket that only its account and root can reach; no network port.
 */
import { chmod, chown, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataLayout } from './data-directory.ts'
import { hasOwnAccount, type ServerAccount } from './server-account.ts'

/** A socket has no port; the number only names its file. */
export const SOCKET_PORT = 5432

/** The kernel keeps 107 bytes for the path of a socket (103 on macOS). */
const MAX_PATH_BYTES = process.platform === 'darwin' ? 103 : 107
const MAX_DIRECTORY_BYTES = MAX_PATH_BYTES - `/.s.PGSQL.${SOCKET_PORT}`.length

/** A directory of this name is ours to remove when DATA_DIR/run points to it. */
const ELSEWHERE = join(tmpdir(), 'pg-')

export type SocketDirectory = {
  path: string
  /** Removes the files of a dead server and keeps the directory, whose path the clients know. */
  clear: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * A fresh, empty directory for the socket: in the data directory, or in a temporary one
 * when that path is too long for a socket or the account cannot walk to it.
 * The data lock must be held: a `.lock` file of an earlier server is removed with the old directory.
 */
export async function makeSocketDirectory(
  layout: DataLayout,
  account: ServerAccount,
  isReachable: boolean,
): Promise<SocketDirectory> {
  await removeEarlier(layout.run)
  const isShort = Buffer.byteLength(layout.run) <= MAX_DIRECTORY_BYTES
  const path = isShort && isReachable ? layout.run : await mkdtemp(ELSEWHERE)
  // Tells people, and the next start, where the socket went.
  if (path !== layout.run) await symlink(path, layout.run)
  const open = async () => {
    await mkdir(path, { recursive: true })
    await chmod(path, 0o700)
    if (hasOwnAccount(account)) await chown(path, account.uid, account.gid)
  }
  await open()
  return {
    path,
    clear: async () => {
      // Somebody may have deleted it with all that was in it.
      await open()
      for (const name of await readdir(path)) await rm(join(path, name), { force: true })
    },
    remove: async () => {
      await rm(path, { recursive: true, force: true })
      await rm(layout.run, { recursive: true, force: true })
    },
  }
}

/** A killed process could not remove its directory. */
async function removeEarlier(run: string): Promise<void> {
  const elsewhere = await readlink(run).catch(() => '')
  if (elsewhere.startsWith(ELSEWHERE)) await rm(elsewhere, { recursive: true, force: true })
  await rm(run, { recursive: true, force: true })
}
