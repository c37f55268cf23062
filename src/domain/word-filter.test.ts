import { expect, test } from 'vitest'
import { holdsPersonalData, refusedWordIn } from './word-filter.ts'

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
  ['babacas', 'babaca'],
  ['pora', 'porra'],
  ['ah, vai se  catar', 'vai se catar'],
  ['onibus', 'ônibus'],
])('%j holds %s', (text, word) => {
  expect(refusedWordIn(text, REFUSED)).toBe(word)
})

test.each(['', 'babacaria', 'uma redação nota 1000', 'vai, se der, catar', 'a e o', 'nota 920 e 960', 'b a'])(
  '%j holds none of them',
  (text) => {
    expect(refusedWordIn(text, REFUSED)).toBeNull()
  },
)

test.each([
  'me chama no (81) 90000-0000',
  'zap 81 9 0000 0000',
  'meu número: 81900000000',
  '+55 81 90000-0000',
  'fixo (11) 3333-4444',
  'ana@exemplo.com',
  'ana @ exemplo.com.br',
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
