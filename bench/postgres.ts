/** A PostgreSQL for groups of rows whose products share one, or are compared on one. */
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { createLogger } from '#server/platform/logger.ts'

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

export async function startPostgres(dir: string) {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(dir, 'postgres'),
    logger: createLogger({ level: 'error' }),
  })
  const { host, port, user, password, database } = postgres.connection
  return {
    connection: postgres.connection,
    pid: postgres.pid,
    /** The address of a database on it; without a name that of the first. */
    addressOf(name: string = database): string {
      const query = new URLSearchParams({ host, port: String(port) })
      return `postgres://${user}:${encodeURIComponent(password)}@localhost/${name}?${query}`
    },
    [Symbol.asyncDispose]: () => postgres.stop(),
  }
}
