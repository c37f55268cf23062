/** The tables of a migrated database are those that src/server/platform/db/tables tell the compiler: names, columns, types, nullability. */
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/support/test-app.ts'

/** Written there → what information_schema says of such a column. */
const TYPES: Record<string, { types: string[]; nullable?: boolean }> = {
  string: { types: ['text', 'uuid', 'bigint', 'character varying'] },
  number: { types: ['integer', 'double precision'] },
  boolean: { types: ['boolean'] },
  Buffer: { types: ['bytea'] },
  Moment: { types: ['timestamp with time zone'] },
  NullableMoment: { types: ['timestamp with time zone'], nullable: true },
  JsonObject: { types: ['jsonb'] },
  'string[]': { types: ['ARRAY'] },
  'number[]': { types: ['ARRAY'] },
}

type Column = { types: string[]; nullable: boolean }

/** A small reader of our own files: `export type NameTable = { column: Type … }` and the records `PartTables = { name: NameTable … }`. */
function readSchema(source: string): Map<string, Map<string, Column>> {
  const shapes = new Map<string, Map<string, Column>>()
  for (const [, name, body] of source.matchAll(/export type (\w+Table) = \{([^}]*)\}/g)) {
    const columns = new Map<string, Column>()
    for (const [, column, type] of (body ?? '').matchAll(/(\w+): ([^\n;]+)/g))
      columns.set(column!, readType(type!.trim()))
    shapes.set(name!, columns)
  }
  const tables = new Map<string, Map<string, Column>>()
  for (const [, part] of source.matchAll(/export type \w+Tables = \{([^}]*)\}/g)) {
    for (const [, table, shape] of part!.matchAll(/(\w+): (\w+)/g)) tables.set(table!, shapes.get(shape!)!)
  }
  return tables
}

/** Closed lists of words from src/domain, text in the database. */
const WORDS_OF_THE_DOMAIN = new Set([
  'DifferenceKind',
  'DisputeStatus',
  'OrderStatus',
  'GuardianAct',
  'AuditAction',
  'AuditSubject',
  'RefundReason',
  'ConsentPurpose',
  'CreditKind',
  'CreditEvent',
  'AnyCorrectionState',
  'ReturnReason',
  'MarkOrigin',
  'TeacherEffect',
])

function readType(text: string): Column {
  const inner = /^Generated(?:Always)?<(.+)>$/.exec(text)?.[1] ?? text
  const nullable = / \| null$/.test(inner)
  const base = inner.replace(/ \| null$/, '')
  const known =
    base.startsWith("'") || WORDS_OF_THE_DOMAIN.has(base)
      ? TYPES['string']
      : base.startsWith('JSONColumnType')
        ? TYPES['JsonObject']
        : TYPES[base]
  if (!known) throw new Error(`the drift test does not know the type ${text}`)
  return { types: known.types, nullable: nullable || known.nullable === true }
}

test('the tables of the compiler and the migrations tell the same', async () => {
  await using app = await startTestApp()
  const { rows } = await app.context.pool.query<{
    table_name: string
    column_name: string
    data_type: string
    is_nullable: string
  }>(
    "select table_name, column_name, data_type, is_nullable from information_schema.columns join information_schema.tables using (table_schema, table_name) where table_type = 'BASE TABLE' and table_schema = 'public' and table_name <> 'schema_migrations'",
  )
  const actual = new Map<string, Map<string, { type: string; nullable: boolean }>>()
  for (const row of rows) {
    const columns = actual.get(row.table_name) ?? new Map()
    actual.set(
      row.table_name,
      columns.set(row.column_name, { type: row.data_type, nullable: row.is_nullable === 'YES' }),
    )
  }
  const folder = new URL('../../../src/server/platform/db/tables/', import.meta.url)
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')),
  )
  const declared = readSchema(files.join('\n'))

  expect([...declared.keys()].sort()).toEqual([...actual.keys()].sort())
  for (const [table, columns] of declared) {
    expect([...columns.keys()].sort(), table).toEqual([...actual.get(table)!.keys()].sort())
    for (const [name, column] of columns) {
      const { type, nullable } = actual.get(table)!.get(name)!
      expect(column.types, `${table}.${name}`).toContain(type)
      expect(column.nullable, `${table}.${name} nullable`).toBe(nullable)
    }
  }
})
