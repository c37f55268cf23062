/** One connection by which a start looks at an address of the database, before anything depends on it. */
import pg from 'pg'
import type { DatabaseTarget } from './client.ts'

const PATIENCE_MS = 10_000

export type StartSettings = Pick<pg.ClientConfig, 'statement_timeout' | 'idle_in_transaction_session_timeout'>

/** Not connected yet. A connection that is lost fails the question that is asked by it, and nothing else. */
export function startClient(target: DatabaseTarget, settings: StartSettings = {}): pg.Client {
  const address = 'url' in target ? { connectionString: target.url } : target
  const client = new pg.Client({
    ...address,
    ...settings,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'domine-a-redacao start',
  })
  client.on('error', () => {})
  return client
}
