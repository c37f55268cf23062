/** What is measured: one web process over a PostgreSQL of its own, a payment provider, an open mock exam, and students. */
import { join } from 'node:path'
import pg from 'pg'
import { examMonthOf } from '#domain/writing/mock-exam/mock-exam.ts'
import { MOTIVATING, THEME } from '#tests/support/corrector.ts'
import { type Server, startProduct } from '../bench/child.ts'
import { type Postgres, startPostgres } from '../bench/postgres.ts'
import { renew, signUp } from '../soak/actions/sign-up.ts'
import type { Answer, Call } from '../soak/caller.ts'
import type { Chance } from '../soak/chance.ts'
import { createLedger, type Ledger } from '../soak/ledger.ts'
import { type Payments, startPayments } from '../soak/payments.ts'
import type { Student } from '../soak/student.ts'
import { createWaits } from '../soak/waits.ts'
import { childrenOf, readUsed, residentMb, type Used } from './counters.ts'
import { openWire, type Wire } from './wire.ts'

const DAY_MS = 86_400_000
/** Nothing runs out while it is measured. */
const PIECES = 1_000_000

export type Stage = {
  readonly product: Server
  readonly postgres: Postgres
  readonly wire: Wire
  readonly ledger: Ledger
  readonly month: string
  readonly used: () => Promise<Used>
  readonly memoryMb: () => { readonly web: number; readonly database: number }
  readonly newStudent: (name: string) => Promise<Student>
  readonly environment: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

export async function openStage(dir: string, chance: Chance): Promise<Stage> {
  const postgres = await startPostgres(dir)
  const ledger = createLedger()
  let door = ''
  const payments = await startPayments(() => [door], chance.fork('payments'))
  const environment = { ...payments.stripe.env, DATABASE_URL: postgres.addressOf() }
  const product = await startProduct(join(dir, 'web'), environment)
  door = product.url
  const wire = openWire(door)
  const watch = new pg.Client({ connectionString: postgres.addressOf('template1') })
  await watch.connect()
  const month = await openExam(postgres)
  const pids = {
    web: product.pid,
    postgres: postgres.pid() ?? 0,
    database: postgres.connection.database,
  }
  const likely = likeliest(chance)
  return {
    product,
    postgres,
    wire,
    ledger,
    month,
    environment,
    used: () => readUsed(watch, pids),
    memoryMb: () => ({
      web: product.memoryMb(),
      database: residentMb([pids.postgres, ...childrenOf(pids.postgres)]),
    }),
    newStudent: (name) => enter({ name, wire, ledger, payments, door, chance: likely }),
    async close() {
      wire.close()
      await watch.end()
      await product.stop()
      await payments.stripe[Symbol.asyncDispose]()
      await postgres[Symbol.asyncDispose]()
    },
  }
}

/** Of two ways the likelier one each time, so that an act is always the same; what is chosen from a list goes on by chance. */
function likeliest(chance: Chance): Chance {
  return { ...chance, next: () => 0.5, isTrue: (share) => share > 0.5, fork: () => likeliest(chance) }
}

async function enter(from: {
  name: string
  wire: Wire
  ledger: Ledger
  payments: Payments
  door: string
  chance: Chance
}): Promise<Student> {
  const { name, wire, ledger, payments, door, chance } = from
  const callAsGuest = wire.call
  const session = await signUp({ name, ledger, callAsGuest })
  const call = async (request: Call): Promise<Answer> => {
    const answer = await callAsGuest({ ...request, token: session.token })
    if (answer.status !== 401) return answer
    await renew({ callAsGuest, ledger, session, door: answer.door })
    return callAsGuest({ ...request, token: session.token })
  }
  const base = { name, chance, ledger, payments, siteUrl: door, doors: () => [door], waits: createWaits() }
  return { ...base, callAsGuest, call, session, levelsDone: 0, essay: null }
}

/** As if the owner had planned it; the third Friday is seldom today. */
async function openExam(postgres: Postgres): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.addressOf() })
  await client.connect()
  try {
    const now = new Date()
    const month = examMonthOf(now)
    const at = (days: number) => new Date(now.getTime() + days * DAY_MS)
    await client.query(
      `insert into mock_exams (month, opens_at, closes_at, minutes, is_planned, theme, motivating, created_at)
       values ($1, $2, $3, 90, true, $4, $5, $6)
       on conflict (month) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at`,
      [month, at(-1), at(3), THEME, MOTIVATING.join('\n\n'), now],
    )
    await client.query('update variants set inventory_quantity = $1 where manage_inventory', [PIECES])
    return month
  } finally {
    await client.end()
  }
}
