/** The pgbouncer of this machine in transaction mode, before the soak's PostgreSQL: SOAK_PGBOUNCER=1 (decision 0287). */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { freePort } from '../bench/child.ts'

/** Fewer than the two processes would have by themselves, so that they take turns. */
const SERVER_CONNECTIONS = 8
const START_LIMIT_MS = 10_000

export type Pgbouncer = { readonly url: string; readonly close: () => Promise<void> }

/** @param folder takes its settings, with the password, and its log */
export async function startPgbouncer(
  { connection }: Pick<EmbeddedPostgres, 'connection'>,
  folder: string,
): Promise<Pgbouncer> {
  const port = await freePort()
  const { host, port: serverPort, user, password, database } = connection
  const file = join(folder, 'pgbouncer.ini')
  const settings = [
    '[databases]',
    `shop = host=${host} port=${serverPort} dbname=${database} user=${user} password='${password}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    // Anybody on this machine, as long as the soak runs.
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${SERVER_CONNECTIONS}`,
    // Its PostgreSQL is killed under way.
    'server_login_retry = 1',
    // It refuses to serve as root.
    ...(process.getuid?.() === 0 ? ['user = postgres'] : []),
  ]
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o600 })
  const log = openSync(join(folder, 'pgbouncer.log'), 'a')
  const child = spawn('pgbouncer', [file], { stdio: ['ignore', log, log] })
  closeSync(log)
  let failure: Error | null = null
  child.on('error', (error) => {
    failure = error
  })
  const giveUpAt = performance.now() + START_LIMIT_MS
  while (!(await listens(port))) {
    if (failure) throw failure
    if (hasEnded(child) || performance.now() > giveUpAt)
      throw new Error('pgbouncer does not start: see pgbouncer.log')
    await sleep(50)
  }
  return {
    url: `postgres://${user}@127.0.0.1:${port}/shop`,
    async close() {
      if (hasEnded(child)) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
