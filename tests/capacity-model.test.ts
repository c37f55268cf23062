/** From what acts cost to machines: the sums of the model, held against sums that can be done by hand. */
import { expect, test } from 'vitest'
import { ACT_NAMES, type ActName } from '../capacity/acts.ts'
import {
  type ActCost,
  costOf,
  costsAt,
  type IdleCost,
  type Measured,
  meanMixture,
  timesAsMuch,
} from '../capacity/costs.ts'
import { ASSUMPTIONS, actsOfAMonth, readAssumed, scenesOf } from '../capacity/day.ts'
import { fleetFor, limitsOf } from '../capacity/fleet.ts'
import { figures, predict } from '../capacity/predict.ts'
import { readPrices, reaisAMonth } from '../capacity/prices.ts'
import { readSettings } from '../capacity/settings.ts'
import { behindCache, demandOf, GOAL_P99_MS, MOST_SHARE, sizeFor } from '../capacity/size.ts'
import { type Layout, ON_ONE_MACHINE, scriptOf } from '../capacity/workload.ts'
import { createChance } from '../soak/chance.ts'

const assumed = readAssumed({})
const prices = readPrices({})
const chance = createChance('model')

function anAct(name: ActName, facts: Partial<ActCost> = {}) {
  const act: ActCost = {
    name,
    waitsFor: null,
    times: 100,
    aloneMs: 4,
    spread: [1],
    mainMs: 1.5,
    threadsMs: 0.5,
    databaseMs: 1,
    clientMs: 0.5,
    activeMs: 1.2,
    heldMs: 1.2,
    requests: 1,
    statements: 2,
    transactions: 1,
    rowsWritten: 1,
    walBytes: 500,
    keptBytes: 300,
    sentBytes: 500,
    receivedBytes: 2_000,
    ...facts,
  }
  const { aloneMs, mainMs, threadsMs, databaseMs, clientMs } = act
  return { ...act, share: 0.1, busy: { share: 0.5, aloneMs, mainMs, threadsMs, databaseMs, clientMs } }
}

const NOTHING: IdleCost = {
  ...{ mainMs: 0, threadsMs: 0, databaseMs: 0, activeMs: 0, heldMs: 0 },
  ...{ statements: 0, transactions: 0, rowsWritten: 0, walBytes: 0 },
  webMb: 300,
  databaseMb: 100,
}
const AS_ALONE = { web: 1, database: 1, client: 1, transactions: 1, time: 1, timeOf: {} }

function someCosts(facts: Partial<ActCost> = {}): Measured {
  return {
    measuredOn: 'a test',
    flushMs: 1,
    workMs: 2,
    restedPageUs: 0.1,
    mixture: { seldom: AS_ALONE, busy: AS_ALONE },
    acts: ACT_NAMES.map((name) => anAct(name, facts)),
    listening: { heardMs: 0.2, toldMs: 0.005, toldBytes: 400, restMsPerSecond: 0.002, memoryMb: 0.02 },
    idle: { ...NOTHING, mainMs: 10, threadsMs: 2, databaseMs: 5, transactions: 7 },
  }
}

const ALL_ON_TWO: Layout = { ...ON_ONE_MACHINE, databaseCores: 2, processesEach: 1 }

test('between two paces an act costs what lies on the line, and beyond them no other', () => {
  const act = { ...anAct('Hoje'), share: 0.2, busy: { ...anAct('Hoje').busy, share: 0.6, mainMs: 0.5 } }
  const measured: Measured = { ...someCosts(), acts: [act] }
  const mainAt = (share: number) => costOf(costsAt(measured, share), 'Hoje').mainMs
  for (const [share, ms] of [
    [0, 1.5],
    [0.2, 1.5],
    [0.4, 1],
    [0.6, 0.5],
    [0.9, 0.5],
  ] as const)
    expect(mainAt(share)).toBeCloseTo(ms)
})

test('what a mixture costs more is on each act, at each pace by what was measured there', () => {
  const mixture = {
    seldom: { web: 2, database: 3, client: 4, transactions: 0.5, time: 5, timeOf: { 'own essays': 7 } },
    busy: { web: 1, database: 1.5, client: 1, transactions: 9, time: 1, timeOf: {} },
  }
  const measured: Measured = { ...someCosts(), mixture, acts: [anAct('Hoje'), anAct('own essays')] }
  expect(costOf(costsAt(measured, 0.1), 'Hoje')).toMatchObject({
    mainMs: 3,
    threadsMs: 1,
    databaseMs: 3,
    clientMs: 2,
    aloneMs: 20,
    activeMs: 1.2 * 3,
    statements: 2,
    transactions: 0.5,
  })
  // It has a figure of its own.
  expect(costOf(costsAt(measured, 0.1), 'own essays').aloneMs).toBe(28)
  expect(costOf(costsAt(measured, 0.5), 'Hoje')).toMatchObject({ mainMs: 1.5, databaseMs: 1.5, aloneMs: 4 })
})

test('a mixture is held against what was done in it', () => {
  const alone = (name: ActName) =>
    name === 'Hoje' ? anAct(name) : anAct(name, { databaseMs: 9, aloneMs: 40 })
  const done = new Map<ActName, readonly number[]>([
    ['Hoje', [5, 5, 5, 5, 5, 5, 99, 5]],
    // Too few for a median; what they cost counts.
    ['own essays', [50, 50]],
  ])
  const used = {
    webMs: 10 * 2 * 1.5,
    databaseMs: (8 * 1 + 2 * 9) * 1.1,
    clientMs: 10 * 0.5 * 1.2,
    transactions: 10 * 0.75,
  }
  const found = timesAsMuch(done, used, alone)
  expect(found.web).toBeCloseTo(1.5)
  expect(found.database).toBeCloseTo(1.1)
  expect(found.client).toBeCloseTo(1.2)
  expect(found.transactions).toBeCloseTo(0.75)
  expect(found.time).toBeCloseTo(5 / 4)
  expect(found.timeOf).toEqual({})
})

test.each([
  [19, {}],
  [20, { Hoje: 1.5 }],
])('an act that was done %i times in a mixture has the time of its own %o', (times, timeOf) => {
  const done = new Map<ActName, readonly number[]>([['Hoje', Array<number>(times).fill(6)]])
  const used = { webMs: 1, databaseMs: 1, clientMs: 1, transactions: 1 }
  expect(timesAsMuch(done, used, anAct).timeOf).toEqual(timeOf)
})

test.each([
  ['nothing was done', new Map<ActName, readonly number[]>()],
  ['less was used than the idle product uses', new Map<ActName, readonly number[]>([['Hoje', [5]]])],
])('where %s the mixture is taken to cost what its acts cost', (_, done) => {
  const used = { webMs: -1, databaseMs: -1, clientMs: 0, transactions: -1 }
  expect(timesAsMuch(done, used, anAct)).toEqual(AS_ALONE)
})

test('of several mixtures acts cost the mean, and an own time counts where there is one', () => {
  const mixtures = [
    {
      seldom: { ...AS_ALONE, web: 2, time: 3, timeOf: { Hoje: 4, 'own essays': 7 } },
      busy: { ...AS_ALONE, client: 3 },
    },
    {
      seldom: { ...AS_ALONE, web: 3, database: 5, time: 4, timeOf: { Hoje: 5, 'own profile': 6 } },
      busy: { ...AS_ALONE, transactions: 0.5 },
    },
  ]
  expect(meanMixture(mixtures)).toEqual({
    seldom: {
      ...{ web: 2.5, database: 3, client: 1, transactions: 1, time: 3.5 },
      timeOf: { Hoje: 4.5, 'own essays': 7, 'own profile': 6 },
    },
    busy: { ...AS_ALONE, client: 2, transactions: 0.75 },
  })
  expect(meanMixture(mixtures.slice(0, 1))).toEqual(mixtures[0])
})

test('of the times of acts the middle, the 99th of a hundred and the mean of the slowest hundredth are told', () => {
  const seconds = Array.from({ length: 200 }, (_, n) => (n + 1) / 1000)
  const told = figures(seconds.toReversed())
  expect(told.medianMs).toBeCloseTo(101)
  expect(told.p99Ms).toBeCloseTo(199)
  expect(told.slowestMs).toBeCloseTo((199 + 200) / 2)
  expect(figures([0.004])).toEqual({ medianMs: 4, p99Ms: 4, slowestMs: 4 })
})

test('what rates use is the sum of their acts, of the chat and of the rest', () => {
  const rates = new Map<ActName, number>([
    ['Hoje', 100],
    ['chat written', 10],
  ])
  const demand = demandOf(someCosts(), { rates, listeners: 1_000 }, 4)
  const chat = 10 * (0.2 * 4 + 0.005 * 1_000) + 0.002 * 1_000
  expect(demand.mainThread).toBeCloseTo((110 * 1.5 + chat + 4 * 10) / 1000)
  expect(demand.web).toBeCloseTo((110 * 2 + chat + 4 * 12) / 1000)
  expect(demand.database).toBeCloseTo((110 * 1 + 5) / 1000)
  expect(demand.transactions).toBeCloseTo(110 + 7)
  expect(demand.sentBytes).toBeCloseTo(110 * 2_000 + 10 * 1_000 * 400)
})

test.each([
  ['each act is as the others', [1]],
  ['acts differ, and a few take many times as long', [0.5, 0.8, 1, 1, 1.2, 5.5]],
])('the simulation uses as much of a machine as the sums say where %s', (_, spread) => {
  const costs = someCosts({ spread })
  const rates = new Map<ActName, number>([
    ['Hoje', 200],
    ['chat written', 20],
  ])
  const listeners = 200
  const script = scriptOf(rates, chance.fork('script'))
  const from = 10
  const { machineShare, actsPerSecond } = (() => {
    const predicted = predict(costs, { script, listeners }, ALL_ON_TWO, { chance, from, until: 110 })
    return { machineShare: predicted.databaseShare, actsPerSecond: predicted.actsPerSecond }
  })()
  const { web, database } = demandOf(costs, { rates, listeners }, 1)
  expect(Math.abs(machineShare / ((web + database) / 2) - 1)).toBeLessThan(0.03)
  expect(Math.abs(actsPerSecond / 220 - 1)).toBeLessThan(0.03)
})

test.each([
  ['alike', [1]],
  ['of all lengths', [0.5, 0.8, 1, 1.2, 3]],
])('an act without company takes as long as it took alone, where acts are %s', (_, spread) => {
  const script = scriptOf(new Map([['Hoje', 0.5]]), chance.fork('seldom'))
  const quiet = { ...someCosts({ spread }), idle: NOTHING }
  const within = { chance, from: 0, until: 200 }
  const alone = predict(quiet, { script, listeners: 0 }, { ...ALL_ON_TWO, hasClient: true }, within)
  expect(alone.medianMs).toBeCloseTo(4, 1)
})

test('who waits for a hash waits for one of two places', () => {
  const costs = someCosts({ waitsFor: 'hash', threadsMs: 20, aloneMs: 25 })
  const many = predict(
    costs,
    { script: scriptOf(new Map([['sign-in', 85]]), chance.fork('many')), listeners: 0 },
    { ...ON_ONE_MACHINE, databaseCores: 16, processesEach: 1 },
    { chance, from: 5, until: 65 },
  )
  const few = predict(
    costs,
    { script: scriptOf(new Map([['sign-in', 85]]), chance.fork('many')), listeners: 0 },
    { ...ON_ONE_MACHINE, databaseCores: 16, processesEach: 8 },
    { chance, from: 5, until: 65 },
  )
  expect(many.p99Ms).toBeGreaterThan(2 * few.p99Ms)
})

test('more students never need smaller machines, and what is found keeps the goal', () => {
  const costs = someCosts()
  let cores = 0
  for (const students of [1_000, 10_000, 100_000]) {
    for (const scene of scenesOf(students, assumed)) {
      const { layout, predicted, limit } = sizeFor(costs, scene, {
        isBehindCache: false,
        chance: chance.fork(`${students} ${scene.name}`),
      })
      expect(limit).toBeNull()
      expect(predicted.p99Ms).toBeLessThanOrEqual(GOAL_P99_MS)
      expect(Math.max(predicted.webShare, predicted.databaseShare)).toBeLessThanOrEqual(MOST_SHARE)
      if (scene.name !== 'evening peak') continue
      const needed = layout.databaseCores + layout.webMachines * layout.webCores
      expect(needed).toBeGreaterThanOrEqual(cores)
      cores = needed
    }
  }
})

test('what no machine carries is said', () => {
  const costs = someCosts({ databaseMs: 50, aloneMs: 60 })
  const exam = scenesOf(1_000_000, assumed).find(({ name }) => name === 'mock exam at nine')
  const { limit } = sizeFor(costs, exam!, { isBehindCache: true, chance })
  expect(limit).toMatch(/^the database: \d+ cores wanted/)
})

test('a shared cache takes pages and files away, and nothing else', () => {
  const before = new Map<ActName, number>([
    ['page kept in memory', 100],
    ['Hoje', 100],
  ])
  expect(behindCache(before)).toEqual(
    new Map([
      ['page kept in memory', 5],
      ['Hoje', 100],
    ]),
  )
})

test('a scene grows with the students, but for the chat, which nobody could read', () => {
  const small = scenesOf(1_000, assumed)
  const large = scenesOf(1_000_000, assumed)
  const of = (scenes: typeof small, name: string, act: ActName) =>
    scenes.find((scene) => scene.name === name)?.rates.get(act) ?? 0
  expect(of(large, 'evening peak', 'Hoje')).toBeCloseTo(1_000 * of(small, 'evening peak', 'Hoje'))
  const evening = of(large, 'evening peak', 'chat written')
  expect(of(large, 'chat', 'chat written')).toBeCloseTo(evening + ASSUMPTIONS.CHAT_MOST_PER_SECOND.value)
  expect(actsOfAMonth(1_000, assumed).get('exam handed in')).toBeCloseTo(100)
})

test('a fleet carries its dearest scene and is cheaper without the mock exam', () => {
  const fleet = fleetFor(someCosts(), 20_000, { assumed, prices, chance })
  for (const { sized } of fleet.scenes) {
    expect(fleet.databaseCores).toBeGreaterThanOrEqual(sized.layout.databaseCores)
    expect(fleet.webMachines).toBeGreaterThanOrEqual(sized.layout.webMachines)
  }
  expect(fleet.reaisWithoutExam).toBeLessThanOrEqual(fleet.reais)
})

test('limits stand in their order, each in the scene that asks the most', () => {
  const limits = limitsOf(someCosts(), assumed, false)
  expect(limits.map(({ students }) => students)).toEqual(
    limits.map(({ students }) => students).toSorted((a, b) => a - b),
  )
})

test('rent is cores, memory beyond theirs, traffic and disk', () => {
  const rented = { isAlone: false, cores: 10, memoryGb: 50, diskGb: 100, trafficGb: 1_000 }
  const { USD_A_CORE, USD_A_GB_OF_MEMORY, USD_A_GB_OF_TRAFFIC, USD_A_GB_OF_DISK, REAIS_A_USD } = prices
  const usd = 10 * USD_A_CORE + 10 * USD_A_GB_OF_MEMORY + 1_000 * USD_A_GB_OF_TRAFFIC + 100 * USD_A_GB_OF_DISK
  expect(reaisAMonth(prices, rented)).toBeCloseTo(usd * REAIS_A_USD)
})

test('one small machine has shared cores, as many as bring the memory', () => {
  const rented = { isAlone: true, cores: 2, memoryGb: 6, diskGb: 0, trafficGb: 100 }
  expect(reaisAMonth(prices, rented)).toBeCloseTo(4 * prices.USD_A_SHARED_CORE * prices.REAIS_A_USD)
})

test('settings are read, and refused where they are none', () => {
  expect(readSettings({}).students).toEqual([1_000, 100_000, 1_000_000])
  expect(readSettings({ CAPACITY_STUDENTS: '50,60', CAPACITY_ONLY: 'sizes' })).toMatchObject({
    students: [50, 60],
    parts: ['sizes'],
  })
  expect(() => readSettings({ CAPACITY_ONLY: 'prices' })).toThrow('knows acts, check, sizes')
  expect(() => readSettings({ CAPACITY_STUDENTS: 'all' })).toThrow('CAPACITY_STUDENTS')
  expect(readAssumed({ CAPACITY_ACTIVE_SHARE: '0.5' }).ACTIVE_SHARE).toBe(0.5)
  expect(() => readAssumed({ CAPACITY_ACTIVE_SHARE: '0' })).toThrow('above 0')
  expect(readPrices({ CAPACITY_USD_A_CORE: '20' }).USD_A_CORE).toBe(20)
  expect(() => readPrices({ CAPACITY_USD_A_CORE: 'much' })).toThrow('a number')
})
