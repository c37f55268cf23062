import { expect, test } from 'vitest'
import { shownNameOf } from './shown-name.ts'

test.each([
  ['Ana Clara de Souza', 'Ana S.'],
  ['Seu Babaca', 'Estudante'],
  ['B4b4ca Silva', 'Estudante'],
  ['Моdеrаção Oficial', 'Estudante'],
  ['\u3164', 'Estudante'],
  [null, 'Estudante'],
])('%j is shown as %s', (name, shown) => {
  expect(shownNameOf(name)).toBe(shown)
})
