/**
 * Two PostgreSQL, the second one a copy of the first by streaming replication, made of the built-in programs: a copy of
 * the files between the beginning and the end of a backup, and a standby on it that follows the log.
 */
import { chown, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { locateBinaries } from '#server/platform/db/embedded/binaries.ts'
import { layoutOf } from '#server/platform/db/embedded/data-directory.ts'
import { canWalkTo, lendPrograms } from '#server/platform/db/embedded/reach.ts'
import type { SocketConnection } from '#server/platform/db/embedded/readiness.ts'
import { chooseServerAccount, hasOwnAccount } from '#server/platform/db/embedded/server-account.ts'
import { type ServerProcess, startServerProcess } from '#server/platform/db/embedded/server-process.ts'
import { makeSocketDirectory, SOCKET_PORT } from '#server/platform/db/embedded/socket-directory.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import type { Logger } from '#server/platform/logger.ts'
import { makeFastFolder } from './fast-folder.ts'

/** What belongs to the running primary alone, or comes by the log. */
const NOT_COPIED = /^(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+)$/
const PRIVATE = 0o700

export type DatabasePair = AsyncDisposable & {
  readonly primary: SocketConnection
  readonly copy: SocketConnection
  /** A query of the copy itself, as its operator asks it. */
  readonly onCopy: (query: string) => Promise<unknown>
  readonly stopCopy: () => Promise<void>
  readonly startCopy: () => Promise<void>
}

export async function startDatabasePair(logger: Logger): Promise<DatabasePair> {
  const [home, copyHome] = [makeFastFolder(), makeFastFolder()]
  const own = await startEmbeddedPostgres({ dataDir: home, logger, durable: false })
  const primary = own.connection
  const [from, to] = [layoutOf(home), layoutOf(copyHome)]
  const account = await chooseServerAccount(from.pgData)
  const isReachable = await canWalkTo(account, copyHome)
  await copyFiles(primary, from.pgData, to.pgData)
  await writeFile(join(to.pgData, 'standby.signal'), '')
  const { host, port, user, password } = primary
  const way = `host=${host} port=${port} user=${user} password=${password}`
  await writeFile(join(to.pgData, 'postgresql.auto.conf'), `primary_conninfo = '${way}'\n`)
  if (hasOwnAccount(account)) await giveTo(to.pgData, account)

  const { postgres } = await lendPrograms(account, await locateBinaries())
  const socket = await makeSocketDirectory(to, account, isReachable)
  const copy: SocketConnection = { ...primary, host: socket.path, port: SOCKET_PORT }
  let running: ServerProcess | undefined
  const startCopy = async () => {
    const { pgData } = to
    const common = { account, durable: false, processes: 1, logger }
    running = startServerProcess({ postgres, pgData, isReachable, connection: copy, ...common })
    await running.ready
  }
  await startCopy()
  return {
    primary,
    copy,
    onCopy: (query) => askOnce(copy, query),
    startCopy,
    stopCopy: async () => running?.stop(),
    async [Symbol.asyncDispose]() {
      await running?.stop()
      await socket.remove()
      await own.stop()
      for (const folder of [home, copyHome]) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function copyFiles(primary: SocketConnection, from: string, to: string): Promise<void> {
  const client = new pg.Client(primary)
  await client.connect()
  try {
    await client.query(`select pg_backup_start('a copy', true)`)
    await mkdir(to, { mode: PRIVATE })
    await cp(from, to, {
      recursive: true,
      filter: (path) => !NOT_COPIED.test(relative(from, path)),
    })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile)
  } finally {
    await client.end()
  }
}

async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await chown(folder, uid, gid)
  for (const name of await readdir(folder, { recursive: true })) await chown(join(folder, name), uid, gid)
}

async function askOnce(server: SocketConnection, query: string): Promise<unknown> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}
