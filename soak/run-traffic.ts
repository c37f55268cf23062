/** The hour of the soak in order: the class comes in, warms up, lives through fault after fault, and is served at the end. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from './chance.ts'
import type { Environment } from './environment.ts'
import { type Struck, strikeWith, type Target } from './faults/fault.ts'
import { restartEachMinute } from './faults/rolling-restart.ts'
import type { Ledger } from './ledger.ts'
import type { Memory } from './product.ts'
import type { Settings } from './settings.ts'
import { hurry, occupy, type Student, type World } from './student.ts'
import { createWaits, type WaitRow } from './waits.ts'

const EARLY_STUDENTS = 4
const EARLY_INPUT = 40

export type Lived = {
  readonly firstMemory: Memory
  readonly struck: readonly (Struck & { readonly name: string; readonly atSeconds: number })[]
  readonly served: { readonly students: number; readonly served: number }
  readonly waits: readonly WaitRow[]
}

export async function runTraffic(
  environment: Environment,
  ledger: Ledger,
  chance: Chance,
  settings: Settings,
): Promise<Lived> {
  let isOver = false
  const world: World = {
    chance,
    ledger,
    payments: environment.payments,
    siteUrl: environment.doors()[0] ?? '',
    doors: environment.doors,
    waits: createWaits(),
    thinkingMs: (settings.students / settings.actionsPerSecond) * 1000,
    isOver: () => isOver,
  }
  await warmUp(world, environment)
  const startedAt = performance.now()
  const places = Array.from({ length: settings.students }, (_, place) => occupy(world, place))
  // One that fails by a mistake of the soak itself must end it, and not wait unheard.
  const classroom = Promise.all(places)
  const endOfSlot = (slot: number) => {
    const remainingMs = startedAt + slot * settings.slotMs - performance.now()
    return Promise.race([classroom, sleep(Math.max(remainingMs, 0))])
  }
  await endOfSlot(1)
  const firstMemory = await environment.steady.memory()
  const slots = Math.round(settings.trafficMs / settings.slotMs)
  const striking: Promise<Lived['struck'][number]>[] = []
  const { exchanged } = environment
  let isLastSlotOver = false
  const restarting = exchanged
    ? strikeWith(
        { strike: () => restartEachMinute(exchanged, ledger, () => isLastSlotOver) },
        targetOf(environment, chance, settings),
      )
    : null
  for (let slot = 1; slot < slots; slot += 1) {
    const fault = settings.faults[(slot - 1) % settings.faults.length]!
    const atSeconds = Math.round((performance.now() - startedAt) / 1000)
    console.error(`${String(atSeconds).padStart(4)} s  ${fault.name}`)
    const strike = world.waits.during(
      strikeWith(fault, targetOf(environment, chance, settings)),
      fault.echoMs,
    )
    striking.push(strike.then((struck) => ({ ...struck, name: fault.name, atSeconds })))
    await endOfSlot(slot + 1)
  }
  // What lasts longer than its slot is judged before the class goes home.
  const struck = await Promise.all(striking)
  isLastSlotOver = true
  if (restarting) {
    struck.push({
      ...(await restarting),
      name: 'rolling restart each minute',
      atSeconds: Math.round(settings.slotMs / 1000),
    })
  }
  isOver = true
  const last = (await classroom).filter((student) => student !== null)
  return { firstMemory, struck, served: await serveOnceMore(last), waits: world.waits.rows() }
}

/** At the process whose memory is measured: what grows with the first use only has grown before it is looked at. */
async function warmUp(world: World, { steady }: Environment): Promise<void> {
  const atSteady = { ...world, doors: () => [steady.url], waits: createWaits() }
  const early = Array.from({ length: EARLY_STUDENTS }, (_, n) => hurry(atSteady, `early-${n}`, EARLY_INPUT))
  await Promise.all(early)
}

function targetOf(environment: Environment, chance: Chance, { slotMs }: Settings): Target {
  return { ...environment, chance, lastsMs: slotMs / 2 }
}

async function serveOnceMore(students: readonly Student[]) {
  const answers = await Promise.all(
    students.map(({ call, session }) =>
      call({ path: `/rest/v1/profiles?select=*&id=eq.${session.userId}` }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    ),
  )
  return { students: students.length, served: answers.filter(Boolean).length }
}
