import { expect, test } from 'vitest'
import { wholeWords } from './chosen-span.ts'

const TEXT = 'A água, enfim, é de todos.\nFim'

test.each([
  ['half a word is the word', 3, 5, 'água'],
  ['blanks around it are left out', 1, 7, 'água,'],
  ['a sign by itself stays a sign', 6, 7, ','],
  ['over the end of a line', 20, 28, 'todos.\nFim'],
  ['the whole text', 0, TEXT.length, TEXT],
])('%s', (_, from, to, words) => {
  const span = wholeWords(TEXT, from, to)
  expect(span && TEXT.slice(span.start, span.end)).toBe(words)
})

test.each([
  [1, 2],
  [3, 3],
  [26, 27],
])('nothing but blanks from %i to %i is nothing', (from, to) => {
  expect(wholeWords(TEXT, from, to)).toBeNull()
})
