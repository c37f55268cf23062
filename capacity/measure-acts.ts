/**
 * Each act again and again, one after the other and nothing beside it, with a pause after each and without: what that
 * costs, less what the idle product uses.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Student } from '../soak/student.ts'
import { ACTS, type Act, type ActName } from './acts.ts'
import { AT_REST, type IdleCost, type MeasuredAct } from './costs.ts'
import { type Used, usedBetween } from './counters.ts'
import type { Stage } from './stage.ts'

const WARM_SHARE = 0.25
const LEAST_TIMES = 8
const STEPS = 40
/** All that the product does by itself comes once within it: its jobs run each minute. */
const IDLE_MS = 60_000
/** So long a process that was busy goes on compiling and collecting its garbage in other threads. */
const SETTLED_MS = 25_000
/** Between two acts at the slow pace: as where some forty come in a second, which is the lightest load of the check. */
export const PAUSE_MS = 20
/** What an act leaves to be done is done by then. */
const REST_MS = 300
const BUSY_SHARE = 0.6
/** The database adds what a connection did to its counts at its next rest, when a second has gone by since the last time. */
const COUNTS_AFTER_MS = 1_100
/** And a moment for that. */
const WRITTEN_AFTER_MS = 150

export type People = {
  /** Who do everything again and again. */
  readonly regulars: readonly Student[]
  /** Who sit the mock exam: some to be measured, the others stay in it. */
  readonly takers: readonly Student[]
}

/** So many takers begin the exam and hand nothing in. */
export const STILL_IN_EXAM = 30

/** Those who came last are still in their exam. */
export function studentFor({ regulars, takers }: People, act: ActName, turn: number): Student {
  const who = act.startsWith('exam') ? takers.slice(-STILL_IN_EXAM) : regulars
  return who[turn % who.length]!
}

export async function invite(stage: Stage, counts: { regulars: number; takers: number }): Promise<People> {
  const come = async (kind: string, count: number) => {
    const students: Student[] = []
    for (let n = 0; n < count; n += 1) students.push(await stage.newStudent(`${kind}-${n}`))
    return students
  }
  return { regulars: await come('regular', counts.regulars), takers: await come('taker', counts.takers) }
}

export async function measureIdle(stage: Stage): Promise<IdleCost> {
  // What was done before leaves mails, garbage and code to compile behind; taken for rest, it would come off each act.
  await sleep(SETTLED_MS)
  const before = await stage.used()
  await sleep(IDLE_MS)
  const used = usedBetween(before, await stage.used())
  const { web, database } = stage.memoryMb()
  return { ...atRest((what) => (used[what] * 1000) / used.at), webMb: web, databaseMb: database }
}

/** @param once how many takers do what can be done once; they are the first ones */
export async function measureActs(
  stage: Stage,
  people: People,
  idle: IdleCost,
  { seconds, once }: { seconds: number; once: number },
): Promise<MeasuredAct[]> {
  const costs: MeasuredAct[] = []
  for (const act of ACTS) {
    costs.push(await measureAct(stage, act, people, idle, { seconds, once }))
    const [surprise] = stage.ledger.surprises
    if (surprise) throw new Error(`${act.name} went wrong: ${surprise}`)
    const cost = costs.at(-1)!
    const told = [cost, cost.busy].map(({ mainMs, threadsMs, databaseMs, aloneMs, share }) =>
      [mainMs, threadsMs, databaseMs, aloneMs, share].map((figure) => figure.toFixed(2)).join(' '),
    )
    console.error(`${act.name}: main thread, other threads, database, alone (ms), share: ${told.join(' | ')}`)
  }
  return costs
}

async function measureAct(
  stage: Stage,
  act: Act,
  { regulars, takers }: People,
  idle: IdleCost,
  { seconds, once }: { seconds: number; once: number },
): Promise<MeasuredAct> {
  const { month } = stage
  const who = act.name.startsWith('exam') ? takers.slice(0, once) : regulars
  let turn = 0
  const act1 = async (): Promise<number> => {
    const startedAt = performance.now()
    await act.run(who[turn % who.length]!, { month, turn })
    turn += 1
    return performance.now() - startedAt
  }
  const isLeft = (reserved: number) => !act.isOnce || turn < who.length - reserved
  const run = async (ms: number, pauseMs: number, reserved: number) => {
    const took: number[] = []
    const endAt = performance.now() + ms
    while (isLeft(reserved) && (took.length < LEAST_TIMES || performance.now() < endAt)) {
      took.push(await act1())
      if (pauseMs > 0) await sleep(pauseMs)
    }
    return took
  }
  // Who can do it once is shared out: a quarter to warm up, the others to both paces.
  const kept = (share: number) => Math.floor(who.length * share)
  await run(seconds * WARM_SHARE * 1000, 0, kept(1 - WARM_SHARE))
  await settle(act1, isLeft(1))
  const wireBefore = stage.wire.counts()
  const before = await stage.used()
  const took = await run(seconds * 1000, PAUSE_MS, kept((1 - WARM_SHARE) / 2))
  await settle(act1, isLeft(0))
  const seldom = usedBetween(before, await stage.used())
  const wire = wireCost(stage, wireBefore, took.length + 1)
  const busyBefore = await stage.used()
  const tookBusy = await run(seconds * BUSY_SHARE * 1000, 0, 0)
  const workedMs = performance.now() - busyBefore.at
  await sleep(REST_MS)
  const busy = usedBetween(busyBefore, await stage.used())
  // Else the next act is given what the database has not counted yet.
  await settle(act1, isLeft(0))
  const slow = costFrom(act, took, took.length + 1, seldom, idle)
  const quick = costFrom(act, tookBusy, tookBusy.length, busy, idle)
  const { aloneMs, mainMs, threadsMs, databaseMs, clientMs } = quick
  const tookMs = took.reduce((sum, ms) => sum + ms + PAUSE_MS, 0)
  return {
    ...slow,
    ...wire,
    share: ((slow.mainMs + slow.threadsMs) * took.length) / tookMs,
    busy: {
      share: ((mainMs + threadsMs) * tookBusy.length) / workedMs,
      ...{ aloneMs, mainMs, threadsMs, databaseMs, clientMs },
    },
  }
}

async function settle(act1: () => Promise<number>, isLeft: boolean): Promise<void> {
  await sleep(COUNTS_AFTER_MS)
  if (isLeft) await act1()
  await sleep(WRITTEN_AFTER_MS)
}

/** @param times how often it was done, those among them whose time was not taken */
function costFrom(act: Act, took: readonly number[], times: number, used: Used, idle: IdleCost) {
  const seconds = used.at / 1000
  const each = (what: (typeof AT_REST)[number]) => Math.max(0, used[what] - idle[what] * seconds) / times
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const aloneMs = at(0.5)
  return {
    name: act.name,
    waitsFor: act.waitsFor,
    times,
    aloneMs,
    spread: Array.from({ length: STEPS }, (_, n) => at((n + 0.5) / STEPS) / aloneMs),
    ...atRest(each),
    clientMs: used.clientMs / times,
    keptBytes: (Math.max(0, used.databaseBytes) / times) * keptShare(used),
  }
}

function atRest(of: (what: (typeof AT_REST)[number]) => number) {
  // Each of the names has its figure.
  return Object.fromEntries(AT_REST.map((what) => [what, of(what)])) as Record<
    (typeof AT_REST)[number],
    number
  >
}

/** Rows that stay, of all that were written: a row that is written anew leaves its old place to the next one. */
function keptShare({ rowsKept, rowsWritten }: Used): number {
  return rowsWritten === 0 ? 0 : Math.min(1, Math.max(0, rowsKept / rowsWritten))
}

function wireCost({ wire }: Stage, before: ReturnType<Stage['wire']['counts']>, times: number) {
  const { requests, sent, received } = wire.counts()
  return {
    requests: (requests - before.requests) / times,
    sentBytes: (sent - before.sent) / times,
    receivedBytes: (received - before.received) / times,
  }
}
