/**
 * Puts the rows of a backup into an empty database: migrated to exactly the state that the backup has,
 * loaded in one transaction without triggers and foreign keys, which are checked over all rows at its end.
 */

import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase, Pool } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '#server/platform/start-error.ts'
import { type Migration, migrate, readMigrations } from '../db/migrate.ts'
import type { Logger } from '../logger.ts'
import { listTables, quoted } from './database-contents.ts'
import type { Manifest } from './manifest.ts'

export type TableLoader = {
  /** Adds whole rows in COPY's text format. */
  load: (table: string, rows: Readable) => Promise<void>
  /** Checks everything and commits. */
  finish: () => Promise<void>
}

/** @throws StartError when the backup has a migration that this version does not have, or has in another form */
export async function selectMigrations(manifest: Manifest): Promise<Migration[]> {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]))
  return manifest.migrations.map(({ name, sha256 }) => {
    const migration = known.get(name)
    if (migration?.sha256 === sha256) return migration
    throw new StartError(
      `the backup was made by another version of the product (${manifest.productVersion}; its migration ${name} is ` +
        `${migration ? 'not the same' : 'unknown'} here): restore with that version or a newer one`,
    )
  })
}

/** Migrates and opens the transaction that takes the rows. The caller rolls back by closing the connection. */
export async function beginLoad(
  pool: Pool,
  client: ClientBase,
  manifest: Manifest,
  logger: Logger,
): Promise<TableLoader> {
  await migrate(pool, logger, await selectMigrations(manifest))
  await refuseOtherTables(client, manifest)
  const columnsOf = new Map(
    manifest.tables.map(({ name, columns }) => [name, columns.map(quoted).join(', ')]),
  )
  await client.query('begin')
  await client.query(`truncate ${manifest.tables.map(({ name }) => `public.${quoted(name)}`).join(', ')}`)
  const foreignKeys = await dropForeignKeys(client)
  for (const { name } of manifest.tables)
    await client.query(`alter table public.${quoted(name)} disable trigger user`)

  return {
    async load(table, rows) {
      await pipeline(
        rows,
        client.query(copyFrom(`copy public.${quoted(table)} (${columnsOf.get(table)}) from stdin`)),
      )
    },
    async finish() {
      for (const { name } of manifest.tables)
        await client.query(`alter table public.${quoted(name)} enable trigger user`)
      await checkCounts(client, manifest)
      // Adding a foreign key checks every row.
      for (const { table, name, definition } of foreignKeys) {
        await client.query(`alter table public.${quoted(table)} add constraint ${quoted(name)} ${definition}`)
      }
      for (const { name, lastValue, isCalled } of manifest.sequences) {
        await client.query('select setval($1::regclass, $2::bigint, $3)', [
          `public.${quoted(name)}`,
          lastValue,
          isCalled,
        ])
      }
      await client.query('commit')
      await client.query('analyze')
    },
  }
}

async function refuseOtherTables(client: ClientBase, manifest: Manifest): Promise<void> {
  const shapesOf = (tables: readonly { name: string; columns: readonly string[] }[]) =>
    tables.map(({ name, columns }) => `${name} (${[...columns].sort().join(', ')})`)
  const stated = shapesOf(manifest.tables)
  const made = shapesOf(await listTables(client))
  const differences = [
    ...stated.filter((shape) => !made.includes(shape)),
    ...made.filter((shape) => !stated.includes(shape)),
  ]
  if (differences.length === 0) return
  throw new StartError(
    `the backup and its own migrations disagree about the table ${differences[0]}: nothing was restored`,
  )
}

type ForeignKey = { table: string; name: string; definition: string }

async function dropForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 and n.nspname = 'public' order by 1, 2`,
  )
  for (const { table, name } of rows) {
    await client.query(`alter table public.${quoted(table)} drop constraint ${quoted(name)}`)
  }
  return rows
}

async function checkCounts(client: ClientBase, manifest: Manifest): Promise<void> {
  for (const { name, rowCount } of manifest.tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) as count from public.${quoted(name)}`,
    )
    if (Number(rows[0]?.count) === rowCount) continue
    throw new StartError(
      `the table ${name} got ${rows[0]?.count} rows instead of ${rowCount}: nothing was restored`,
    )
  }
}
