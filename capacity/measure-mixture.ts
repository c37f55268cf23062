/** An evening's acts in turns, one after the other and none beside it, at both paces of measure-acts.ts. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '../soak/chance.ts'
import { ACTS, type ActName } from './acts.ts'
import { type IdleCost, type MeasuredAct, type Mixture, type TimesAsMuch, timesAsMuch } from './costs.ts'
import { usedBetween } from './counters.ts'
import type { Rates } from './day.ts'
import { PAUSE_MS, type People, studentFor } from './measure-acts.ts'
import type { Stage } from './stage.ts'
import { scriptOf } from './workload.ts'

/** What the last act leaves to be done is done by then, and the database has counted nearly all of it. */
const REST_MS = 1_500

export async function measureMixture(
  stage: Stage,
  people: People,
  { acts, idle }: { acts: readonly MeasuredAct[]; idle: IdleCost },
  { rates, seconds, chance }: { rates: Rates; seconds: number; chance: Chance },
): Promise<Mixture> {
  const byName = new Map(ACTS.map((act) => [act.name, act]))
  const known = (name: ActName) => acts.find((act) => act.name === name)!
  let turn = chance.below(1000)

  async function run(pauseMs: number, alone: Parameters<typeof timesAsMuch>[2]): Promise<TimesAsMuch> {
    const done = new Map<ActName, number[]>()
    const before = await stage.used()
    const endAt = performance.now() + seconds * 1000
    for (const { act } of scriptOf(rates, chance.fork(`pause ${pauseMs}`))) {
      if (performance.now() > endAt) break
      turn += 1
      const startedAt = performance.now()
      await byName.get(act)!.run(studentFor(people, act, turn), { month: stage.month, turn })
      const took = performance.now() - startedAt
      const others = done.get(act)
      if (others) others.push(took)
      else done.set(act, [took])
      if (pauseMs > 0) await sleep(pauseMs)
    }
    await sleep(REST_MS)
    const used = usedBetween(before, await stage.used())
    const { at, mainMs, threadsMs, databaseMs, clientMs, transactions } = used
    const atRest = (perSecond: number) => (perSecond * at) / 1000
    return timesAsMuch(
      done,
      {
        webMs: mainMs + threadsMs - atRest(idle.mainMs + idle.threadsMs),
        databaseMs: databaseMs - atRest(idle.databaseMs),
        clientMs,
        transactions: transactions - atRest(idle.transactions),
      },
      alone,
    )
  }

  await sleep(REST_MS)
  return {
    seldom: await run(PAUSE_MS, known),
    busy: await run(0, (name) => ({ ...known(name).busy, transactions: known(name).transactions })),
  }
}
