import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REFUSED_WORDS } from '#content/community/refused-words.ts'
import { DISGUISED_CONTACTS } from '#tests/support/strangers/disguised-contacts.ts'
import {
  INNOCENT_IN_THE_CHAT,
  INNOCENT_SENTENCES,
  UNSEEN_SENTENCES,
} from '#tests/support/strangers/innocent-sentences.ts'
import {
  KNOWN_TO_PASS,
  LATER_CONTACTS,
  NAMED_PROFILES,
  UNSEEN_CONTACTS,
} from '#tests/support/strangers/later-contacts.ts'
import { SENTENCES_OF_USERS } from '#tests/support/strangers/sentences-of-users.ts'
import { holdsLink, holdsPersonalData, personalDataIn } from './personal-data.ts'
import { refusedWordIn } from './word-filter.ts'

describe('disguised contacts', () => {
  test.each([...DISGUISED_CONTACTS, ...LATER_CONTACTS, ...NAMED_PROFILES])('%j is stopped', (text) => {
    expect(holdsPersonalData(text)).toBe(true)
    expect(personalDataIn(text, 'strict')).not.toEqual([])
  })

  test('of those that nobody looked at while the rules were made, all are stopped', () => {
    expect(UNSEEN_CONTACTS.filter((text) => !holdsPersonalData(text))).toEqual([])
  })

  test.each(KNOWN_TO_PASS)('%j passes, which is known', (text) => {
    expect(holdsPersonalData(text)).toBe(false)
  })
})

describe('innocent sentences', () => {
  test.each([...INNOCENT_SENTENCES, ...SENTENCES_OF_USERS])('%j passes', (text) => {
    expect(personalDataIn(text, 'strict')).toEqual([])
    expect(refusedWordIn(text, REFUSED_WORDS)).toBeNull()
  })

  test.each(INNOCENT_IN_THE_CHAT)('%j passes in the chat', (text) => {
    expect(personalDataIn(text)).toEqual([])
  })

  test('of those that nobody looked at while the rules were made, one is stopped, in the Match alone', () => {
    expect(UNSEEN_SENTENCES.filter((text) => holdsPersonalData(text))).toEqual([])
    expect(UNSEEN_SENTENCES.filter((text) => personalDataIn(text, 'strict').length > 0)).toEqual([
      'O ponto final encerra a ideia.com isso, siga.',
    ])
  })
})

test.each([
  ['https://exemplo.org/aula', true],
  ['veja www . exemplo . net', true],
  ['um texto sem endereço', false],
])('a link in %j: %s', (text, isLink) => {
  expect(holdsLink(text)).toBe(isLink)
})

test('what is found is told as it stands in the text', () => {
  expect(personalDataIn('Oi! Me сhаmа nо zар, tá?')).toEqual([
    { kind: 'invitation', words: 'Me сhаmа nо zар' },
  ])
  expect(personalDataIn('Fale comigo: ana@exemplo.com, por favor.', 'strict')).toEqual([
    { kind: 'email', words: 'ana@exemplo.com' },
  ])
  expect(personalDataIn('é ８１ ９８７６５-４３２１ mesmo')).toEqual([
    { kind: 'phone', words: '８１ ９８７６５-４３２１' },
  ])
})

test('a long text of nothing but beginnings is read to its end', () => {
  const pieces = [
    'a',
    'a ',
    '1 ',
    'a.',
    'um ',
    '11 ',
    'a_1',
    'a@',
    'arroba - ',
    'me chama ',
    ' ',
    '\n',
    '( ',
    'а',
  ]
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(5_000 / piece.length))
    expect(personalDataIn(text, 'strict').length).toBeLessThan(7)
  }
}, 60_000)

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
