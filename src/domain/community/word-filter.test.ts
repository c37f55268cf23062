import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/fuzz/runs.ts'
import { holdsPersonalData, personalDataIn, refusedWordIn } from './word-filter.ts'

const REFUSED = ['babaca', 'porra', 'vai se catar', 'ônibus']

test.each([
  ['seu babaca', 'babaca'],
  ['SEU BABACA!!!', 'babaca'],
  ['bábáça', 'babaca'],
  ['b4b4c4', 'babaca'],
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
])('%j holds %s', (text, word) => {
  expect(refusedWordIn(text, REFUSED)).toBe(word)
})

test.each([
  '',
  'babacaria',
  'uma redação nota 1000',
  'vai, se der, catar',
  'a e o',
  'nota 920 e 960',
  'b a',
  'Isso porá em risco a floresta.',
])('%j holds none of them', (text) => {
  expect(refusedWordIn(text, REFUSED)).toBeNull()
})

test.each([
  'me chama no (81) 90000-0000',
  'zap 81 9 0000 0000',
  'meu número: 81900000000',
  '+55 81 90000-0000',
  'fixo (11) 3333-4444',
  'ana@exemplo.com',
  'ana @ exemplo.com.br',
  'a@a.a.aa',
  'CPF 123.456.789-09',
])('%j tells how to find somebody', (text) => {
  expect(holdsPersonalData(text)).toBe(true)
})

test.each([
  'tirei 920, 960 e 1000',
  'entre 2019 e 2023',
  'a Lei nº 13.709/2018 e a Lei nº 15.211/2025',
  'são 213.317.639 habitantes (IBGE)',
  'R$ 1.234.567,89',
  'o arroba @ é um sinal',
  '0,5 + 0,25',
])('%j tells nothing of the kind', (text) => {
  expect(holdsPersonalData(text)).toBe(false)
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

test('a number, an address or a CPF is found between any words, and told as it stands in the text', () => {
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
  const phone = fc
    .tuple(
      fc.constantFrom('', '+55 ', '55'),
      digits(2),
      digits(4),
      digits(4),
      fc.constantFrom('', '-', ' '),
      fc.boolean(),
    )
    .map(
      ([country, area, head, tail, between, isBracketed]) =>
        `${country}${isBracketed ? `(${area}) ` : `${area} `}9${head}${between}${tail}`,
    )
  const cpf = fc
    .tuple(digits(3), digits(3), digits(3), digits(2))
    .map(([a, b, c, d]) => `${a}.${b}.${c}-${d}`)
  const address = fc
    .tuple(fc.string({ unit: fc.constantFrom('a', 'Z', '7', '.', '_', '+', '-'), minLength: 1 }), fc.domain())
    .map(([name, domain]) => `${name}@${domain}`)
  const words = fc.constantFrom('', 'me chama:', 'é o', 'obrigada!', 'em casa')
  fc.assert(
    fc.property(words, fc.oneof(phone, cpf, address), words, (before, data, after) => {
      const text = `${before} ${data} ${after}`
      const found = personalDataIn(text)
      expect(found.length).toBeGreaterThan(0)
      for (const one of found) expect(text).toContain(one.words)
    }),
  )
})
