import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REFUSED_WORDS } from '#content/community/refused-words.ts'
import { tries } from '#tests/support/fuzz/runs.ts'
import { DISGUISED_WORDS } from '#tests/support/strangers/disguised-words.ts'
import { refusedWordIn } from './word-filter.ts'

const REFUSED = ['babaca', 'porra', 'vai se catar', 'ônibus']

test.each([
  ['seu babaca', 'babaca'],
  ['SEU BABACA!!!', 'babaca'],
  ['bábáça', 'babaca'],
  ['b4b4c4', 'babaca'],
  ['b*baca', 'babaca'],
  ['b*b*cas', 'babaca'],
  ['*p*rra*', 'porra'],
  ['b@baca', 'babaca'],
  ['baaabacaaa', 'babaca'],
  ['b a b a c a', 'babaca'],
  ['b.a.b.a.c.a', 'babaca'],
  ['ba\u200Bbaca', 'babaca'],
  ['você é b a b a c a', 'babaca'],
  ['b a b a c a e o', 'babaca'],
  ['b4b4c4!!!', 'babaca'],
  ['@b4b@c4!', 'babaca'],
  ['babacas', 'babaca'],
  ['pora', 'porra'],
  ['ah, vai se  catar', 'vai se catar'],
  ['onibus', 'ônibus'],
  ['onibvs', 'ônibus'],
])('%j holds %s', (text, word) => {
  expect(refusedWordIn(text, REFUSED)).toBe(word)
})

test.each([
  '',
  'babacaria',
  'b*nana, *babac* e 2*3',
  'a*b',
  'uma redação nota 1000',
  'vai, se der, catar',
  'a e o',
  'nota 920 e 960',
  'b a',
  'Isso porá em risco a floresta.',
])('%j holds none of them', (text) => {
  expect(refusedWordIn(text, REFUSED)).toBeNull()
})

test('a listed word is found in whatever disguise, among whatever words and signs', () => {
  const clean = fc
    .array(fc.constantFrom('redação', 'Tema:', '920', '—', 'babacaria', '...'), { maxLength: 3 })
    .map((words) => words.join(' '))
  const short = fc.constantFrom('', 'a', 'o', 'é')
  const letterOf = (letter: string, between: string) =>
    fc.constantFrom(
      letter,
      letter.toUpperCase(),
      // Spelled letters are single ones.
      between === '' ? `${letter}${letter}` : letter,
      `${letter}\u0301`,
      `${letter}\u200b`,
      { a: '4', o: '0', s: '5', i: '1' }[letter] ?? letter,
    )
  const disguised = fc
    .tuple(fc.constantFrom('babaca', 'porra', 'onibus'), fc.constantFrom('', '', ' ', '.', ' - '))
    .chain(([word, between]) =>
      fc
        .tuple(...[...word].map((letter) => letterOf(letter, between)))
        .map((letters) => letters.join(between)),
    )
  const sign = fc.constantFrom('', '"', '!?', '...', '(', '🙄', '\n')
  fc.assert(
    fc.property(
      clean,
      short,
      sign,
      disguised,
      sign,
      short,
      clean,
      (first, one, opening, word, closing, other, last) => {
        const text = `${first} ${one} ${opening}${word}${closing} ${other} ${last}`
        expect(refusedWordIn(text, REFUSED)).not.toBeNull()
      },
    ),
    { numRuns: tries(500) },
  )
})

test('a word is refused when it is a listed one or its plural, letters said twice set aside, and never otherwise', () => {
  const once = (word: string) => word.replaceAll(/(.)\1+/g, '$1')
  const word = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', 'c', 's'), minLength: 2, maxLength: 5 }),
    fc
      .tuple(
        fc.constantFrom('', 'd', 'a'),
        fc.constantFrom('aba', 'cabas'),
        fc.constantFrom('', 's', 'a', 'd'),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), (words) => {
      const isListed = words.some((one) => ['aba', 'abas', 'cabas'].includes(once(one)))
      expect(refusedWordIn(words.join(' '), ['aba', 'cabas']) !== null).toBe(isListed)
    }),
  )
})

test.each(DISGUISED_WORDS)('%j is refused in whatever letters', (text) => {
  expect(refusedWordIn(text, REFUSED_WORDS)).not.toBeNull()
})
