import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/fuzz/runs.ts'
import { momentFromBrasilia, momentInBrasilia, salePhase } from './sale.ts'

const START = '2026-11-27T03:00:00.000Z'
const END = '2026-11-28T03:00:00.000Z'

test.each([
  ['2026-11-27T02:59:59.999Z', START, END, 'waiting'],
  ['2026-11-27T03:00:00.000Z', START, END, 'running'],
  ['2026-11-28T02:59:59.999Z', START, END, 'running'],
  ['2026-11-28T03:00:00.000Z', START, END, 'over'],
  ['2020-01-01T00:00:00.000Z', null, END, 'running'],
  ['2030-01-01T00:00:00.000Z', START, null, 'running'],
  ['2030-01-01T00:00:00.000Z', null, null, 'running'],
])('at %s a sale from %s to %s is %s', (now, saleStartsAt, saleEndsAt, phase) => {
  expect(salePhase({ saleAmount: 900, saleStartsAt, saleEndsAt }, new Date(now))).toBe(phase)
  expect(salePhase({ saleAmount: null, saleStartsAt, saleEndsAt }, new Date(now))).toBe('none')
})

test('what the owner types is Brasília’s time, and comes back as it was typed', () => {
  expect(momentFromBrasilia('2026-11-27T00:00')).toBe(START)
  expect(momentInBrasilia(START)).toBe('2026-11-27T00:00')
  expect(momentFromBrasilia('2026-11-27T00:00:00.000')).toBe(START)
})

test.each(['', 'amanhã', '2026-13-45T00:00', '2026-06-31T00:00', '2026-06-30T24:00', '2026-11-27'])(
  '%j is no moment',
  (local) => {
    expect(momentFromBrasilia(local)).toBeNull()
  },
)

const MINUTE = 60_000
const minute = fc.integer({
  min: Date.parse('1000-01-01T00:00Z') / MINUTE,
  max: Date.parse('9000-01-01T00:00Z') / MINUTE,
})

test('a sale runs at its first moment, no more at its last, and never begins twice', () => {
  const PHASES = ['waiting', 'running', 'over']
  const border = fc.option(fc.integer({ min: 10, max: 30 }))
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  fc.assert(
    fc.property(border, border, (start, end) => {
      const price = { saleAmount: 900, saleStartsAt: iso(start), saleEndsAt: iso(end) }
      let reached = 0
      for (let at = 0; at <= 40; at += 1) {
        const phase = salePhase(price, new Date(at))
        const isRunning = (start === null || start <= at) && (end === null || at < end)
        expect(phase === 'running').toBe(isRunning)
        expect(PHASES.indexOf(phase)).toBeGreaterThanOrEqual(reached)
        reached = PHASES.indexOf(phase)
        expect(salePhase({ ...price, saleAmount: null }, new Date(at))).toBe('none')
      }
    }),
  )
})

test('each minute is written for the field and read again as the same minute', () => {
  fc.assert(
    fc.property(minute, (at) => {
      const iso = new Date(at * MINUTE).toISOString()
      expect(momentFromBrasilia(momentInBrasilia(iso))).toBe(iso)
    }),
  )
})

test('what is typed is no moment, or comes back as it was typed', () => {
  const two = (min: number, max: number) =>
    fc.integer({ min, max }).map((part) => String(part).padStart(2, '0'))
  const typed = fc
    .tuple(two(1000, 9000), two(0, 13), two(0, 32), two(0, 25), two(0, 60))
    .map(([year, month, day, hour, minutes]) => `${year}-${month}-${day}T${hour}:${minutes}`)
  fc.assert(
    fc.property(fc.oneof(typed, fc.string()), (local) => {
      const moment = momentFromBrasilia(local)
      if (moment !== null) expect(momentInBrasilia(moment)).toBe(local)
    }),
    { numRuns: tries(1000) },
  )
})
