/** How many rows the statements of a use case look at, by the database's own account of how it ran them. */
import { Kysely, PostgresDialect } from 'kysely'
import { expect } from 'vitest'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/platform/db/schema.ts'

type Sent = { sql: string; parameters: readonly unknown[] }

export type PlanNode = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Heap Fetches'?: number
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
    let most = { rows: 0, sql: '' }
    for (const statement of await statementsOf(use)) {
      const rows = lookedAt(await planOf(statement))
      if (rows > most.rows) most = { rows, sql: statement.sql }
    }
    return most
  }

  async function plansOf(use: () => Promise<unknown>): Promise<PlanNode[]> {
    const plans: PlanNode[] = []
    for (const statement of await statementsOf(use)) plans.push(await planOf(statement))
    return plans
  }

  async function statementsOf(use: () => Promise<unknown>): Promise<Sent[]> {
    sent.length = 0
    await use()
    const statements = sent.filter(({ sql }) => /^\s*(select|insert|update|delete)/.test(sql))
    expect(statements.length).toBeGreaterThan(0)
    return statements
  }

  /** As it was run. What the statement changes is undone. */
  async function planOf({ sql, parameters }: Sent): Promise<PlanNode> {
    const client = await base.pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, format json) ${sql}`,
        [...parameters],
      )
      return rows[0]!['QUERY PLAN'][0].Plan
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  return { context, mostRowsOf, plansOf }
}

/** The largest of the plans, without what was read from an index alone. */
export function rowsReadFromTables(plans: readonly PlanNode[]): number {
  return Math.max(...plans.map((plan) => lookedAt(plan, false)))
}

/** Whether they are kept or not. */
function lookedAt(node: PlanNode, countsIndexOnly = true): number {
  const type = node['Node Type']
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const isIndexOnly = type === 'Index Only Scan' && !countsIndexOnly
  const own = isIndexOnly
    ? (node['Heap Fetches'] ?? 0)
    : type.includes('Scan')
      ? each * node['Actual Loops']
      : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + lookedAt(child, countsIndexOnly), own)
}
