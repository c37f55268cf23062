import { expect, test } from 'vitest'
import { exampleParts } from './connective.ts'

const marked = (text: string, example: string) =>
  exampleParts({ text, example })
    .filter((part) => part.isMatch)
    .map((part) => part.text)

test.each([
  ['Além disso', 'A merenda alimenta. Além disso, ela mantém o estudante na escola.', ['Além disso']],
  ['Contudo', 'O país produz; contudo, há fome.', ['contudo']],
  ['Não só… mas também', 'Não só reduz a renda, mas também abala a saúde.', ['Não só', 'mas também']],
  ['Apesar de', 'Apesar de o voto ser um direito, muitos se calam.', ['Apesar de']],
  ['Devido a', 'O rio secou devido à seca e ao desmatamento.', ['devido à']],
  ['Devido a', 'Devido aos cortes, faltam vagas.', ['Devido aos']],
  ['Em decorrência de', 'Em decorrência do atraso, faltam vagas.', ['Em decorrência do']],
  ['Como', 'Comover não basta: como disse o autor, é preciso agir.', ['como']],
  ['Portanto', 'Nada a ver com isto.', []],
])('%s is marked in its example', (text, example, expected) => {
  expect(marked(text, example)).toEqual(expected)
})

test('the parts give the example back', () => {
  const example = 'Seja pelo preço, seja pela distância, o livro não chega.'
  const parts = exampleParts({ text: 'Seja… seja', example })
  expect(parts.map((part) => part.text).join('')).toBe(example)
  expect(parts.filter((part) => part.isMatch)).toHaveLength(2)
})
