import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMomentKey, writeMomentKey } from './keyset.ts'

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
