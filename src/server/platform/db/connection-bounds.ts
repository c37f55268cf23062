/**
 * How long this side waits for the database. PostgreSQL's own limits are told to nobody where the network swallows
 * packets without closing, or where the server is frozen: so each statement has a bound here too, and a connection that
 * misses it is thrown away, together with those that rest beside it, which are no better.
 */
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** More than the server itself takes before it cancels a statement (client.ts), and its answer on the way. */
export const STATEMENT_PATIENCE_MS = 20_000
/** For connections to say goodbye at a stop. */
const GOODBYE_MS = 2_000

type Connections = {
  readonly open: Set<pg.PoolClient>
  readonly idle: Set<pg.PoolClient>
  /** When any statement was last answered. */
  answeredAtMs: number
}

const pools = new WeakMap<pg.Pool, Connections>()
const patience = new WeakMap<pg.PoolClient, number>()

/** Call it once, before the pool is used. */
export function boundStatements(pool: pg.Pool, patienceMs: number): void {
  const connections: Connections = {
    open: new Set(),
    idle: new Set(),
    answeredAtMs: Number.NEGATIVE_INFINITY,
  }
  pools.set(pool, connections)
  pool.on('connect', (client) => {
    connections.open.add(client)
    client.once('end', () => {
      connections.open.delete(client)
      connections.idle.delete(client)
    })
    patience.set(client, patienceMs)
    boundClient(pool, client)
  })
  pool.on('acquire', (client) => connections.idle.delete(client))
  pool.on('release', (_, client) => connections.idle.add(client))
}

/** For what takes as long as it takes, e.g. a migration. Give the connection back by `release(true)`. */
export function allowLongStatements(client: pg.PoolClient, patienceMs: number): void {
  patience.set(client, patienceMs)
}

/** On the clock of `performance.now()`: when the database last answered anybody who asked by this pool. */
export function lastAnswerMs(pool: pg.Pool): number {
  return pools.get(pool)?.answeredAtMs ?? Number.NEGATIVE_INFINITY
}

/** Throws a connection away that does not answer, and those at rest: whoever asks next gets a new one. */
export function giveUpConnection(pool: pg.Pool, client: pg.PoolClient, why: string): void {
  // The code by which callers are told to try again (errors.ts).
  const error = Object.assign(new Error(why), { code: 'ETIMEDOUT' })
  for (const one of [client, ...(pools.get(pool)?.idle ?? [])]) cut(one, error)
}

/** As `giveUpConnection`, for all of them: whoever waits for this server shall ask elsewhere. */
export function giveUpConnections(pool: pg.Pool, why: string): void {
  const error = Object.assign(new Error(why), { code: 'ETIMEDOUT' })
  for (const one of pools.get(pool)?.open ?? []) cut(one, error)
}

/** Ends the pool also where nobody answers its goodbye, or where somebody still holds a connection. */
export async function endPool(pool: pg.Pool): Promise<void> {
  const ended = pool.end()
  await Promise.race([ended, sleep(GOODBYE_MS, undefined, { ref: false })])
  for (const client of pools.get(pool)?.open ?? []) cut(client, new Error('the process stops'))
}

/**
 * Runs `onMiss` unless the function that it gives back is called before. An answer that has come while this process was
 * busy counts: it is read before the verdict.
 */
export function startDeadline(ms: number, onMiss: () => void): () => void {
  let isMet = false
  const timer = setTimeout(() => setImmediate(() => isMet || onMiss()), ms)
  return () => {
    isMet = true
    clearTimeout(timer)
  }
}

function boundClient(pool: pg.Pool, client: pg.PoolClient): void {
  // The driver's own function, which takes texts and objects, with a callback and without.
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  const noteAnswer = () => {
    const connections = pools.get(pool)
    if (connections) connections.answeredAtMs = performance.now()
  }
  const bounded = (...asked: unknown[]): unknown => {
    const patienceMs = patience.get(client) ?? STATEMENT_PATIENCE_MS
    const meet = startDeadline(patienceMs, () =>
      giveUpConnection(pool, client, `the database did not answer within ${patienceMs / 1000} s`),
    )
    const done = asked.at(-1)
    if (typeof done === 'function') {
      return query(...asked.slice(0, -1), (error: unknown, result: unknown) => {
        meet()
        if (!error) noteAnswer()
        done(error, result)
      })
    }
    const answered = query(...asked)
    if (answered instanceof Promise) answered.then(noteAnswer, () => {}).then(meet)
    // Rows that are streamed take as long as their reader.
    else meet()
    return answered
  }
  client.query = bounded as typeof client.query
}

/** Whoever waits on the connection is told the error; the pool takes it out. */
function cut(client: pg.PoolClient, error: Error): void {
  // The driver's types leave the connection out; pg-pool cuts it in the same way when a connect takes too long.
  const { connection } = client as unknown as { connection: { stream: Duplex } }
  connection.stream.destroy(error)
}
