/**
 * The connections that listen are ended by the database, again and again, and each time the catalogue changes while nobody
 * hears it: every door must tell the change soon. What is written in the chat meanwhile is the audit of messages'.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { untilReady } from '../until-ready.ts'
import type { Fault, Target } from './fault.ts'

const PRODUCT_ID = 'prod_completo'
const PRODUCT_PATH = '/store/store_redacao/products/completo?field=slug'
/**
 * Nothing is kept while nobody listens (src/server/shop/catalogue/catalogue-cache.ts), so that no time at all is needed.
 * Not longer than this: students who buy change the catalogue too, and an old one would be forgotten with that.
 */
const OLD_LIMIT_MS = 500
const LIMIT_MS = 15_000
const LOOK_EVERY_MS = 100
/** The last that such a connection asked was to listen, or the beat by which it notices a silence. */
const END_LISTENERS = `select count(pg_terminate_backend(pid, 5000)) as ended from pg_stat_activity
  where pid <> pg_backend_pid() and application_name = 'domine-a-redacao' and state = 'idle'
    and (query ilike 'listen %' or query = 'select 1')`

export const loseListeners: Fault = {
  name: 'lost listening connections',
  async strike({ pool, doors, lastsMs }) {
    const { rows } = await pool.query('select subtitle from products where id = $1', [PRODUCT_ID])
    const startedAt = performance.now()
    const stale: string[] = []
    let ended = 0
    let rounds = 0
    do {
      // Kept in memory from here on.
      await Promise.all(doors().map((door) => productAt(door)))
      const answer = await pool.query<{ ended: string }>(END_LISTENERS)
      ended += Number(answer.rows[0]?.ended)
      rounds += 1
      stale.push(...(await tellChange({ pool, doors })))
      // A door that is deaf is not ready.
      await Promise.all(doors().map((door) => untilReady(door, LIMIT_MS)))
    } while (performance.now() - startedAt < lastsMs)
    await pool.query('update products set subtitle = $1 where id = $2', [rows[0]?.subtitle, PRODUCT_ID])
    return {
      said: `${ended} ended in ${rounds} rounds, a change of the catalogue each time`,
      differences: ended > 0 ? stale : ['no connection was found that listens'],
    }
  },
}

/** @returns the doors that still told the old catalogue, each as one line */
async function tellChange({ pool, doors }: Pick<Target, 'pool' | 'doors'>): Promise<string[]> {
  const mark = `Edição ${randomUUID()}`
  await pool.query('update products set subtitle = $1 where id = $2', [mark, PRODUCT_ID])
  const changedAt = performance.now()
  const looks = doors().map(async (door) => {
    // What a busy process is asked now it answers after it has seen its connections end.
    await productAt(door)
    const askableAt = performance.now()
    for (;;) {
      const askedAt = performance.now()
      const told = await productAt(door)
      if (told.includes(mark)) return []
      // One that is not served at all is no old one.
      if (told.includes('"subtitle"') && askedAt - askableAt > OLD_LIMIT_MS)
        return [`${door} told an old catalogue`]
      if (askedAt - changedAt > LIMIT_MS) return [`${door} told no catalogue for ${LIMIT_MS / 1000} s`]
      await sleep(LOOK_EVERY_MS)
    }
  })
  return (await Promise.all(looks)).flat()
}

function productAt(door: string): Promise<string> {
  return fetch(door + PRODUCT_PATH).then(
    (response) => response.text(),
    () => '',
  )
}
