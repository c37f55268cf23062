/**
 * `npm run capacity`: what each act of a student costs on this machine, whether a simulation made of those costs says
 * what the product then does, and what 1,000, 100,000 and 1,000,000 students take. The table is printed as Markdown and
 * written to build/capacity.md; settings and meaning: docs/scale.md. Linux only.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../bench/child.ts'
import { restedPageUs } from '../bench/rested-memory.ts'
import { correct } from '../soak/actions/correct.ts'
import { createChance } from '../soak/chance.ts'
import { type Measured, meanMixture } from './costs.ts'
import { type Assumed, type Rates, readAssumed, scenesOf } from './day.ts'
import { fixedWorkMs } from './fixed-work.ts'
import { fleetFor, limitsOf } from './fleet.ts'
import { flushMs } from './flush.ts'
import { measureListening } from './listeners.ts'
import { invite, measureActs, measureIdle, type People, STILL_IN_EXAM } from './measure-acts.ts'
import { measureMixture } from './measure-mixture.ts'
import { warmUp } from './play.ts'
import { readPrices } from './prices.ts'
import { markdown } from './report.ts'
import { type Part, readSettings } from './settings.ts'
import { openStage } from './stage.ts'
import { type Checked, type Validated, validate } from './validate.ts'

const REGULARS = 30
const TAKERS_MEASURED = 60
const LISTENERS = 300
const MESSAGES = 60
/** As long as so many acts: there are as many different ones in it. */
const MIXTURE_TIMES = 4
/** Kept, so that a part can be run alone. */
const KEPT = join(ROOT, 'build/capacity-costs.json')
const TABLE = join(ROOT, 'build/capacity.md')

if (process.platform !== 'linux') throw new Error('npm run capacity reads times from /proc: it needs Linux')

const settings = readSettings(process.env)
const assumed = readAssumed(process.env)
const prices = readPrices(process.env)
const chance = createChance(settings.seed)
const startedAt = performance.now()
const loadBefore = loadavg()[0] ?? 0
const wants = (part: Part) => settings.parts.includes(part)

const { costs, checked } =
  wants('acts') || wants('check') ? await onStage(wants('acts') ? null : await readKept()) : await readKept()
const fleets = wants('sizes')
  ? settings.students.map((students) => {
      console.error(`sized: ${students} students`)
      return fleetFor(costs, students, { assumed, prices, chance: chance.fork('sizes') })
    })
  : []
const minutes = Math.max(1, Math.round((performance.now() - startedAt) / 60_000))
const text = markdown({
  circumstances: `Measured on ${costs.measuredOn}; the whole run ${minutes} min, load before it ${loadBefore.toFixed(1)}, seed ${settings.seed}.`,
  costs,
  checked,
  fleets,
  limits: limitsOf(costs, assumed, false),
  limitsBehindCache: limitsOf(costs, assumed, true),
  assumed,
  prices,
})
console.log(text)
await writeFile(TABLE, `${text}\n`)

type Kept = { readonly costs: Measured; readonly checked: readonly Checked[] }

async function readKept(): Promise<Kept> {
  const kept = await readFile(KEPT, 'utf8').catch(() => {
    throw new Error('CAPACITY_ONLY without acts needs those of a run before: none is kept in build/')
  })
  // Written by this very program, perhaps by one before this.
  const known = JSON.parse(kept) as { costs: Partial<Measured>; checked: readonly Checked[] }
  const isOlder = known.checked.some(({ figures }) => figures.some((one) => !('measuredInTurns' in one)))
  if (known.costs.restedPageUs === undefined || isOlder)
    throw new Error('what is kept in build/ is of an older program: measure the acts')
  return known as Kept
}

/** @param kept what was measured before, where the acts are not to be measured again */
async function onStage(kept: Kept | null): Promise<Kept> {
  const dir = await mkdtemp(join(tmpdir(), 'domine-capacity-'))
  const stage = await openStage(dir, chance.fork('stage'))
  const close = async () => {
    await stage.close()
    await rm(dir, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(130)))
  try {
    const people = await invite(stage, { regulars: REGULARS, takers: TAKERS_MEASURED + STILL_IN_EXAM })
    await warm(people)
    const measured = kept ? kept.costs : await measureCosts()
    const { checked: judged, mixtures } = wants('check')
      ? await check(measured)
      : { checked: [], mixtures: [] }
    // What is sized is not for one minute.
    const costsOfRun = { ...measured, mixture: meanMixture([measured.mixture, ...mixtures]) }
    await mkdir(join(ROOT, 'build'), { recursive: true })
    await writeFile(KEPT, JSON.stringify({ costs: costsOfRun, checked: judged }))
    return { costs: costsOfRun, checked: judged }

    async function warm({ regulars, takers }: People): Promise<void> {
      // So that each has an essay to open.
      for (const regular of regulars) await correct(regular)
      for (const taker of takers.slice(-STILL_IN_EXAM))
        await taker.call({
          method: 'POST',
          path: '/api/mock-exam/sittings',
          body: { month: stage.month, isOnPaper: false },
        })
      await warmUp(stage, people, checkedRates(assumed), chance.fork('warm'))
    }

    async function measureCosts(): Promise<Measured> {
      const flush = await flushMs(dir)
      const workMs = fixedWorkMs()
      const restedUs = await restedPageUs()
      const idle = await measureIdle(stage)
      const acts = await measureActs(stage, people, idle, {
        seconds: settings.actSeconds,
        once: TAKERS_MEASURED,
      })
      const mixture = await measureMixture(
        stage,
        people,
        { acts, idle },
        {
          rates: checkedRates(assumed),
          seconds: settings.actSeconds * MIXTURE_TIMES,
          chance: chance.fork('mixture'),
        },
      )
      const listening = await measureListening(stage, people.regulars, dir, {
        listeners: LISTENERS,
        messages: MESSAGES,
      })
      const { web, database } = stage.memoryMb()
      const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
      return {
        measuredOn: `${day} with Node ${process.versions.node} on ${availableParallelism()} cores`,
        flushMs: flush,
        workMs,
        restedPageUs: restedUs,
        acts,
        mixture,
        listening,
        // As they are after all of it, not as fresh ones.
        idle: { ...idle, webMb: web, databaseMb: database },
      }
    }

    async function check(costsNow: Measured): Promise<Validated> {
      return validate(stage, people, costsNow, checkedRates(assumed), {
        chance: chance.fork('check'),
        dir,
        seconds: settings.checkSeconds,
        mixtureSeconds: settings.actSeconds * MIXTURE_TIMES,
        turns: settings.checkTurns,
      })
    }
  } finally {
    await close()
  }
}

/** An evening, with some of the mock exam's writing in it; only how they are mixed counts. */
function checkedRates(of: Assumed): Rates {
  const evening = scenesOf(1_000_000, of).find(({ name }) => name === 'evening peak')!.rates
  return new Map([...evening, ['exam sheet saved', evening.get('draft saved') ?? 0]])
}
