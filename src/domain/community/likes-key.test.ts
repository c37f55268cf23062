import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLikesKey, writeLikesKey } from './likes-key.ts'

const key = {
  likes: 12,
  at: new Date('2026-11-21T12:00:00.123Z'),
  id: '0b1f7a3e-58a5-4c3c-9d5f-2f6f0f3f8a11',
}

test('a key is read as it was written', () => {
  expect(readLikesKey(writeLikesKey(key))).toEqual(key)
})

test.each([
  '',
  '12',
  `-1_${writeLikesKey(key)}`,
  writeLikesKey(key).slice(3),
  '12_x',
  `9999999999_${writeLikesKey(key)}`,
])('%j is no key', (word) => {
  expect(readLikesKey(word)).toBeNull()
})

test('whatever the likes and the moment, a key is read as it was written', () => {
  const at = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999 }), at, fc.uuid(), (likes, moment, id) => {
      expect(readLikesKey(writeLikesKey({ likes, at: moment, id }))).toEqual({ likes, at: moment, id })
    }),
  )
})
