/**
 * Looks at the addresses of the database before anything depends on them: a pool in transaction mode (pgbouncer and its
 * kin) gives each transaction another server connection, so that announcements are never heard and locks of a session
 * never given back, without a word. Asked of what it does, since most poolers say nothing about themselves.
 */
import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { StartError } from '#server/platform/start-error.ts'
import type { Logger } from '../logger.ts'
import { type DatabaseTarget, type DatabaseWays, SESSION_LIMITS } from './client.ts'
import { type StartSettings, startClient } from './start-client.ts'

/** Between others' transactions one look may be deceived by chance. */
const LOOKS = 5
/** The code of whatever poolers refuse. */
const PROTOCOL_VIOLATION = '08P01'

/** @throws StartError where an announcement or a lock would be lost, or the two lead to different databases */
export async function checkWays({ target, direct }: DatabaseWays, logger: Logger): Promise<void> {
  if (direct === null) {
    await refuseTransactionPool(target, 'DATABASE_URL')
    await using only = await reach(target, 'DATABASE_URL', SESSION_LIMITS)
    return await warnOfMissingLimits(only.client, logger)
  }
  await refuseTransactionPool(direct, 'DATABASE_DIRECT_URL')
  await using byPool = await reach(target, 'DATABASE_URL')
  await using byServer = await reach(direct, 'DATABASE_DIRECT_URL')
  if (!(await isOneDatabase(byPool.client, byServer.client)))
    throw new StartError('DATABASE_URL and DATABASE_DIRECT_URL do not lead to the same database')
  await warnOfMissingLimits(byPool.client, logger)
}

/**
 * For what needs a session of its own.
 * @param name of the address, as the person knows it
 */
export async function refuseTransactionPool(target: DatabaseTarget, name: string): Promise<void> {
  if (!(await isTransactionPool(target, name))) return
  const advice = name === 'DATABASE_URL' ? ' as DATABASE_DIRECT_URL beside it' : ''
  throw new StartError(
    `${name} leads to a pool in transaction mode, where announcements and locks are lost: ` +
      `give the address of the server itself${advice}`,
  )
}

async function isTransactionPool(target: DatabaseTarget, name: string): Promise<boolean> {
  try {
    // As the product will connect.
    return await looksShared(target, name, SESSION_LIMITS)
  } catch (error) {
    const refusal = error instanceof StartError ? error.cause : error
    if (isPoolersRefusal(refusal, /pooling/i)) return true
    if (!isPoolersRefusal(refusal, /startup parameter|statement_timeout/i)) throw error
    if (await looksShared(target, name, {}).catch(() => true)) return true
    throw new StartError(
      `the pooler at ${name} refuses the limits of a session: let it pass over them ` +
        `(pgbouncer: ignore_startup_parameters = ${Object.keys(SESSION_LIMITS).join(',')})`,
    )
  }
}

async function looksShared(target: DatabaseTarget, name: string, settings: StartSettings): Promise<boolean> {
  await using first = await reach(target, name, settings)
  await using second = await reach(target, name, settings)
  for (let look = 0; look < LOOKS; look += 1) {
    if (await shareServers(first.client, second.client)) return true
  }
  return false
}

/**
 * Of a session each connection has a process of the server to itself: the other's number is never its own, and its own
 * does not change.
 */
async function shareServers(first: pg.Client, second: pg.Client): Promise<boolean> {
  const before = await serverProcess(first)
  await second.query('begin')
  try {
    const meanwhile = await serverProcess(second)
    return meanwhile === before || (await serverProcess(first)) !== before
  } finally {
    await second.query('rollback')
  }
}

async function serverProcess(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}

/** Parameters that it does not know at the connect, or transactions where it pools by statements. */
function isPoolersRefusal(error: unknown, words: RegExp): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === PROTOCOL_VIOLATION &&
    words.test(error.message)
  )
}

/** A lock of one is seen by the other: locks of this kind belong to one database of one running server. */
async function isOneDatabase(byPool: pg.Client, byServer: pg.Client): Promise<boolean> {
  const key = randomInt(2 ** 47)
  await byServer.query('begin')
  try {
    await byServer.query('select pg_advisory_xact_lock($1)', [key])
    const { rows } = await byPool.query<{ is_free: boolean }>(
      'select pg_try_advisory_xact_lock($1) as is_free',
      [key],
    )
    return rows[0]?.is_free === false
  } finally {
    await byServer.query('rollback')
  }
}

/** By a pool nothing can be set for the connection, so that the role or the pooler must say it. */
async function warnOfMissingLimits(byPool: pg.Client, logger: Logger): Promise<void> {
  const { rows } = await byPool.query<{ name: string; role: string }>(
    `select name, quote_ident(current_user) as role from pg_settings where name = any ($1) and setting = '0' order by 1`,
    [Object.keys(SESSION_LIMITS)],
  )
  if (rows.length === 0) return
  const seconds = SESSION_LIMITS.statement_timeout / 1000
  const advice = rows.map(({ name, role }) => `alter role ${role} set ${name} = '${seconds}s';`).join(' ')
  logger.warn({ advice }, 'by the pool the server ends no statement that takes too long: run the advice once')
}

/** @throws StartError by its name where it does not answer */
async function reach(target: DatabaseTarget, name: string, settings: StartSettings = {}) {
  const client = startClient(target, settings)
  try {
    await client.connect()
  } catch (cause) {
    throw new StartError(`the database cannot be reached by ${name}: ${(cause as Error).message}`, { cause })
  }
  return { client, [Symbol.asyncDispose]: () => client.end().catch(() => {}) }
}
