import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSchoolYear, newClassCode, readClassCode } from './class-code.ts'

test('a code is read however it is typed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(29), { minLength: 8, maxLength: 8 }), (picks) => {
      const left = [...picks]
      const code = newClassCode(() => left.shift() ?? 0)
      expect(code).not.toMatch(/[01ilou]/)
      expect(readClassCode(` ${code.slice(0, 4).toUpperCase()}-${code.slice(4)} `)).toBe(code)
    }),
  )
})

test.each(['', '2345678', '234567892', '0bcdefgh', 'lbcdefgh', '2345_678'])('%j is no code', (text) => {
  expect(readClassCode(text)).toBeNull()
})

test.each([
  [2025, false],
  [2026, true],
  [2027, true],
  [2028, false],
])('a class of %i made in 2026: %s', (year, may) => {
  expect(isSchoolYear(year, '2026-11-23')).toBe(may)
})
