/** The list of what we hold about a person is whole: asked of the database itself (src/server/account/personal-data/data-inventory.ts). */
import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { DATA_INVENTORY, type InventoryEntry } from '#server/account/personal-data/data-inventory.ts'
import { EXPORT_PARTS } from '#server/account/personal-data/export-parts.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { personalDataTexts } from '#texts/account/personal-data.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

/** A column that by its name keeps something of a person. */
const TELLING_COLUMN =
  /(^|_)(email|e_mail|mail|recipient|phone|user|person|owner|author|reporter|buyer|payer|visitor|sender|ip|device|user_agent|full_name)(_|$)/

/** Tables whose columns only sound like it. Each with its reason. */
const NO_PERSON: Readonly<Record<string, string>> = {
  coupons: 'how often each buyer may use one: a number of the coupon, nothing about a buyer',
}

const inventory = new Map<string, InventoryEntry>(Object.entries(DATA_INVENTORY))

type ForeignKey = { child: string; parent: string; on_delete: string }

async function foreignKeys(): Promise<ForeignKey[]> {
  const { rows } = await app.context.pool.query<ForeignKey>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent, confdeltype::text as on_delete
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  return rows
}

/** The account's table and every table that points at it, also by way of another. */
async function tablesBelowUsers(): Promise<Set<string>> {
  const keys = await foreignKeys()
  const found = new Set(['users'])
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const { child, parent } of keys) if (found.has(parent)) found.add(child)
  }
  return found
}

async function tellingTables(): Promise<Set<string>> {
  const { rows } = await app.context.pool.query<{ table_name: string; column_name: string }>(
    "select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name) where table_type = 'BASE TABLE' and table_schema = 'public'",
  )
  return new Set(
    rows.filter(({ column_name }) => TELLING_COLUMN.test(column_name)).map(({ table_name }) => table_name),
  )
}

test('every table that points at a person or keeps an address stands in the list', async () => {
  const found = [...(await tablesBelowUsers()), ...(await tellingTables())]
  const unlisted = found.filter((table) => !inventory.has(table) && !Object.hasOwn(NO_PERSON, table))
  expect([...new Set(unlisted)].sort()).toEqual([])
})

test('the list names no table that is gone', async () => {
  const { rows } = await app.context.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema = 'public'",
  )
  const tables = new Set(rows.map(({ name }) => name))
  expect([...inventory.keys()].filter((table) => !tables.has(table))).toEqual([])
})

test('each table is told by a file of the export that a part reads, or is exempt with a reason', () => {
  for (const [table, { exported }] of inventory) {
    if ('exempt' in exported) expect(exported.exempt.length, table).toBeGreaterThan(20)
    else expect(Object.keys(EXPORT_PARTS), table).toContain(exported.file)
  }
  const told = new Set(
    [...inventory.values()].flatMap(({ exported }) => ('file' in exported ? [exported.file] : [])),
  )
  expect([...told].sort()).toEqual(Object.keys(personalDataTexts.exportFiles).sort())
})

test('what is kept at an erasure has a reason', () => {
  for (const [table, { erasure }] of inventory) {
    if (typeof erasure === 'object') expect(erasure.kept.length, table).toBeGreaterThan(10)
  }
})

test('what is said to go with the account is deleted by the database itself', async () => {
  const keys = await foreignKeys()
  const cascading = new Set(['users'])
  for (let size = 0; size < cascading.size; ) {
    size = cascading.size
    for (const { child, parent, on_delete } of keys) {
      if (cascading.has(parent) && on_delete === 'c') cascading.add(child)
    }
  }
  const claimed = [...inventory].filter(([, { erasure }]) => erasure === 'cascade').map(([table]) => table)
  expect(claimed.filter((table) => !cascading.has(table))).toEqual([])
})

test('what is said to be erased or stripped is named by a statement of the erasure', async () => {
  const folder = new URL('../../../src/server/account/personal-data/', import.meta.url)
  const statements = await readFile(new URL('erasure-repository.ts', folder), 'utf8')
  for (const [table, { erasure }] of inventory) {
    if (erasure === 'erased') expect(statements, table).toContain(`deleteFrom('${table}')`)
    if (erasure === 'stripped') expect(statements, table).toContain(`updateTable('${table}')`)
  }
})
