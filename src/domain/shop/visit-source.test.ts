import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSource, sourceOfArrival } from './visit-source.ts'

test.each([
  ['nothing tells', null, [], 'direto'],
  ['a host', 'www.google.com', [], 'google.com'],
  ['a host for telephones', 'l.instagram.com', [], 'instagram.com'],
  [
    'a link of a campaign',
    'instagram.com',
    ['Instagram', 'social', 'Volta às aulas!'],
    'instagram / social / volta-as-aulas',
  ],
  ['a campaign without a medium', null, ['boletim', null, 'enem'], 'boletim / - / enem'],
  ['a medium alone', 'google.com', [null, 'cpc', ''], 'google.com / cpc'],
  ['an e-mail in the link', null, ['ana@example.com', 'email', null], 'direto / email'],
  ['eight digits', null, ['x', 'y', '20261123'], 'x / y / 20261123'],
  ['nine digits', null, ['x', 'y', '912345678'], 'x / y'],
  ['forty letters and one', null, ['a'.repeat(41), null, null], 'a'.repeat(40)],
] as const)('%s', (_, referrerHost, campaign, source) => {
  expect(sourceOfArrival({ referrerHost, campaign })).toBe(source)
})

test.each([
  [null, null],
  ['', null],
  ['google.com', 'google.com'],
  ['a / - / b', 'a / - / b'],
  ['a / b / c / d', 'outras'],
  ['- / b', 'outras'],
  ['a / b / -', 'outras'],
  ['https://google.com/search?q=x', 'outras'],
  ['ana@example.com', 'outras'],
  ['a'.repeat(41), 'outras'],
  ['912345678', 'outras'],
])('the server reads %s as %s', (told, source) => {
  expect(readSource(told)).toBe(source)
})

test('whatever a browser makes of an arrival, the server takes as it is', () => {
  const text = fc.option(fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(text, fc.tuple(text, text, text), (referrerHost, campaign) => {
      const source = sourceOfArrival({ referrerHost, campaign })
      expect(readSource(source)).toBe(source)
      expect(source.length).toBeLessThanOrEqual(126)
    }),
  )
})
