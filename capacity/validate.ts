/**
 * The prediction beside the real product: scripts of acts, played to the simulation and to the product. The one who asks
 * runs on the same machine, so its own processor, measured with each act, is part of the model. Each load is played in
 * several turns, each by a script of its own, and the middle one counts; times are those of all turns' acts together, since
 * the slowest acts of forty seconds meet by chance.
 * A machine that others use is slower in one minute than in the next, so the mixture is measured anew before and after
 * each turn: the turn's size is by the one before it, and what is predicted for it lies halfway between both.
 */
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { openListeners } from '../bench/chat.ts'
import { restedPageUs } from '../bench/rested-memory.ts'
import type { Chance } from '../soak/chance.ts'
import { type Costs, costOf, costsAt, type Measured, type Mixture, meanMixture } from './costs.ts'
import { type Rates, times } from './day.ts'
import { fixedWorkMs } from './fixed-work.ts'
import { flushMs } from './flush.ts'
import type { People } from './measure-acts.ts'
import { measureMixture } from './measure-mixture.ts'
import { type Played, play, WARM_SECONDS } from './play.ts'
import { figures, type Predicted, predict, quantile } from './predict.ts'
import { demandOf } from './size.ts'
import type { Stage } from './stage.ts'
import { type Asked, type Layout, ON_ONE_MACHINE, scriptOf } from './workload.ts'

/** Of one core, by the web process: three loads that fit a small machine with the one who asks on it. */
export const LOADS = [0.2, 0.4, 0.55] as const
const LISTENERS = 40

export type Figure = {
  readonly what: string
  readonly unit: string
  /** The middle one of all turns or, of a time, that of all their acts, as is the measured one. */
  readonly predicted: number
  readonly measured: number
  /** All turns, in their order. */
  readonly measuredInTurns: readonly number[]
  /** Not of the product: told, and not judged. */
  readonly isBeside?: boolean
}
/** With how the machine was: a flush and a page of memory at rest in milliseconds and microseconds, the fixed work. */
type PlayedBeside = Played & { readonly flush: number; readonly work: number; readonly restedUs: number }
type TurnFigure = Omit<Figure, 'measuredInTurns'>
type Turn = {
  readonly figures: readonly TurnFigure[]
  readonly kinds: readonly TurnFigure[]
  /** Of each act, in seconds. */
  readonly took: { readonly predicted: Float64Array; readonly measured: readonly number[] }
}
export type Checked = {
  readonly load: number
  readonly figures: readonly Figure[]
  readonly kinds: readonly Figure[]
}
/** With every mixture that was measured meanwhile. */
export type Validated = { readonly checked: readonly Checked[]; readonly mixtures: readonly Mixture[] }

export async function validate(
  stage: Stage,
  people: People,
  measured: Measured,
  rates: Rates,
  {
    chance,
    seconds,
    mixtureSeconds,
    turns,
    dir,
  }: { chance: Chance; seconds: number; mixtureSeconds: number; turns: number; dir: string },
): Promise<Validated> {
  const mixtures = [await mixtureOfThisMinute(0)]
  const checked: Checked[] = []
  for (const load of LOADS) checked.push(await checkLoad(load))
  return { checked, mixtures }

  async function checkLoad(load: number): Promise<Checked> {
    const played: Turn[] = []
    for (let turn = 1; turn <= turns; turn += 1) {
      played.push(await playTurn(load, chance.fork(`load ${load}, turn ${turn}`)))
      console.error(`checked at ${Math.round(load * 100)} % of a core, turn ${turn} of ${turns}`)
    }
    return {
      load,
      figures: [...middles(played.map(({ figures }) => figures)), ...timesOf(played)],
      kinds: middles(played.map(({ kinds }) => kinds)),
    }
  }

  function mixtureOfThisMinute(number: number): Promise<Mixture> {
    const own = chance.fork(`mixture ${number}`)
    return measureMixture(stage, people, measured, { rates, seconds: mixtureSeconds, chance: own })
  }

  async function playTurn(load: number, own: Chance): Promise<Turn> {
    const costsBy = (mixture: Mixture) => costsAt({ ...measured, mixture }, load)
    const before = mixtures.at(-1)!
    const until = WARM_SECONDS + seconds
    const script: Asked[] = []
    for (const asked of scriptOf(times(rates, scaleTo(costsBy(before), load)), own.fork('script'))) {
      if (asked.at > until) break
      script.push(asked)
    }
    const played = await playBesideListeners(script, own)
    const after = await mixtureOfThisMinute(mixtures.length)
    mixtures.push(after)
    const mixture = meanMixture([before, after])
    const costs = costsBy(mixture)
    const layout: Layout = {
      ...ON_ONE_MACHINE,
      databaseCores: availableParallelism(),
      processesEach: 1,
      hasClient: true,
    }
    const predicted = predict(costs, { script, listeners: LISTENERS }, layout, {
      chance: own,
      from: WARM_SECONDS,
      until,
    })
    return compare(costs, script, predicted, { ...played, mixture })
  }

  async function playBesideListeners(script: readonly Asked[], own: Chance): Promise<PlayedBeside> {
    const listeners = await openListeners([stage.product], new Map(), LISTENERS)
    try {
      const work = fixedWorkMs()
      const restedUs = await restedPageUs()
      const playing = play(stage, people, script, own)
      await Promise.race([playing, sleep(WARM_SECONDS * 1000)])
      const flush = await flushMs(dir)
      return { ...(await playing), flush, work, restedUs }
    } finally {
      for (const { socket } of listeners) socket.terminate()
    }
  }

  /** The work grows by as much as the acts, but for what is done at rest. */
  function scaleTo(costs: Costs, load: number): number {
    const rest = demandOf(costs, { rates: new Map(), listeners: LISTENERS }, 1).web
    const one = demandOf(costs, { rates, listeners: LISTENERS }, 1).web - rest
    return (load - rest) / one
  }

  function compare(
    costs: Costs,
    script: readonly Asked[],
    predicted: Predicted,
    played: PlayedBeside & { mixture: Mixture },
  ): Turn {
    const counted = new Map<Asked['act'], number>()
    for (const { at, act } of script)
      if (at >= WARM_SECONDS) counted.set(act, (counted.get(act) ?? 0) + 1 / seconds)
    const demand = demandOf(costs, { rates: counted, listeners: LISTENERS }, 1)
    const client = [...counted].reduce(
      (sum, [act, rate]) => sum + (rate * costOf(costs, act).clientMs) / 1000,
      0,
    )
    const figure = (what: string, unit: string, one: number, other: number): TurnFigure => ({
      what,
      unit,
      predicted: one,
      measured: other,
    })
    const kinds = [...predicted.byKind]
      .filter(([, { count }]) => count >= 30)
      .map(([kind, { medianMs: expected }]) =>
        figure(
          kind,
          'ms',
          expected,
          figures(played.took.filter(({ act }) => act === kind).map(({ seconds: took }) => took)).medianMs,
        ),
      )
    return {
      kinds,
      took: { predicted: predicted.tookSeconds, measured: played.took.map(({ seconds: took }) => took) },
      figures: [
        figure('processor of the web process', 'cores', demand.web, played.web),
        figure('processor of the database', 'cores', demand.database, played.database),
        { ...figure('acts without an answer', 'in all', 0, played.failed), isBeside: true },
        { ...figure('a flush of the disk', 'ms', measured.flushMs, played.flush), isBeside: true },
        { ...figure('a fixed piece of work', 'ms', measured.workMs, played.work), isBeside: true },
        {
          ...figure('a page of memory after a rest', 'µs', measured.restedPageUs, played.restedUs),
          isBeside: true,
        },
        {
          ...figure(
            'an act in turns, of its time again and again',
            'times',
            measured.mixture.seldom.time,
            played.mixture.seldom.time,
          ),
          isBeside: true,
        },
        { ...figure('processor of others on this machine', 'cores', 0, played.others), isBeside: true },
        { ...figure('processor of the one who asks', 'cores', client, played.client), isBeside: true },
        figure('acts answered', '/s', predicted.actsPerSecond, played.took.length / seconds),
        figure('requests', '/s', demand.requests, played.requests),
        figure('sent to students', 'kB/s', demand.sentBytes / 1000, played.received / 1000),
        figure('transactions', '/s', demand.transactions, played.transactions),
      ],
    }
  }
}

/** @param turns figures of the same things; one that not every turn has is left out */
function middles([first = [], ...others]: readonly (readonly TurnFigure[])[]): Figure[] {
  return first.flatMap((one) => {
    const same = others.map((figures) => figures.find(({ what }) => what === one.what))
    const turns = [one, ...same].filter((figure) => figure !== undefined)
    if (turns.length <= others.length) return []
    const measuredInTurns = turns.map(({ measured }) => measured)
    return {
      ...one,
      predicted: middle(turns.map(({ predicted }) => predicted)),
      measured: middle(measuredInTurns),
      measuredInTurns,
    }
  })
}

const TIMES = [
  ['median', 'medianMs'],
  ['p99', 'p99Ms'],
  ['the slowest hundredth, its mean', 'slowestMs'],
] as const

function timesOf(turns: readonly Turn[]): Figure[] {
  const predicted = figures(turns.flatMap(({ took }) => [...took.predicted]))
  const measured = figures(turns.flatMap(({ took }) => took.measured))
  const inTurns = turns.map(({ took }) => figures(took.measured))
  return TIMES.map(([what, name]) => ({
    what,
    unit: 'ms',
    predicted: predicted[name],
    measured: measured[name],
    measuredInTurns: inTurns.map((times) => times[name]),
  }))
}

function middle(values: readonly number[]): number {
  return quantile(Float64Array.from(values).sort(), 0.5)
}
