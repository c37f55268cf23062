/** How many rows the statements of a use case look at, by the database's own account of how it ran them. */
import { Kysely, PostgresDialect } from 'kysely'
import { expect } from 'vitest'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/schema.ts'

type Sent = { sql: string; parameters: readonly unknown[] }

type PlanNode = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** @returns a context whose statements are seen, and what the heaviest statement of a use of it looks at */
export function watchStatements(base: AppContext) {
  const sent: Sent[] = []
  const context: AppContext = {
    ...base,
    db: new Kysely<Database>({
      dialect: new PostgresDialect({ pool: base.pool }),
      log: ({ query }) => void sent.push(query),
    }),
  }

  async function mostRowsOf(use: () => Promise<unknown>): Promise<{ rows: number; sql: string }> {
    sent.length = 0
    await use()
    const statements = sent.filter(({ sql }) => /^\s*(select|insert|update|delete)/.test(sql))
    expect(statements.length).toBeGreaterThan(0)
    let most = { rows: 0, sql: '' }
    for (const statement of statements) {
      const rows = await rowsLookedAt(statement)
      if (rows > most.rows) most = { rows, sql: statement.sql }
    }
    return most
  }

  /** Whether it keeps them or not. What the statement changes is undone. */
  async function rowsLookedAt({ sql, parameters }: Sent): Promise<number> {
    const client = await base.pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, format json) ${sql}`,
        [...parameters],
      )
      return lookedAt(rows[0]!['QUERY PLAN'][0].Plan)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  return { context, mostRowsOf }
}

function lookedAt(node: PlanNode): number {
  const isScan = node['Node Type'].includes('Scan')
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = isScan ? each * node['Actual Loops'] : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + lookedAt(child), own)
}
