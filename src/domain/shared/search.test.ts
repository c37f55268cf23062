import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, markMatches, matches } from './search.ts'

test.each([
  ['educacao', 'A Educação liberta', true],
  ['EDUCAÇÃO', 'educacao', true],
  ['  vidas ', 'Vidas Secas', true],
  ['', 'qualquer', true],
  ['vidas  secas', 'Vidas Secas', false],
  ['seca de', 'Vidas Secas', false],
])('%j in %j: %s', (query, text, expected) => {
  expect(matches(query, [text])).toBe(expected)
})

test('any of the texts will do', () => {
  expect(matches('graciliano', ['Vidas Secas', 'Romance de Graciliano Ramos'])).toBe(true)
})

test('each match is cut out as it is written', () => {
  expect(markMatches('acao', 'Educação e nação')).toEqual([
    { text: 'Educ', isMatch: false },
    { text: 'ação', isMatch: true },
    { text: ' e n', isMatch: false },
    { text: 'ação', isMatch: true },
  ])
  expect(markMatches('xyz', 'Educação')).toEqual([{ text: 'Educação', isMatch: false }])
  expect(markMatches(' ', '')).toEqual([{ text: '', isMatch: false }])
})

test('folding the letters that need it gives what folding each one gives', () => {
  const eachLetter = (text: string) =>
    Array.from(text, (letter) => {
      const plain = letter
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .toLowerCase()
      return plain.length === letter.length ? plain : letter
    }).join('')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(text)).toBe(eachLetter(text))
    }),
  )
})

test('folding keeps every position, and the parts always give the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (query, text) => {
      expect(fold(text)).toHaveLength(text.length)
      expect(
        markMatches(query, text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
