import { expect, test } from 'vitest'
import { stemOf } from './stem.ts'

test.each([
  ['casamento', 'casamentos'],
  ['mental', 'mentais'],
  ['mulher', 'mulheres'],
  ['doença', 'doenças'],
  ['cidadão', 'cidadãos'],
  ['ação', 'ações'],
  ['papel', 'papéis'],
  ['jovem', 'jovens'],
  ['idoso', 'idosas'],
  ['leitores', 'leitura'],
  ['leitores', 'ler'],
  ['doação', 'doadores'],
  ['velhice', 'envelhecimento'],
])('%s and %s have one stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other))
})

test.each([
  ['país', 'paisagem'],
  ['leitura', 'leite'],
  ['casa', 'casamento'],
])('%s and %s have not', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other))
})
