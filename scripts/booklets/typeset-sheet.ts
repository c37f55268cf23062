/**
 * How does a sample text look on the official sheet? Ruled lines with numbers in the margin, as in
 * the exam: at most 30, first lines indented, no blank line between paragraphs. The lines are broken
 * here, not by the layout, because each one gets its own number and rule.
 */

import { wordWidthPt } from '#server/shop/materials/text-width.ts'
import type { PrintNode } from './typeset-pdfmake-parts.ts'
import { INKS, TEXT_LINE_EMS, TEXT_WIDTH_PT } from './typeset-theme.ts'

/** The official sheet has 30 lines. */
export const SHEET_LINES = 30

const RULE_PT = 0.5
const WIDEST_LINE_PT = 13.8
/** What a page holds under a heading and two lines of introduction: a full sheet must fit in here. */
const FULL_SHEET_PT = 355
/** The letters stand close above their rule. */
const SHEET_LINE_FACTOR = 0.88
const NUMBER_COLUMN_PT = 20
/** The sheet is wider than the text column by this much on each side. */
const OVERHANG_PT = 12
const PADDING_PT = 6
/** The first line of a paragraph begins further in. */
const INDENT_PT = 18
const CAPTION_PT = 17
const GAPS_PT = 18

/** The text is set in the largest of these that keeps it within the official lines. */
const SIZES_PT = [10, 9.7, 9.4, 9.1, 8.8, 8.5, 8.2]

export function sheetHeightPt(paragraphs: readonly string[]): number {
  const lineCount = sheetLines(paragraphs).lines.length
  return lineCount * (lineHeightPt(lineCount) + RULE_PT) + CAPTION_PT + GAPS_PT
}

function lineHeightPt(lineCount: number): number {
  return Math.min(WIDEST_LINE_PT, FULL_SHEET_PT / Math.min(lineCount, SHEET_LINES) - RULE_PT)
}

export function essaySheet(paragraphs: readonly string[]): PrintNode {
  const { lines, sizePt } = sheetLines(paragraphs)
  const rowPt = lineHeightPt(lines.length)
  const body = lines.map((line, index): PrintNode[] => [
    {
      text: String(index + 1),
      fontSize: 7,
      lineHeight: 1,
      alignment: 'right',
      color: INKS.quiet,
      margin: [0, (rowPt - 7 * TEXT_LINE_EMS) / 2, 0, 0],
      role: 'artifact',
    },
    {
      text: line.text,
      fontSize: sizePt,
      lineHeight: SHEET_LINE_FACTOR,
      noWrap: true,
      margin: [line.isFirst ? INDENT_PT : 0, rowPt - sizePt * TEXT_LINE_EMS * SHEET_LINE_FACTOR, 0, 0],
      role: 'P',
    },
  ])
  return {
    needSpacePt: sheetHeightPt(paragraphs),
    margin: [-OVERHANG_PT, 6, -OVERHANG_PT, 12],
    stack: [
      { ...caption(lines.length), margin: [0, 0, 0, 3] },
      { table: { widths: [NUMBER_COLUMN_PT - 6, '*'], heights: rowPt, body }, layout: SHEET_LAYOUT },
    ],
  }
}

const SHEET_LAYOUT: NonNullable<PrintNode['layout']> = {
  hLineWidth: (line, node) => (line === 0 || line === node.table?.body.length ? 0.9 : RULE_PT),
  hLineColor: (line, node) => (line === 0 || line === node.table?.body.length ? INKS.pen : INKS.rule),
  vLineWidth: (line) => (line === 1 ? 0.7 : 0.9),
  vLineColor: () => INKS.pen,
  paddingLeft: (column) => (column === 0 ? 2 : PADDING_PT),
  paddingRight: (column) => (column === 0 ? 4 : PADDING_PT),
  paddingTop: () => 0,
  paddingBottom: () => 0,
}

function caption(lineCount: number): PrintNode {
  const words: PrintNode = {
    fontSize: 7.2,
    bold: true,
    color: INKS.pen,
    characterSpacing: 0.7,
    lineHeight: 1,
    role: 'artifact',
  }
  return {
    columns: [
      { ...words, text: 'FOLHA DE REDAÇÃO' },
      { ...words, text: `${lineCount} DE ${SHEET_LINES} LINHAS`, alignment: 'right' },
    ],
  }
}

/** One line of the sheet; the first one of a paragraph is indented. */
export type SheetLine = { text: string; isFirst: boolean }

/** Breaks the paragraphs into sheet lines, at the largest size that fits into the official 30. */
export function sheetLines(paragraphs: readonly string[]): { lines: SheetLine[]; sizePt: number } {
  const widthPt = TEXT_WIDTH_PT + 2 * OVERHANG_PT - NUMBER_COLUMN_PT - 2 * PADDING_PT - 4
  const tries = SIZES_PT.map((sizePt) => ({
    sizePt,
    lines: paragraphs.flatMap((paragraph) => brokenLines(paragraph, widthPt, sizePt)),
  }))
  const fitting = tries.find(({ lines, sizePt }) => {
    const letterPt = sizePt * TEXT_LINE_EMS * SHEET_LINE_FACTOR
    return lines.length <= SHEET_LINES && letterPt <= lineHeightPt(lines.length)
  })
  return fitting ?? tries.at(-1) ?? { lines: [], sizePt: 10 }
}

function brokenLines(paragraph: string, widthPt: number, sizePt: number): SheetLine[] {
  const spacePt = wordWidthPt(' ', sizePt)
  const lines: SheetLine[] = []
  let words: string[] = []
  let filledPt = INDENT_PT
  for (const word of paragraph.split(' ')) {
    const wordPt = wordWidthPt(word, sizePt)
    if (words.length > 0 && filledPt + spacePt + wordPt > widthPt) {
      lines.push({ text: words.join(' '), isFirst: lines.length === 0 })
      words = []
      filledPt = 0
    }
    filledPt += (words.length > 0 ? spacePt : 0) + wordPt
    words.push(word)
  }
  return [...lines, { text: words.join(' '), isFirst: lines.length === 0 }]
}
