import { expect, test } from 'vitest'
import { countedLines, countWords, LINE_CHARACTERS, sheetLines } from './lines.ts'

const a = (length: number) => 'a'.repeat(length)

test.each<[string, string, number]>([
  ['nothing', '', 0],
  ['blank lines', ' \n\n \n', 0],
  ['a word', 'um', 1],
  ['a full line', a(LINE_CHARACTERS), 1],
  ['a word that is one letter too long', a(LINE_CHARACTERS + 1), 2],
  ['a word of three lines', a(3 * LINE_CHARACTERS), 3],
  ['two words that just fit', `${a(32)} ${a(33)}`, 1],
  ['two words that just do not', `${a(33)} ${a(33)}`, 2],
  ['two paragraphs', 'um\ndois', 2],
  ['blank lines between', 'um\n\n\ndois', 2],
])('%s: lines of the sheet', (_, text, lines) => {
  expect(sheetLines(text)).toBe(lines)
})

test('copied lines are not counted, those around them are', () => {
  const text = 'linha minha\nlinha copiada\noutra minha'
  const start = text.indexOf('linha copiada')
  const discounted = { text, doubled: [], copied: [{ start, end: start + 'linha copiada'.length }] }
  expect(countedLines(discounted, text)).toBe(2)
  expect(countedLines({ ...discounted, copied: [] }, text)).toBe(3)
})

test('what a copy leaves of its line counts as a line only if a word is left', () => {
  const counted = (text: string) => {
    const start = text.indexOf('copiada')
    return countedLines({ text, doubled: [], copied: [{ start, end: start + 7 }] }, text)
  }
  expect(counted('linha minha\ncopiada.')).toBe(1)
  expect(counted('linha minha\n“copiada”')).toBe(1)
  expect(counted('linha minha\ncopiada e minha')).toBe(2)
})

test.each<[string, number]>([
  ['', 0],
  ['  ', 0],
  ['um', 1],
  [' um  dois\ntrês ', 3],
  ['o artigo 196 – de 1988', 5],
  ['o bem-estar de 80%', 4],
])('“%s” has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})
