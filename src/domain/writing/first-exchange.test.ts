import { expect, test } from 'vitest'
import { isKnown, isReadFirst, KNOWN_AFTER_DAYS, type Standing } from './first-exchange.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const agoMs = (ms: number) => new Date(NOW.getTime() - ms)
const THIRTY_DAYS = KNOWN_AFTER_DAYS * 24 * 3600_000
const KNOWN: Standing = { createdAt: agoMs(THIRTY_DAYS), hasPaid: true, hasGuardian: false }

test.each([
  ['thirty days and a purchase', KNOWN, true],
  ['thirty days and a guardian', { ...KNOWN, hasPaid: false, hasGuardian: true }, true],
  ['one millisecond less', { ...KNOWN, createdAt: agoMs(THIRTY_DAYS - 1) }, false],
  ['thirty days alone', { ...KNOWN, hasPaid: false }, false],
  ['a new account that has paid', { ...KNOWN, createdAt: NOW }, false],
])('%s: known is %s', (_, standing, known) => {
  expect(isKnown(standing, NOW)).toBe(known)
})

test('a first exchange is read unless both are known; a later one is not', () => {
  const stranger = { ...KNOWN, createdAt: NOW }
  expect(isReadFirst([KNOWN, KNOWN], false, NOW)).toBe(false)
  expect(isReadFirst([KNOWN, stranger], false, NOW)).toBe(true)
  expect(isReadFirst([stranger, KNOWN], false, NOW)).toBe(true)
  expect(isReadFirst([stranger, stranger], true, NOW)).toBe(false)
})
