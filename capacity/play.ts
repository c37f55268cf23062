/** A script of acts, played to the real product, and what both sides used meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '../soak/chance.ts'
import { ACTS, type Act } from './acts.ts'
import { usedBetween } from './counters.ts'
import { type Rates, times } from './day.ts'
import { type People, studentFor } from './measure-acts.ts'
import type { Stage } from './stage.ts'
import { type Asked, scriptOf } from './workload.ts'

/** Played and not counted, at a script's beginning. */
export const WARM_SECONDS = 4
const TICK_MS = 1
const WARM_UP = { seconds: 25, perSecond: 150 }

/** The same mix for a while before anything is measured: what runs often is compiled by then, as in a process of some age. */
export async function warmUp(stage: Stage, people: People, rates: Rates, chance: Chance): Promise<void> {
  const total = [...rates.values()].reduce((sum, rate) => sum + rate, 0)
  const script: Asked[] = []
  for (const asked of scriptOf(times(rates, WARM_UP.perSecond / total), chance)) {
    if (asked.at > WARM_UP.seconds) break
    script.push(asked)
  }
  await play(stage, people, script, chance)
}

type Took = { readonly act: string; readonly seconds: number }
export type Played = {
  readonly took: readonly Took[]
  /** Without an answer. */
  readonly failed: number
  /** Cores. */
  readonly web: number
  readonly database: number
  readonly client: number
  readonly others: number
  /** Each second. */
  readonly requests: number
  readonly received: number
  readonly transactions: number
}

/** Each act at its moment, whether those before are answered or not. */
export async function play(
  stage: Stage,
  people: People,
  script: readonly Asked[],
  chance: Chance,
): Promise<Played> {
  const byName = new Map<string, Act>(ACTS.map((act) => [act.name, act]))
  const took: Took[] = []
  const underWay = new Set<Promise<void>>()
  let turn = chance.below(1000)
  let failed = 0
  const startedAt = performance.now()
  const now = () => (performance.now() - startedAt) / 1000
  const begin = async ({ at, act: name }: Asked): Promise<void> => {
    const act = byName.get(name)
    if (!act) throw new Error(`nobody knows how to do ${name}`)
    turn += 1
    const student = studentFor(people, name, turn)
    const begunAt = performance.now()
    await act.run(student, { month: stage.month, turn })
    if (at >= WARM_SECONDS) took.push({ act: name, seconds: (performance.now() - begunAt) / 1000 })
  }
  let before: Awaited<ReturnType<Stage['used']>> | null = null
  let wireBefore = stage.wire.counts()
  for (const asked of script) {
    if (!before && asked.at >= WARM_SECONDS) {
      before = await stage.used()
      wireBefore = stage.wire.counts()
    }
    while (now() < asked.at) await sleep(Math.max(TICK_MS, (asked.at - now()) * 1000 - TICK_MS))
    const one: Promise<void> = begin(asked)
      .catch((error: unknown) => {
        // A machine that others use may leave one waiting for longer than anybody would.
        failed += 1
        console.error(String(error))
      })
      .finally(() => underWay.delete(one))
    underWay.add(one)
  }
  if (!before) throw new Error('the script is too short')
  await Promise.all(underWay)
  const used = usedBetween(before, await stage.used())
  const wire = stage.wire.counts()
  const [surprise] = stage.ledger.surprises
  if (surprise) throw new Error(`the check went wrong: ${surprise}`)
  return {
    took,
    failed,
    web: (used.mainMs + used.threadsMs) / used.at,
    database: used.databaseMs / used.at,
    client: used.clientMs / used.at,
    others:
      Math.max(0, used.machineMs - used.mainMs - used.threadsMs - used.databaseMs - used.clientMs) / used.at,
    requests: (wire.requests - wireBefore.requests) / (used.at / 1000),
    received: (wire.received - wireBefore.received) / (used.at / 1000),
    transactions: used.transactions / (used.at / 1000),
  }
}
