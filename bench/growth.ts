/**
 * What an old installation costs a page: two products at once over one PostgreSQL, one of them with 10,000 products, 100,000
 * orders, 120,000 accounts, 1,000,000 messages and 200,000 essays, asked the same in turn, so that the machine's moods meet
 * both alike. The young one has as much as a page shows. What the console searches is asked of the old one alone: a young
 * shop has nothing to look through. BENCH_GROWTH is the share of those counts (1), BENCH_ROUNDS how often each is asked
 * (300). What does not hang on the machine is a test: tests/http/platform/old-rows.test.ts and old-shop.test.ts.
 */
import { join } from 'node:path'
import pg from 'pg'
import { fillWithOldRows } from '#tests/support/old-rows.ts'
import { fillWithOldShop, OLD_PRODUCT } from '#tests/support/old-shop.ts'
import { signUp } from './accounts.ts'
import { type Server, startProduct } from './child.ts'
import { startPostgres } from './postgres.ts'
import type { Table } from './table.ts'

const SHARE = Number(process.env['BENCH_GROWTH'] ?? 1)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 300)
const WARM_ROUNDS = Math.ceil(ROUNDS / 6)
const MOST_RATIO = 1.1
const MOST_SEARCH_MS = 50

/** A page's worth of rows, so that both installations answer with as much. */
const YOUNG = { products: 120, orders: 200, essays: 200, messages: 200, others: 200 }
const OLD = {
  products: Math.max(YOUNG.products, 10_000 * SHARE),
  orders: Math.max(YOUNG.orders, 100_000 * SHARE),
  essays: Math.max(YOUNG.essays, 200_000 * SHARE),
  messages: Math.max(YOUNG.messages, 1_000_000 * SHARE),
  others: Math.max(YOUNG.others, 100_000 * SHARE),
}
const STUDENTS_ESSAYS = 30
/** All are kept: the job that forgets those of more than seven days would take turns with what is measured. */
const MESSAGE_DAYS = 6
const OWNER = { email: 'owner@example.com' }

type Site = {
  readonly server: Server
  readonly messages: number
  readonly authorization: string
}

type Ask = { readonly path: string; readonly isSignedIn?: boolean; readonly isMissing?: boolean }

/**
 * Pages are kept, the data that their loaders ask for is not. A list up to a moment of its own is not in the memory of the
 * catalogue.
 */
const ASKS: Readonly<Record<string, (site: Site, round: number) => Ask>> = {
  'data of home': () => ({ path: '/_.data' }),
  'data of the store': () => ({ path: '/store.data' }),
  'data of the product': () => ({ path: `/product/${OLD_PRODUCT}.data` }),
  'data of the wall': () => ({ path: '/feedback.data' }),
  'data of the challenge': () => ({ path: '/desafio-mensal.data' }),
  'GET /store/…/products/{id}, unknown slug': (_, round) => ({
    path: `/store/store_redacao/products/none-${round}?field=slug`,
    isMissing: true,
  }),
  'stock of a product': () => ({ path: `/store/store_redacao/variants?product_ids[]=${OLD_PRODUCT}` }),
  'newest messages': () => ({ path: '/api/chat/global/messages' }),
  'what has changed in the chat': ({ messages }) => ({
    path: `/api/chat/global/messages?since=${messages - 20}`,
  }),
  'who one is in the chat': () => ({ path: '/api/chat/me' }),
  'own essays': () => ({ path: '/api/essays', isSignedIn: true }),
  'own progress': () => ({ path: '/api/essays/progress', isSignedIn: true }),
  'own orders': () => ({ path: '/api/orders', isSignedIn: true }),
  'own record': () => ({ path: '/auth/v1/user', isSignedIn: true }),
  'console: overview': () => ({ path: '/api/console/overview?days=30', isSignedIn: true }),
  'console: orders': () => ({ path: '/api/console/orders', isSignedIn: true }),
  'console: students': () => ({ path: '/api/console/students', isSignedIn: true }),
}

/** By what stands in every row, in one far behind, and in none. */
const SEARCHES: Readonly<Record<string, string>> = {
  'orders by a word of all': '/api/console/orders?q=caderno',
  'orders by a buyer of long ago': '/api/console/orders?q=comprador-77777@',
  'orders by a product and a buyer': '/api/console/orders?q=caderno+comprador-77777@',
  'orders by a word of none': '/api/console/orders?q=abacaxi',
  'students by a word of all': '/api/console/students?search=example',
  'students by an e-mail of long ago': '/api/console/students?search=vizinha-77777@',
  'students by a word of none': '/api/console/students?search=abacaxi',
}

/** @param dir a place of its own for the database and both products */
export async function growthRows(table: Table, dir: string): Promise<void> {
  await using postgres = await startPostgres(dir)
  const admin = new pg.Client({ connectionString: postgres.addressOf('postgres') })
  await admin.connect()
  const sites: Site[] = []
  try {
    for (const [name, counts] of [
      ['young', YOUNG],
      ['old', OLD],
    ] as const) {
      await admin.query(`create database ${name}`)
      const databaseUrl = postgres.addressOf(name)
      const server = await startProduct(join(dir, name), { DATABASE_URL: databaseUrl })
      sites.push({
        server,
        messages: counts.messages,
        authorization: await furnish(server, databaseUrl, counts),
      })
    }
    for (const [what, ask] of Object.entries(ASKS)) await compare(table, what, ask, sites)
    for (const [what, path] of Object.entries(SEARCHES)) await search(table, what, path, sites.at(-1)!)
  } finally {
    for (const { server } of sites) await server.stop()
    await admin.end()
  }
}

/** @returns the credentials of an owner who has written essays and bought something too */
async function furnish(server: Server, databaseUrl: string, counts: typeof YOUNG): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    await fillWithOldRows(pool, { ...counts, messageDays: MESSAGE_DAYS })
    await fillWithOldShop(pool, counts)
    const { token, userId } = await signUp(server, OWNER.email)
    await pool.query(`update users set app_metadata = '{"role":"owner"}' where id = $1`, [userId])
    await pool.query('update orders set user_id = $1 where number <= 10', [userId])
    await pool.query(
      `update essays set user_id = $1 where id in (select id from essays order by updated_at desc limit $2)`,
      [userId, STUDENTS_ESSAYS],
    )
    await pool.query('analyze')
    return `Bearer ${token}`
  } finally {
    await pool.end()
  }
}

async function compare(
  { add }: Table,
  what: string,
  ask: (site: Site, round: number) => Ask,
  sites: readonly Site[],
): Promise<void> {
  const timesMs: number[][] = sites.map(() => [])
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    for (const [place, site] of sites.entries()) {
      const tookMs = await timeOf(site, what, ask(site, round))
      if (round >= 0) timesMs[place]!.push(tookMs)
    }
  }
  const [young = 0, old = 0] = timesMs.map(median)
  const ratio = old / young
  add({
    what: `${what}, old house`,
    measured: `${old.toFixed(2)} ms`,
    goal: `≤ ${MOST_RATIO} of a young one`,
    peer: `${young.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
    met: ratio <= MOST_RATIO,
  })
}

async function search({ add }: Table, what: string, path: string, site: Site): Promise<void> {
  const timesMs: number[] = []
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    const tookMs = await timeOf(site, what, { path, isSignedIn: true })
    if (round >= 0) timesMs.push(tookMs)
  }
  const middle = median(timesMs)
  add({
    what: `console: ${what}, old house`,
    measured: `${middle.toFixed(2)} ms`,
    goal: `≤ ${MOST_SEARCH_MS} ms`,
    met: middle <= MOST_SEARCH_MS,
  })
}

/** @returns milliseconds until the whole answer is there */
async function timeOf(site: Site, what: string, { path, isSignedIn = false, isMissing = false }: Ask) {
  const startedAt = performance.now()
  const response = await fetch(site.server.url + path, {
    headers: isSignedIn ? { authorization: site.authorization } : {},
  })
  await response.arrayBuffer()
  if (response.status !== (isMissing ? 404 : 200))
    throw new Error(`${what} was answered with ${response.status}`)
  return performance.now() - startedAt
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
