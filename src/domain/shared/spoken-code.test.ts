import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newSpokenCode, readSpokenCode } from './spoken-code.ts'

test('a code is read however it is typed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(29), { minLength: 8, maxLength: 8 }), (picks) => {
      const left = [...picks]
      const code = newSpokenCode(() => left.shift() ?? 0)
      expect(code).not.toMatch(/[01ilou]/)
      expect(readSpokenCode(` ${code.slice(0, 4).toUpperCase()}-${code.slice(4)} `)).toBe(code)
    }),
  )
})

test.each(['', '2345678', '234567892', '0bcdefgh', 'lbcdefgh', '2345_678'])('%j is no code', (text) => {
  expect(readSpokenCode(text)).toBeNull()
})
