import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENDED_SEAT_DAYS, seatEnd, seatOf, seatsAt } from './school-licence.ts'

const NOW = new Date('2026-05-10T12:00:00Z')
const MAY = new Date('2026-05-31T03:00:00Z')
const JUNE = new Date('2026-06-30T03:00:00Z')
const TWO_UNTIL_JUNE = { seats: 2, endsAt: JUNE }
const ONE_UNTIL_MAY = { seats: 1, endsAt: MAY }

test('licences add up, each to its own end', () => {
  const both = [ONE_UNTIL_MAY, TWO_UNTIL_JUNE]
  expect(seatsAt([], NOW)).toBe(0)
  expect(seatsAt(both, NOW)).toBe(3)
  expect(seatsAt(both, new Date(+MAY - 1))).toBe(3)
  expect(seatsAt(both, MAY)).toBe(2)
  expect(seatsAt(both, new Date(+JUNE - 1))).toBe(2)
  expect(seatsAt(both, JUNE)).toBe(0)
})

test.each([
  [0, JUNE],
  [1, JUNE],
  [2, MAY],
  [3, null],
])('of three seats, who joined after %i others sits until %s', (place, until) => {
  expect(seatEnd([ONE_UNTIL_MAY, TWO_UNTIL_JUNE], place, NOW)).toEqual(until)
})

test('the seats that reach a place are those of that moment', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ seats: fc.integer({ min: 1, max: 5 }), endsAt: fc.constantFrom(MAY, JUNE) }), {
        maxLength: 4,
      }),
      fc.nat({ max: 20 }),
      fc.constantFrom(NOW, new Date(+MAY - 1), MAY, new Date(+JUNE - 1), JUNE),
      (licences, place, at) => {
        const until = seatEnd(licences, place, at)
        expect(until !== null).toBe(place < seatsAt(licences, at))
        // The last moment with the seat, and the first without it.
        if (until === null) return
        expect(place < seatsAt(licences, new Date(+until - 1))).toBe(true)
        expect(place < seatsAt(licences, until)).toBe(false)
      },
    ),
  )
})

const early = { place: 0, joinedAt: new Date('2026-02-01T12:00:00Z') }
const DAY_MS = 24 * 3600_000

test.each([
  ['a seat is told with its end', [ONE_UNTIL_MAY], early, NOW, { state: 'seated', until: MAY }],
  ['who joined too late waits', [ONE_UNTIL_MAY], { ...early, place: 1 }, NOW, { state: 'waiting' }],
  [
    'on the last moment it is held',
    [ONE_UNTIL_MAY],
    early,
    new Date(+MAY - 1),
    { state: 'seated', until: MAY },
  ],
  ['then it has ended', [ONE_UNTIL_MAY], early, MAY, { state: 'ended', until: MAY }],
  [
    'which is told for some weeks',
    [ONE_UNTIL_MAY],
    early,
    new Date(+MAY + ENDED_SEAT_DAYS * DAY_MS - 1),
    { state: 'ended', until: MAY },
  ],
  ['and no longer', [ONE_UNTIL_MAY], early, new Date(+MAY + ENDED_SEAT_DAYS * DAY_MS), null],
  ['who had none is told of no end', [ONE_UNTIL_MAY], { ...early, place: 1 }, MAY, null],
  ['nor who came afterwards', [ONE_UNTIL_MAY], { ...early, joinedAt: MAY }, MAY, null],
  [
    'while another licence runs it is waited for',
    [ONE_UNTIL_MAY, TWO_UNTIL_JUNE],
    { ...early, place: 2 },
    MAY,
    { state: 'waiting' },
  ],
  ['without a licence nothing is told', [], early, NOW, null],
] as const)('%s', (_what, licences, student, at, seat) => {
  expect(seatOf(licences, student, at)).toEqual(seat)
})
