/** After the last student: what the product still has to do by itself is done before anything is audited. */
import { setTimeout as sleep } from 'node:timers/promises'
import { signUp } from './actions/sign-up.ts'
import { exceeds } from './audits/memory.ts'
import { createCaller } from './caller.ts'
import type { Chance } from './chance.ts'
import type { Environment } from './environment.ts'
import type { Ledger } from './ledger.ts'
import type { Memory } from './product.ts'
import type { Reader } from './reader.ts'

/** Jobs run each minute by themselves. */
const LIMIT_MS = 150_000
/** Nobody tells the readers that it is over: they must notice what they lack. */
const READING_LIMIT_MS = 30_000
const LOOKS = 5
/** A pool gives back the connections of the last minute's rush after a minute (`src/server/platform/db/client.ts`), the jobs' pool too. */
const MOST_LOOKS = 90
const LOOK_EVERY_MS = 1_000

export async function settle(
  environment: Environment,
  ledger: Ledger,
  chance: Chance,
  readers: readonly Reader[],
  firstMemory: Memory,
): Promise<{ lastMemory: Memory }> {
  const { payments, pool, doors } = environment
  await payments.allReported()
  // The retries of mails grow up to hours, which nobody waits for here.
  await pool.query("update outgoing_mails set due_at = now() where sent_at is null and due_at <> 'infinity'")
  await pool.query('update refunds set due_at = now() where done_at is null')
  // Somebody comes in late: a sign-up wakes the job that sends mails.
  const callAsGuest = createCaller({ doors, ledger, chance, address: '10.0.0.1' })
  await signUp({ name: 'the-last', ledger, callAsGuest })
  await until(async () => {
    const { rows } = await pool.query<{ left: string }>(
      `select (select count(*) from outgoing_mails where sent_at is null and due_at <> 'infinity')
            + (select count(*) from refunds where done_at is null) as left`,
    )
    return Number(rows[0]?.left) === 0
  }, LIMIT_MS)
  await payments.allReported()
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from chat_messages')
  const written = rows[0]?.count ?? 0
  await until(async () => readers.every(({ timeline }) => timeline().length >= written), READING_LIMIT_MS)
  return { lastMemory: await restingMemory(environment, firstMemory) }
}

/** The lowest of some looks, of more while it is above what is allowed: what is only waiting to be given back goes. */
async function restingMemory({ steady }: Environment, first: Memory): Promise<Memory> {
  let lowest = await steady.memory()
  for (let look = 1; look < LOOKS || (look < MOST_LOOKS && exceeds(first, lowest).length > 0); look += 1) {
    await sleep(LOOK_EVERY_MS)
    const seen = await steady.memory()
    lowest = {
      heapMb: Math.min(lowest.heapMb, seen.heapMb),
      residentMb: Math.min(lowest.residentMb, seen.residentMb),
      openFiles: Math.min(lowest.openFiles ?? 0, seen.openFiles ?? 0),
    }
  }
  return lowest
}

/** What never comes is found by the audits, with its name. */
async function until(isSo: () => Promise<boolean>, limitMs: number): Promise<void> {
  const giveUpAt = performance.now() + limitMs
  while (!(await isSo()) && performance.now() < giveUpAt) await sleep(200)
}
