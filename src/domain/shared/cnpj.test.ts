import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCnpj } from './cnpj.ts'

test.each([
  // Banco do Brasil's, as everybody can look up; the letters are the example of the Receita.
  ['00.000.000/0001-91', '00.000.000/0001-91'],
  ['00000000000191', '00.000.000/0001-91'],
  [' 00 000 000 0001 91 ', '00.000.000/0001-91'],
  ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
])('%s is the CNPJ %s', (text, written) => {
  expect(readCnpj(text)).toBe(written)
})

test.each([
  '',
  '00.000.000/0001-90',
  '00.000.000/0001-92',
  '00.000.000/0001-81',
  '12.ABC.345/01DE-36',
  '12.ABD.345/01DE-35',
  '11.111.111/1111-11',
  '00.000.000/0000-00',
  '00.000.000/0001-9',
  '00.000.000/0001-911',
  '00.000.000/0001-9A',
  'ÁB.CDE.345/01DE-35',
])('%j is none', (text) => {
  expect(readCnpj(text)).toBeNull()
})

test('no other digit in any place passes', () => {
  const good = '12345678000195'
  const passing = [...good].flatMap((_, place) =>
    [...'0123456789']
      .map((digit) => good.slice(0, place) + digit + good.slice(place + 1))
      .filter((text) => readCnpj(text) !== null),
  )
  expect(new Set(passing)).toEqual(new Set([good]))
})

test('one wrong digit or two that changed places are noticed where the digits differ, whatever the number', () => {
  const place = fc.constantFrom(...'0123456789ABCXYZ')
  const digits = [...Array(100).keys()].map((number) => String(number).padStart(2, '0'))
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 12, maxLength: 12 }),
      fc.nat({ max: 11 }),
      place,
      (places, at, other) => {
        fc.pre(new Set(places).size > 1 && places[at] !== other)
        const checks = (body: string) => digits.filter((check) => readCnpj(body + check) !== null)
        const [check] = checks(places.join(''))
        expect(checks(places.join(''))).toHaveLength(1)
        const printed = readCnpj(places.join('') + check)
        expect(readCnpj((printed ?? '').toLowerCase())).toBe(printed)
      },
    ),
  )
})
