/**
 * One real PostgreSQL for a test run, with a migrated template that each test file copies in milliseconds.
 * TEST_DATABASE_URL uses a server that is there already.
 */
import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createPool, type DatabaseTarget } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createLogger } from '#server/platform/logger.ts'
import { makeFastFolder } from './fast-folder.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged into vitest's own.
  export interface ProvidedContext {
    databaseServer: DatabaseTarget
  }
}

export const TEMPLATE_DATABASE = 'template_domine'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const logger = createLogger({ level: 'error' })
  const given = process.env['TEST_DATABASE_URL']
  const dataDir = makeFastFolder()
  const embedded = given ? null : await startEmbeddedPostgres({ dataDir, logger, durable: false })
  const server: DatabaseTarget = given ? { url: given } : embedded!.connection

  const admin = createAdminPool(server)
  await admin.query(`drop database if exists ${TEMPLATE_DATABASE} with (force)`)
  await admin.query(`create database ${TEMPLATE_DATABASE}`)
  await admin.end()
  const template = createPool(onDatabase(server, TEMPLATE_DATABASE), { max: 1, logger })
  await migrate(template, logger)
  await template.end()

  project.provide('databaseServer', server)
  return async () => {
    await embedded?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * For what belongs to no product: databases are made and dropped. One connection that waits as long as it takes; the
 * product's own limits would break a whole file of tests in a slow moment of the machine.
 */
export function createAdminPool(server: DatabaseTarget): pg.Pool {
  const address = 'url' in server ? { connectionString: server.url } : server
  const pool = new pg.Pool({ ...address, max: 1, connectionTimeoutMillis: 60_000, allowExitOnIdle: true })
  pool.on('error', () => {})
  return pool
}

/** The same server, another database. */
export function onDatabase(server: DatabaseTarget, database: string): DatabaseTarget {
  if (!('url' in server)) return { ...server, database }
  const url = new URL(server.url)
  url.pathname = `/${database}`
  return { url: url.href }
}
