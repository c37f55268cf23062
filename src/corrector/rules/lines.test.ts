import { expect, test } from 'vitest'
import {
  countedLines,
  countWords,
  LARGE_HAND_LETTERS,
  LINE_LETTERS,
  lineStarts,
  linesByHand,
  paperLineStarts,
  paperLines,
  passesSheet,
  sheetLines,
} from './lines.ts'

const a = (length: number) => 'a'.repeat(length)

test.each<[string, string, number]>([
  ['nothing', '', 0],
  ['blank lines', ' \n\n \n', 0],
  ['a word', 'um', 1],
  ['a full line', a(LINE_LETTERS), 1],
  ['a word that is one letter too long', a(LINE_LETTERS + 1), 2],
  ['a word of three lines', a(3 * LINE_LETTERS), 3],
  ['two words that just fit', `${a(57)} ${a(57)}`, 1],
  ['two words that just do not', `${a(57)} ${a(58)}`, 2],
  ['two paragraphs', 'Um.\nDois.', 2],
  ['a line that plainly goes on', 'um\ndois', 1],
  ['blank lines between', 'um\n\n\ndois', 2],
])('%s: lines of the sheet', (_, text, lines) => {
  expect(sheetLines(text)).toBe(lines)
})

test('copied lines are not counted, those around them are', () => {
  const text = 'Linha minha.\nlinha copiada.\nOutra minha.'
  const start = text.indexOf('linha copiada')
  const discounted = {
    text,
    doubled: [],
    asides: [],
    copied: [{ start, end: start + 'linha copiada'.length }],
  }
  expect(countedLines(discounted, text)).toBe(2)
  expect(countedLines({ ...discounted, copied: [] }, text)).toBe(3)
})

test('what a copy leaves of its line counts as a line only if a word is left', () => {
  const counted = (text: string) => {
    const start = text.indexOf('copiada')
    return countedLines({ text, doubled: [], asides: [], copied: [{ start, end: start + 7 }] }, text)
  }
  expect(counted('Linha minha.\ncopiada.')).toBe(1)
  expect(counted('Linha minha.\n“copiada”')).toBe(1)
  expect(counted('Linha minha.\ncopiada e minha')).toBe(2)
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

test('the number of a line stands where the line begins', () => {
  expect(lineStarts(`${a(57)} ${a(58)}\n\n  dois`)).toEqual([0, 58, 120])
  expect(lineStarts(a(250))).toEqual([0, 115, 230])
})

test('a text with broken lines has the lines of the text without them', () => {
  const sentence = 'A leitura pede tempo, silêncio e companhia, e nenhum dos três se compra pronto na esquina'
  const paragraph = Array.from({ length: 6 }, (_, at) => `${sentence} ${at}.`).join(' ')
  const broken = paragraph.replace(/(.{50,64}) /g, '$1\n')
  expect(broken.split('\n').length).toBeGreaterThan(8)
  expect(sheetLines(broken)).toBe(sheetLines(paragraph))
})

test('lines are counted by the student’s hand, or by that of real essays', () => {
  expect(linesByHand('palavra '.repeat(20), null)).toBe(2)
  expect(linesByHand('palavra '.repeat(20), 40)).toBe(4)
})

test.each<[number, number | null, boolean]>([
  [120 * 30, null, false],
  [120 * 30 + 3, null, true],
  [90 * 30, 90, false],
  [90 * 30 + 3, 90, true],
  [90 * 30 + 3, null, false],
])('%i letters pass 30 lines of the hand %j: %s', (letters, hand, isOver) => {
  expect(passesSheet('ab '.repeat(letters / 3).trim(), 30, hand)).toBe(isOver)
})

test('the rule of too few lines is the one of a large hand', () => {
  const text = `${a(LARGE_HAND_LETTERS)} `.repeat(8).trim()
  expect(countedLines({ text, copied: [], doubled: [], asides: [] }, text)).toBe(8)
  expect(sheetLines(text)).toBe(8)
  expect(sheetLines('palavra '.repeat(58).trim())).toBeLessThan(8)
})

test('of paper each written line counts, and begins where its first word does', () => {
  const text = '    Um começo\ncurto\n\n —\nfim'
  expect(paperLines(text)).toBe(3)
  expect(paperLineStarts(text)).toEqual([4, 14, 24])
  expect(paperLines('')).toBe(0)
})
