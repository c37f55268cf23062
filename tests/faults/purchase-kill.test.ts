import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createContext } from '#server/create-context.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createPool, type DatabaseTarget } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/start-embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createLogger } from '#server/platform/logger.ts'
import { expireOrders } from '#server/shop/orders/expire-orders.ts'
import { aProduct } from '#tests/support/factories.ts'
import { createAdminPool, onDatabase } from '#tests/support/test-database.ts'
import type { KillPoint } from './kill-at.ts'
import { compileCache } from './prepared-data.ts'

// Also on a machine that does ten other things: nobody waits so long for what comes up at all.
const PATIENCE_MS = 100_000
const STOCK = 5
const DATABASE = `kill_${process.pid}`

const logger = createLogger({ level: 'silent' })
const folder = await mkdtemp(join(tmpdir(), 'domine-kill-'))
const given = process.env['TEST_DATABASE_URL']
const postgres = given ? null : await startEmbeddedPostgres({ dataDir: folder, logger, durable: false })
const databaseServer: DatabaseTarget = given ? { url: given } : postgres!.connection
const admin = createAdminPool(databaseServer)
await admin.query(`create database ${DATABASE}`)
const target = onDatabase(databaseServer, DATABASE)
const pool = createPool(target, { max: 4, logger })
await migrate(pool, logger)
const context = await createContext({ config: loadConfig({ DATA_DIR: folder }), logger, pool })
const { db } = context
const dataDir = join(folder, 'children')
/** Who outlived the last test dies in the next one: most of such a test is the start of a process. */
let survivor: Child | null = null

afterAll(async () => {
  survivor?.process.kill('SIGKILL')
  await survivor?.exited
  await pool.end()
  await admin.query(`drop database ${DATABASE} with (force)`)
  await admin.end()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const points: [string, KillPoint][] = [
  ['before the order is written', { statement: 'insert into "orders"', when: 'before' }],
  ['after the order, before its lines', { statement: 'insert into "orders"', when: 'after' }],
  ['after the stock is reserved', { statement: 'update variants', when: 'after' }],
  ['before the checkout is committed', { statement: 'insert into "order_lines"', when: 'before-commit' }],
  [
    'after the checkout is committed, unanswered',
    { statement: 'insert into "order_lines"', when: 'after-commit' },
  ],
  ['before the provider knows the order', { statement: 'insert into "sandbox_payments"', when: 'before' }],
  ['after the provider knows the order', { statement: 'insert into "sandbox_payments"', when: 'after' }],
  ['before the decision is written', { statement: 'update "sandbox_payments"', when: 'before' }],
  ['before the decision is committed', { statement: 'insert into "sandbox_events"', when: 'before-commit' }],
  [
    'between the decision and its webhook',
    { statement: 'insert into "sandbox_events"', when: 'after-commit' },
  ],
  [
    'in the webhook, before its event is written',
    { statement: 'insert into "payment_events"', when: 'before' },
  ],
  [
    'in the webhook, after its event is written',
    { statement: 'insert into "payment_events"', when: 'after' },
  ],
  ['in the webhook, after the order is paid', { statement: 'update "orders" set "status"', when: 'after' }],
  ['in the webhook, after the purchases', { statement: 'insert into purchases', when: 'after' }],
  [
    'in the webhook, after the licence is noted',
    { statement: 'update "purchases" set "licence_seats"', when: 'after' },
  ],
  ['in the webhook, before its commit', { statement: 'insert into "outgoing_mails"', when: 'before-commit' }],
  ['after the webhook, before the mail', { statement: 'insert into "outgoing_mails"', when: 'after-commit' }],
  ['before the provider notes the webhook', { statement: 'update "sandbox_events"', when: 'before' }],
  [
    'after the mail went out, before that is noted',
    { statement: 'update "outgoing_mails" set "attempts"', when: 'before' },
  ],
  ['after everything', { statement: 'update "outgoing_mails" set "attempts"', when: 'after' }],
]

test.each(points)('killed %s, a purchase can be completed, and is complete once', async (_, point) => {
  const { variantIds } = await aProduct(db, {
    grants: ['premium'],
    variants: [{ stock: STOCK, licenceSeats: 2 }],
  })
  const [variantId] = variantIds

  const sentBefore = (await outboxOf()).length

  const victim = survivor ?? (await startChild())
  survivor = null
  onTestFinished(() => void victim.process.kill('SIGKILL'))
  await arm(victim, point)
  const buyer = aBuyer(variantId)
  // The buyer's calls end in a broken connection at the latest when the process dies.
  await buyer.buy(victim.url).catch(() => {})
  const [, signal] = await withPatience(victim.exited, 'the process was not killed')
  expect(signal).toBe('SIGKILL')

  // A mail that the victim had taken waits for its time; this is after it.
  await db
    .updateTable('outgoing_mails')
    .set({ due_at: new Date(0) })
    .where('sent_at', 'is', null)
    .execute()
  const successor = await startChild()
  survivor = successor
  await buyer.buy(successor.url)
  await until(async () => (await outboxOf()).length > sentBefore && (await unsentMails()) === 0)
  await expectOnePurchase(variantId)
  expect(await outboxOf()).toHaveLength(sentBefore + 1)

  // An order whose address never reached its buyer holds a piece until it expires.
  await db
    .updateTable('orders')
    .set({ reserved_until: new Date(0) })
    .where('status', '=', 'pending')
    .execute()
  await expireOrders(context)
  expect(await stockOf(variantId)).toEqual({ inventory_quantity: STOCK - 1, reserved_quantity: 0 })
  await expectOnePurchase(variantId)
})

test('after all of it the process ends in good order when it is asked to', async () => {
  const last = survivor ?? (await startChild())
  last.process.kill('SIGTERM')
  expect((await withPatience(last.exited, 'the process did not stop'))[0]).toBe(0)
})

/** Goes on where the last call left off, as a person does: pays the order whose page is open, or checks out again. */
function aBuyer(variantId: string) {
  let open: { orderId: string; token: string } | null = null
  return {
    async buy(url: string) {
      if (!open) {
        const { url: page } = await post<{ url: string }>(`${url}/store/store_redacao/checkout`, {
          items: [{ variant_id: variantId, quantity: 1 }],
          successUrl: 'http://localhost:3000/success',
          cancelUrl: 'http://localhost:3000/store',
        })
        const address = new URL(page)
        open = {
          orderId: address.pathname.split('/')[2] ?? '',
          token: address.searchParams.get('token') ?? '',
        }
      }
      const decided = await post<{ ok: boolean; code?: string }>(`${url}/decide`, open)
      expect(decided.ok || decided.code === 'already-decided').toBe(true)
    },
  }
}

async function expectOnePurchase(variantId: string): Promise<void> {
  const purchases = await db
    .selectFrom('purchases as b')
    .innerJoin('orders as o', 'o.id', 'b.order_id')
    .select(['o.id', 'o.status', 'o.buyer_email', 'b.quantity', 'b.licence_seats'])
    .where('b.variant_id', '=', variantId)
    .execute()
  expect(purchases).toMatchObject([
    { status: 'paid', buyer_email: 'ana@example.com', quantity: 1, licence_seats: 2 },
  ])
  const orderId = purchases[0]?.id ?? ''
  const events = await db
    .selectFrom('payment_events')
    .select(['type', 'outcome'])
    .where('order_id', '=', orderId)
    .execute()
  expect(events).toEqual([{ type: 'approved', outcome: 'paid' }])
  const entitlements = await db
    .selectFrom('entitlements')
    .select('name')
    .where('order_id', '=', orderId)
    .execute()
  expect(entitlements).toEqual([{ name: 'premium' }])
  expect(await stockOf(variantId)).toMatchObject({ inventory_quantity: STOCK - 1 })
}

function stockOf(variantId: string) {
  return db
    .selectFrom('variants')
    .select(['inventory_quantity', 'reserved_quantity'])
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow()
}

async function unsentMails(): Promise<number> {
  return (await db.selectFrom('outgoing_mails').select('id').where('sent_at', 'is', null).execute()).length
}

async function outboxOf(): Promise<string[]> {
  return (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml'))
}

type Child = { process: ChildProcess; url: string; exited: Promise<[number | null, NodeJS.Signals | null]> }

async function startChild(): Promise<Child> {
  const file = (name: string) => join(import.meta.dirname, name)
  const child = spawn(process.execPath, ['--import', file('kill-at.ts'), file('purchase-child.ts')], {
    env: {
      ...process.env,
      CHILD_DATABASE: JSON.stringify(target),
      CHILD_DATA_DIR: dataDir,
      ...compileCache(),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  // The event's arguments are exactly these two.
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const port = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as Readable }).on('line', (line) => {
      const found = /^listening (\d+)$/.exec(line)?.[1]
      if (found) resolve(found)
    })
    exited.then(() => reject(new Error('the process ended before it served')), reject)
  })
  return { process: child, exited, url: `http://127.0.0.1:${await withPatience(port, 'no process came up')}` }
}

/** From now on the process dies at that point. */
async function arm({ process: child }: Child, point: KillPoint): Promise<void> {
  const armed = once(child, 'message')
  child.send(point)
  await withPatience(armed, 'the process does not know where to die')
}

async function post<Body>(url: string, body: unknown): Promise<Body> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as Body
}

async function withPatience<T>(awaited: Promise<T>, otherwise: string): Promise<T> {
  const giveUp = new AbortController()
  const late = sleep(PATIENCE_MS, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(otherwise)
  })
  late.catch(() => {})
  try {
    return await Promise.race([awaited, late])
  } finally {
    giveUp.abort()
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error('it did not become so')
    await sleep(50)
  }
}
