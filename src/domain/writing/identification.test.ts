import { expect, test } from 'vitest'
import { contactsIn, holdsContact, ownNameIn } from './identification.ts'
import { lieWithin, missingSentences } from './peer-remarks.ts'

test.each([
  ['Escreva para ana@exemplo.com depois.', ['email']],
  ['Meu número é (81) 98765-4321.', ['phone', 'invitation']],
  ['CPF 123.456.789-09', ['document']],
  ['Siga @ana_escreve por favor', ['handle', 'invitation']],
  ['Veja em https://exemplo.com/perfil', ['link']],
  ['Veja em exemplo.com.br hoje', ['link']],
  ['me chama no direct', ['invitation']],
  ['meu insta tem mais', ['invitation']],
])('%j holds a contact: %j', (text, kinds) => {
  expect(contactsIn(text).map(({ kind }) => kind)).toEqual(kinds)
})

test.each([
  'Segundo a Lei nº 12.244, de 2010, toda escola deve ter biblioteca.',
  'Em 2019, 10.500.000 pessoas viviam assim; em 1988, não.',
  'O Instagram e o TikTok disputam a atenção. A Constituição, art. 5º, protege a intimidade.',
  'O aluno me chama a atenção para o tema.',
  'Fim do período.Outro período, sem espaço.Me parece bom.',
])('%j holds none', (text) => {
  expect(contactsIn(text)).toEqual([])
})

test('the own name is found with a capital letter, whatever its accents; particles and others are not', () => {
  const name = 'Ana Conceição da Rosa'
  expect(ownNameIn('Por Ana Conceicao. A rosa da casa, ana.', name).map(({ words }) => words)).toEqual([
    'Ana',
    'Conceicao',
  ])
  expect(ownNameIn('Da casa de Maria.', name)).toEqual([])
  expect(ownNameIn('Ana', null)).toEqual([])
})

test('a remark may hold no contact', () => {
  expect(holdsContact(['Boa tese.', 'Falta o agente.'])).toBe(false)
  expect(holdsContact(['Boa tese.', 'me segue no insta'])).toBe(true)
})

test.each([
  [0, 3, true],
  [0, 4, true],
  [0, 5, false],
  [2, 2, false],
  [3, 4, false],
])('a mark from %i to %i of "abc " lies on words: %s', (start, end, isWithin) => {
  expect(lieWithin([{ start, end }], 'abc ')).toBe(isWithin)
})

test('a sentence counts from ten characters on', () => {
  expect(missingSentences(['123456789', '1234567890', '   123456789   '])).toBe(2)
})
