import { expect, test } from 'vitest'
import { LINE_LENGTH_MAX, readLines } from './machine-reading.ts'
import { MOST_LINES } from './machine-reading-wire.ts'

const answer = (...texts: readonly unknown[]) =>
  JSON.stringify({ lines: texts.map((text, at) => ({ line: at + 1, text })) })
const read = (text: string, asked: readonly number[] = [1, 2, 3]) => readLines(text, asked, [])

test('each line that was asked for is taken once, in their order', () => {
  const lines = [
    { line: 3, text: 'três' },
    { line: 1, text: ' um \n só ' },
    { line: 1, text: 'outro' },
    { line: 9, text: 'nove' },
  ]
  expect(read(JSON.stringify({ lines }))).toEqual([
    { line: 1, text: 'um só' },
    { line: 3, text: 'três' },
  ])
})

test.each([
  ['no JSON', 'A escola'],
  ['a list', '[]'],
  ['lines without numbers', JSON.stringify({ lines: ['A escola'] })],
  ['nothing at all', answer()],
  ['empty lines', answer('', '  ')],
  ['one sentence for three lines', answer('Ilegível.', 'Ilegível.', 'Ilegível.')],
  [
    'more lines than two pages have',
    answer(...Array.from({ length: 2 * MOST_LINES + 1 }, (_, at) => `${at}`)),
  ],
])('%s cannot be used', (_, text) => {
  expect(read(text)).toBeNull()
})

test('two lines that are alike may stand on paper', () => {
  expect(read(answer('E agora?', 'E agora?'))).toHaveLength(2)
})

test.each([
  ['a line as long as a hand writes', 'a'.repeat(LINE_LENGTH_MAX), true],
  ['a longer one', 'a'.repeat(LINE_LENGTH_MAX + 1), false],
  ['an address', 'veja www.exemplo.com', false],
  ['markup', '<b>forte</b>', false],
  ['what cannot be seen', 'a\u200bb', false],
  ['a telephone number', 'ligue para (81) 98765-4321', false],
  ['a doubt', 'o (?) dia', true],
])('%s', (_, text, isTaken) => {
  expect(read(answer(text)) !== null).toBe(isTaken)
})

test('a line with a refused word is left to be typed', () => {
  expect(readLines(answer('que burro', 'o livro'), [1, 2], ['burro'])).toEqual([{ line: 2, text: 'o livro' }])
})
