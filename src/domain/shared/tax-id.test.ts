import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedTaxId } from './named-tax-id.ts'
import { readCpf, readTaxId } from './tax-id.ts'

test.each([
  ['529.982.247-25', '529.982.247-25'],
  [' 52998224725 ', '529.982.247-25'],
  ['111.444.777-35', '111.444.777-35'],
])('%s is the CPF %s', (text, printed) => {
  expect(readCpf(text)).toBe(printed)
  expect(namedTaxId(readTaxId(text) ?? '')).toBe(`CPF ${printed}`)
})

test.each(['529.982.247-24', '529.982.247-15', '111.111.111-11', '5299822472', '529982247255', 'abc', ''])(
  '%s is none',
  (text) => {
    expect(readCpf(text)).toBeNull()
    expect(readTaxId(text)).toBeNull()
  },
)

test('a CNPJ stays one', () => {
  expect(readTaxId('00000000000191')).toBe('00.000.000/0001-91')
  expect(namedTaxId('00.000.000/0001-91')).toBe('CNPJ 00.000.000/0001-91')
})

test('of all endings of nine digits exactly one is a CPF', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_998 }), (number) => {
      const body = String(number).padStart(9, '0')
      fc.pre(!/^(.)\1*$/.test(body))
      const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'))
      expect(endings.filter((ending) => readCpf(body + ending) !== null)).toHaveLength(1)
    }),
    { numRuns: 50 },
  )
})
