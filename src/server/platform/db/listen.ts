/**
 * Hears what the database announces by NOTIFY, over a connection of its own that is opened again whenever it is lost.
 * What was announced meanwhile is not repeated: who listens is told when the gap begins and when it ends. Who only
 * listens never learns that the other side has gone without a word, so the connection is asked every few seconds.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from '../logger.ts'
import { giveUpConnection, startDeadline } from './connection-bounds.ts'

const HEARTBEAT_MS = 3_000
const HEARTBEAT_PATIENCE_MS = 4_000
const RECONNECT_MS = 1_000
const LAST_WAIT_MS = 2_000

export type Listener = {
  readonly channels: readonly string[]
  readonly onNotification: (channel: string, payload: string) => void
  /** From now on nothing is missed. */
  readonly onListening: () => void
  /** Called after each loss and each failed try; from now on anything may be missed. */
  readonly onLost: () => void
}

export type Listening = { readonly close: () => Promise<void> }

/** By pool, those who want to hear and do not. */
const deafListeners = new WeakMap<pg.Pool, Set<Listener>>()

/** Whether all who listen by this pool hear the database. */
export function isHearing(pool: pg.Pool): boolean {
  return (deafListeners.get(pool)?.size ?? 0) === 0
}

/** Begins to listen; answers before the first listening succeeded. */
export function listenToDatabase(pool: pg.Pool, logger: Logger, listener: Listener): Listening {
  let isClosed = false
  let client: pg.PoolClient | null = null
  const deaf = deafListeners.get(pool) ?? new Set()
  deafListeners.set(pool, deaf.add(listener))

  async function listen(): Promise<void> {
    while (!isClosed) {
      let connection: pg.PoolClient | undefined
      try {
        connection = await pool.connect()
        if (!isClosed) await listenUntilLost(connection)
      } catch (error) {
        if (!isClosed) logger.debug({ err: error, channels: listener.channels }, 'not listening')
      }
      client = null
      // In any case, or a connection that died before it listened would hold its place in the pool for good.
      connection?.release(true)
      if (!isClosed) deaf.add(listener)
      listener.onLost()
      if (!isClosed) await sleep(RECONNECT_MS, undefined, { ref: false })
    }
  }

  async function listenUntilLost(connection: pg.PoolClient): Promise<void> {
    client = connection
    const lost = new Promise<void>((resolve) => {
      connection.on('error', () => resolve())
      connection.on('end', () => resolve())
    })
    connection.on('notification', ({ channel, payload }) => listener.onNotification(channel, payload ?? ''))
    for (const channel of listener.channels) await connection.query(`listen ${channel}`)
    listener.onListening()
    deaf.delete(listener)
    const stopAsking = askAgainAndAgain(connection)
    await lost
    stopAsking()
  }

  /** @returns stops it */
  function askAgainAndAgain(connection: pg.PoolClient): () => void {
    let timer: NodeJS.Timeout
    let hasStopped = false
    const askLater = () => {
      if (!hasStopped) timer = setTimeout(ask, HEARTBEAT_MS).unref()
    }
    const ask = () => {
      const meet = startDeadline(HEARTBEAT_PATIENCE_MS, () => {
        logger.warn({ channels: listener.channels }, 'the database has fallen silent, listening anew')
        giveUpConnection(pool, connection, 'the listening connection has fallen silent')
      })
      // Of a connection that breaks meanwhile its own events tell.
      connection
        .query('select 1')
        .catch(() => {})
        .then(meet)
        .then(askLater)
    }
    askLater()
    return () => {
      hasStopped = true
      clearTimeout(timer)
    }
  }

  const listening = listen()

  return {
    async close() {
      isClosed = true
      deaf.delete(listener)
      // Ends the wait for a loss; the loop then sees that it is closed.
      client?.emit('end')
      await Promise.race([listening, sleep(LAST_WAIT_MS, undefined, { ref: false })])
    },
  }
}
