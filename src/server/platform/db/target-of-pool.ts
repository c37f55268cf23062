/** Where a pool connects to, for what needs a connection of its own beside it. */
import type pg from 'pg'
import type { DatabaseTarget } from './client.ts'

export function targetOfPool({ options }: Pick<pg.Pool, 'options'>): DatabaseTarget {
  const { connectionString, host, port, user, password, database } = options
  if (connectionString !== undefined) return { url: connectionString }
  if (!host || !port || !user || typeof password !== 'string' || !database) {
    throw new Error('the pool does not say where it connects to')
  }
  return { host, port, user, password, database }
}
