/** A filled database with stored files for the tests of backup and restore, and the comparison that misses nothing. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { writeBackup } from '#server/platform/backup/write-backup.ts'
import { createPool } from '#server/platform/db/client.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { createDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { createLogger, type Logger } from '#server/platform/logger.ts'
import { makeDirectory } from './embedded-postgres-driver.ts'
import { copyPrepared } from './prepared-data.ts'

export const logger: Logger = createLogger({ level: 'silent' })

export type Place = { dataDir: string; filesDir: string; postgres: EmbeddedPostgres; pool: pg.Pool }

/** The built-in database on a directory, with a pool, closed after the test. */
export async function openPlace(dataDir: string): Promise<Place> {
  const postgres = await startEmbeddedPostgres({ dataDir, logger, durable: false })
  const pool = createPool(postgres.connection, { max: 4, logger })
  onTestFinished(async () => {
    if (!pool.ended) await pool.end()
    await postgres.stop()
  })
  return { dataDir, filesDir: join(dataDir, 'files'), postgres, pool }
}

export async function closePlace({ pool, postgres }: Place): Promise<void> {
  await pool.end()
  await postgres.stop()
}

/** A migrated database with hard values in its rows, and files with hard names. */
export async function fillPlace(dataDir: string): Promise<Place> {
  copyPrepared('shop', dataDir)
  return openPlace(dataDir)
}

export async function backupOf(
  place: Pick<Place, 'filesDir' | 'postgres'> & { files?: FileStore },
  file: string,
  signal?: AbortSignal,
) {
  const target = place.postgres.connection
  const now = new Date('2026-11-21T12:00:00Z')
  const files = place.files ?? createDiskFileStore(place.filesDir)
  return writeBackup({ target, files, file, productVersion: '0.0.0', now, ...(signal && { signal }) })
}

/** Every table of schema public → number and hash of its rows, each row as text, plus the state of each sequence. */
export async function contentsOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1",
  )
  const contents: Record<string, string> = {}
  for (const { name } of rows) {
    const table = pg.escapeIdentifier(name)
    const { rows: found } = await pool.query<{ content: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as content from ${table} t`,
    )
    contents[name] = found[0]?.content ?? ''
  }
  const sequences = await pool.query<{ name: string; last: string }>(
    "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'",
  )
  for (const { name, last } of sequences.rows) contents[`sequence ${name}`] = last
  return contents
}

/** Constraints, triggers and indexes: what a careless load would leave dropped or switched off. */
export async function rulesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ rule: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated as rule
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     union all select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  )
  return rows.map(({ rule }) => rule)
}

/** Every file below a directory → hash of its bytes. */
export function filesOf(directory: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [
        path.slice(directory.length + 1),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  )
}

/** A path in a new directory that other accounts may pass. */
export function newPath(name: string): string {
  return join(makeDirectory(), name)
}

/** Places orders, each with its line in one transaction, until it is told to stop. */
export function orderWithoutEnd(pool: pg.Pool): { acknowledged: string[]; stop: () => Promise<void> } {
  const acknowledged: string[] = []
  let isOver = false
  const work = (async () => {
    while (!isOver) {
      const { rows } = await pool.query<{ order_id: string }>(
        `with placed as (
           insert into orders (access_token_hash, currency_code, total_amount, provider, success_url, cancel_url, reserved_until)
           values ('\\x01', 'brl', 1, 'sandbox', 'a', 'b', now()) returning id)
         insert into order_lines (order_id, variant_id, sort_order, product_id, product_title, variant_title, unit_amount, quantity)
         select id, 'v1', 0, 'p1', 'P', 'V', 1, 1 from placed returning order_id`,
      )
      if (rows[0]) acknowledged.push(rows[0].order_id)
      await sleep(0)
    }
  })()
  return {
    acknowledged,
    async stop() {
      isOver = true
      await work
    },
  }
}
