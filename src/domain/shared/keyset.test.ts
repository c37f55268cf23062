import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMomentKey, readPlaceKey, writeMomentKey, writePlaceKey } from './keyset.ts'

const id = '0b1f7a3e-58a5-4c3c-9d5f-2f6f0f3f8a11'

test('a key is read as it was written', () => {
  const key = { at: new Date('2026-11-21T12:00:00.123Z'), id }
  expect(readMomentKey(writeMomentKey(key))).toEqual(key)
})

test.each([
  '',
  id,
  '2026-11-21T12:00:00.123Z',
  `2026-13-41T12:00:00.123Z_${id}`,
  `2026-11-21T12:00:00.123Z_${id}'--`,
  `x2026-11-21T12:00:00.123Z_${id}`,
])('%j is no key', (word) => {
  expect(readMomentKey(word)).toBeNull()
})

test('a key is read as it was written, and any other word is no key', () => {
  const at = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(at, fc.uuid(), fc.string(), (moment, uuid, word) => {
      const key = { at: moment, id: uuid }
      expect(readMomentKey(writeMomentKey(key))).toEqual(key)
      const read = readMomentKey(word)
      if (read) expect(writeMomentKey(read)).toBe(word)
    }),
  )
})

test.each([
  { place: 0, id: 'prod_completo' },
  { place: -3, id: 'a_b-c_1' },
  { place: 999_999_999, id: 'x' },
])('a place in the shop is read as it was written: %j', (key) => {
  expect(readPlaceKey(writePlaceKey(key))).toEqual(key)
})

test.each(['', 'prod_a', '1_', '_prod', '1.5_a', '1_a b', '10000000000_a', "1_a'"])(
  '%j is no place',
  (word) => {
    expect(readPlaceKey(word)).toBeNull()
  },
)
