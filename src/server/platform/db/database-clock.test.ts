import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Logger } from '../logger.ts'
import { createDatabaseClock } from './database-clock.ts'

const HOUR_MS = 3_600_000
const NOON_MS = Date.UTC(2026, 10, 28, 12)

/** A machine and a database, and the clock between them. The machine has run for a while. */
function aDatabase(machineAheadMs = 0) {
  const at = { gone: 5_000, machineAheadMs, databaseAheadMs: 0, answersAfterMs: 0, isAway: false, asked: 0 }
  const truth = () => NOON_MS + at.gone
  const said: string[] = []
  const note = (facts: unknown, text?: string) => said.push(text ?? String(facts))
  const clock = createDatabaseClock({
    async ask() {
      at.asked += 1
      const answer = truth() + at.answersAfterMs / 2 + at.databaseAheadMs
      at.gone += at.answersAfterMs
      if (at.isAway) throw new Error('ECONNREFUSED')
      return answer
    },
    logger: { warn: note, info: note } as unknown as Logger, // of a logger these two are asked
    wall: () => truth() + at.machineAheadMs,
    running: () => at.gone,
  })
  const wrongMs = () => clock.now().getTime() - truth()
  return { at, clock, said, wrongMs }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test.each([2 * HOUR_MS, -600_000, 0])(
  'a machine that is %i ms ahead tells the time of the database',
  async (ms) => {
    const { at, clock, wrongMs } = aDatabase(ms)
    expect(wrongMs()).toBe(ms)
    await clock.set()
    expect(wrongMs()).toBe(0)
    at.gone += 7 * HOUR_MS
    expect(wrongMs()).toBe(0)
  },
)

test('a step of the machine alone changes nothing, at the very moment too', async () => {
  const { at, clock, wrongMs } = aDatabase()
  await clock.set()
  at.gone += 10_000
  at.machineAheadMs = 2 * HOUR_MS
  expect(wrongMs()).toBe(0)
  await clock.set()
  expect(wrongMs()).toBe(0)
})

test.each([
  [1_000, 0, 1],
  [1_001, 1_001, 2],
])('a step of %i ms that the database has made too is followed: %i ms', async (ms, followedMs, asked) => {
  const { at, clock, wrongMs } = aDatabase()
  await clock.set()
  at.gone += 10_000
  at.machineAheadMs = ms
  at.databaseAheadMs = ms
  clock.now()
  await vi.waitFor(() => expect(at.asked).toBe(asked))
  await Promise.resolve()
  expect(wrongMs()).toBe(followedMs)
})

test('what drifts away is found within a minute', async () => {
  const { at, clock, wrongMs } = aDatabase()
  await clock.set()
  at.databaseAheadMs = 5_000
  await vi.advanceTimersByTimeAsync(59_999)
  expect(wrongMs()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(wrongMs()).toBe(5_000)
})

test.each([
  [100, 0],
  [101, 101],
])('%i ms of difference move it by %i', async (ms, movedMs) => {
  const { at, clock, wrongMs } = aDatabase()
  await clock.set()
  at.databaseAheadMs = ms
  await clock.set()
  expect(wrongMs()).toBe(movedMs)
})

test.each([
  [1_000, 0],
  [1_001, 2 * HOUR_MS],
])('an answer after %i ms leaves it wrong by %i', async (answersAfterMs, wrong) => {
  const { at, clock, wrongMs } = aDatabase(2 * HOUR_MS)
  at.answersAfterMs = answersAfterMs
  await clock.set()
  expect(wrongMs()).toBe(wrong)
})

test('while the database is away the time goes on, and nothing is thrown', async () => {
  const { at, clock, wrongMs } = aDatabase(2 * HOUR_MS)
  at.isAway = true
  await clock.set()
  expect(wrongMs()).toBe(2 * HOUR_MS)
  at.isAway = false
  await clock.set()
  at.isAway = true
  at.gone += HOUR_MS
  await clock.set()
  expect(wrongMs()).toBe(0)
})

test.each([
  [60_000, 0],
  [60_001, 1],
  [-60_001, 1],
])('a machine that is %i ms ahead is told %i times, and once when it is right again', async (ms, times) => {
  const { at, clock, said } = aDatabase(ms)
  await clock.set()
  await clock.set()
  expect(said).toHaveLength(times)
  at.machineAheadMs = 0
  await clock.set()
  await clock.set()
  expect(said).toHaveLength(2 * times)
})
