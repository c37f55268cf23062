import { expect, test } from 'vitest'
import { textWidthPt } from '#server/shop/materials/text-width.ts'
import { SHEET_LINES, sheetLines } from './typeset-sheet.ts'

const SENTENCE = 'A leitura exige tempo, silêncio e companhia, e nenhum dos três se compra pronto.'

function essay(sentencesPerParagraph: number): string[] {
  return [1, 2, 3, 4].map(() => Array.from({ length: sentencesPerParagraph }, () => SENTENCE).join(' '))
}

test('the lines of a sheet hold every word in its order', () => {
  const paragraphs = essay(4)
  expect(
    sheetLines(paragraphs)
      .lines.map(({ text }) => text)
      .join(' '),
  ).toBe(paragraphs.join(' '))
})

test('only the first line of each paragraph is indented', () => {
  const { lines } = sheetLines(essay(3))
  expect(lines.filter(({ isFirst }) => isFirst)).toHaveLength(4)
  expect(lines[0]?.isFirst).toBe(true)
})

test('a long text is set smaller until it fits into the official lines', () => {
  const short = sheetLines(essay(2))
  const long = sheetLines(essay(7))
  expect(long.sizePt).toBeLessThan(short.sizePt)
  expect(long.lines.length).toBeLessThanOrEqual(SHEET_LINES)
})

test('no line is wider than the sheet', () => {
  const { lines, sizePt } = sheetLines(essay(6))
  const widest = Math.max(...lines.map(({ text, isFirst }) => textWidthPt(text, sizePt) + (isFirst ? 18 : 0)))
  expect(widest).toBeLessThanOrEqual(336)
})
