import { expect, test } from 'vitest'
import { buyerLines, guessColumn, outcomeByFile, valuesOf } from './buyer-import.ts'

test('columns are found by their heads, and none is made up', () => {
  const heads = ['Transação', 'Nome do Produto', 'Situação', 'Nome', 'E-mail']
  expect(guessColumn(heads, 'email')).toBe(4)
  expect(guessColumn(heads, 'product')).toBe(1)
  expect(guessColumn(heads, 'status')).toBe(2)
  expect(guessColumn(['EMAIL', 'Status'], 'email')).toBe(0)
  expect(guessColumn(['Nome', 'Telefone'], 'email')).toBeNull()
})

test('only lines that hold every chosen word count, by the number of the spreadsheet', () => {
  const rows = [
    ['Ana@Gmail.com ', 'Curso', 'Aprovada'],
    ['bia@gmail.com', 'Curso', 'Reembolsada'],
    ['caio@gmail.com', 'Outro', 'Aprovada'],
    ['', 'Curso'],
  ]
  const meant = [
    { column: 1, value: 'Curso' },
    { column: 2, value: 'Aprovada' },
  ]
  expect(buyerLines(rows, 0, meant)).toEqual([{ line: 2, email: 'ana@gmail.com' }])
  expect(buyerLines(rows, 0, []).map(({ line }) => line)).toEqual([2, 3, 4, 5])
  expect(valuesOf(rows, 2)).toEqual(['', 'Aprovada', 'Reembolsada'])
})

test('the first line of an address counts, its others and what is no address do not', () => {
  const lines = ['a@b.co', 'none', 'a@b.co', '', 'c@b.co'].map((email, line) => ({ line, email }))
  expect(outcomeByFile(lines, (email) => email.includes('@'))).toEqual([
    null,
    'bad-email',
    'repeated',
    'bad-email',
    null,
  ])
})
