/** The simulation beside what theory knows of the queues that it plays through. */
import { expect, test } from 'vitest'
import { type Job, type Model, type Phase, simulate } from '../capacity/simulation/simulate.ts'
import { type Chance, createChance } from '../soak/chance.ts'

const UNTIL = 200_000
const WARM = 1_000
/** Chance alone is off by so much in as long a time. */
const NEAR = 0.04

function exponential(chance: Chance, mean: number): number {
  return -mean * Math.log(1 - chance.next())
}

/** Customers of one kind. @param phasesOf draws what each of them asks for */
function* customers(chance: Chance, perSecond: number, phasesOf: () => readonly Phase[]): Generator<Job> {
  for (let at = exponential(chance, 1 / perSecond); ; at += exponential(chance, 1 / perSecond))
    yield { kind: 'customer', at, phases: phasesOf() }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function expectNear(measured: number, theory: number): void {
  expect(Math.abs(measured / theory - 1)).toBeLessThan(NEAR)
}

function take(model: Model, perSecond: number, secondsOf: (chance: Chance) => number) {
  const chance = createChance('queues')
  const arrivals = customers(chance.fork('arrivals'), perSecond, () => [
    { do: 'work', station: 0, seconds: secondsOf(chance) },
  ])
  return simulate(model, arrivals, WARM, UNTIL)
}

/** The chance that all of `servers` are taken (Erlang C). */
function waits(servers: number, load: number): number {
  let term = 1
  let sum = 1
  for (let n = 1; n < servers; n += 1) {
    term *= load / n
    sum += term
  }
  const all = (term * load) / servers / (1 - load / servers)
  return all / (sum + all)
}

const oneDesk: Model = { machines: [1], stations: [{ name: 'desk', servers: 1, machine: 0 }] }

test.each([0.3, 0.5, 0.7])('one desk at %d of its time keeps people as long as M/M/1 says', (load) => {
  const { tookByKind, machineShare } = take(oneDesk, load, (chance) => exponential(chance, 1))
  const took = tookByKind.get('customer') ?? []
  expectNear(mean(took), 1 / (1 - load))
  expectNear(machineShare[0]!, load)
  // Who stays longer than t: exp(-(1 - load) t), so one of a hundred stays longer than ln(100) / (1 - load).
  const p99 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0
  expectNear(p99, Math.log(100) / (1 - load))
})

test.each([2, 4, 8])('%d desks with one line wait as long as Erlang says', (servers) => {
  const load = 0.75 * servers
  const model = { machines: [servers], stations: [{ name: 'desks', servers, machine: 0 }] }
  const { meanWait } = take(model, load, (chance) => exponential(chance, 1))
  expectNear(meanWait[0]!, waits(servers, load) / (servers - load))
})

test('work of one length waits half as long as work that varies', () => {
  const { meanWait } = take(oneDesk, 0.7, () => 1)
  expectNear(meanWait[0]!, 0.7 / (2 * (1 - 0.7)))
})

test('shared cores keep everybody as long as their own work asks for, however it varies', () => {
  const model = { machines: [1], stations: [{ name: 'shared', servers: 1_000, machine: 0 }] }
  for (const secondsOf of [
    () => 1,
    (chance: Chance) => (chance.isTrue(0.5) ? 0.1 : 1.9),
    (chance: Chance) => exponential(chance, 1),
  ]) {
    const { tookByKind } = take(model, 0.7, secondsOf)
    expectNear(mean(tookByKind.get('customer') ?? []), 1 / (1 - 0.7))
  }
})

test('two stations of one machine slow each other down only where its cores are fewer', () => {
  const phases: Phase[] = [{ do: 'work', station: 0, seconds: 1 }]
  const others: Phase[] = [{ do: 'work', station: 1, seconds: 1 }]
  const arrivals: Job[] = [
    { kind: 'here', at: 0, phases },
    { kind: 'there', at: 0, phases: others },
  ]
  const stations = ['here', 'there'].map((name) => ({ name, servers: 1, machine: 0 }))
  const alone = simulate({ machines: [2], stations }, arrivals, 0, 10)
  expect(alone.tookByKind).toEqual(new Map(['here', 'there'].map((name) => [name, [1]])))
  const sharing = simulate({ machines: [1], stations }, arrivals, 0, 10)
  expect(sharing.tookByKind).toEqual(new Map(['here', 'there'].map((name) => [name, [2]])))
})

test('a place that is held is free for the next one when it is given back', () => {
  const stations = [
    { name: 'connections', servers: 1, machine: null },
    { name: 'database', servers: 9, machine: 0 },
  ]
  const phases: Phase[] = [
    { do: 'take', station: 0 },
    { do: 'work', station: 1, seconds: 2 },
    { do: 'give', station: 0 },
  ]
  const arrivals = [0, 0, 0].map((at) => ({ kind: 'call', at, phases }))
  const { tookByKind, longestLine } = simulate({ machines: [4], stations }, arrivals, 0, 10)
  expect(tookByKind.get('call')).toEqual([2, 4, 6])
  expect(longestLine[0]).toBe(2)
})

test('what follows a job is counted from the beginning of the job', () => {
  const phases: Phase[] = [{ do: 'work', station: 0, seconds: 1 }]
  const followers = [{ kind: 'told', phases }]
  const { tookByKind } = simulate(oneDesk, [{ kind: 'said', at: 5, phases, followers }], 0, 10)
  expect(tookByKind).toEqual(
    new Map([
      ['said', [1]],
      ['told', [2]],
    ]),
  )
})

test('more than can be done is told by who is left', () => {
  const busy = take(oneDesk, 1.2, () => 1)
  expect(busy.left).toBeGreaterThan(0.15 * UNTIL)
  expect(busy.machineShare[0]).toBeCloseTo(1, 3)
})
