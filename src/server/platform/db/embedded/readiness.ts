/**
 * Whether PostgreSQL answers a real query: the only sign that counts. A line in its log or a bound socket is none.
 */
import pg from 'pg'
import { StartError } from '#server/platform/start-error.ts'

export type SocketConnection = {
  host: string
  port: number
  user: string
  password: string
  database: string
}

/** starting: it answers, but still recovers · unreachable: nothing answers */
export type Readiness = 'ready' | 'starting' | 'unreachable'

const CONNECT_TIMEOUT_MS = 2_000
const WRONG_PASSWORD = '28P01'
const CANNOT_CONNECT_NOW = '57P03'

/** @throws StartError when the password is refused: waiting would not help */
export async function askReadiness(connection: SocketConnection): Promise<Readiness> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  })
  // A server that dies while we ask emits an error besides rejecting the query.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'ready'
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === WRONG_PASSWORD) {
      throw new StartError(
        `the password in pg.password does not fit the database behind ${connection.host}: put the right file back`,
      )
    }
    return code === CANNOT_CONNECT_NOW ? 'starting' : 'unreachable'
  } finally {
    await client.end().catch(() => {})
  }
}
