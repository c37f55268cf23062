/**
 * What a database of ours consists of, asked from its own catalogue: tables with their columns, sequences, migrations.
 * The tables of the job queue (schema pgboss) are left out: jobs only trigger, the facts are in ours.
 */
import type { ClientBase } from 'pg'
import pg from 'pg'
import { StartError } from '#server/platform/start-error.ts'
import type { Manifest } from './manifest.ts'

export type TableShape = { name: string; columns: string[] }

const MIGRATIONS_TABLE = 'schema_migrations'
const NOT_OURS = ['pgboss', 'information_schema']

export const quoted = pg.escapeIdentifier

/** @throws StartError when there are tables in a schema that no backup would contain */
export async function refuseUnknownSchemas(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and n.nspname <> 'public' and n.nspname !~ '^pg_' and n.nspname <> all ($1)`,
    [NOT_OURS],
  )
  if (rows.length === 0) return
  throw new StartError(
    `the schema ${rows.map(({ name }) => name).join(', ')} would not be in the backup: only "public" is; move its tables or drop it`,
  )
}

/** Tables of schema public that hold rows, with the columns that can be written, by name. */
export async function listTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = 'public' and c.relkind = 'r' and c.relname <> $1
      group by c.relname order by c.relname`,
    [MIGRATIONS_TABLE],
  )
  return rows
}

export async function listSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename::text as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from public.${quoted(name)}`,
    )
    sequences.push({ name, ...state.rows[0]! })
  }
  return sequences
}

/** The migrations that were applied, in order; none when the database was never migrated. */
export async function listMigrations(client: ClientBase): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ present: boolean }>(
    `select to_regclass('public.${MIGRATIONS_TABLE}') is not null as present`,
  )
  if (!rows[0]?.present) return []
  const applied = await client.query<{ name: string; sha256: string }>(
    `select name, sha256 from public.${MIGRATIONS_TABLE} order by name`,
  )
  return applied.rows
}

/** Text of values must not depend on how a server or a role is set up. */
export async function setStableFormats(client: ClientBase): Promise<void> {
  await client.query(
    `set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
     set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = public;
     set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`,
  )
}
