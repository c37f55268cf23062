/**
 * How does a sample text look on the official sheet? Ruled lines with numbers in the margin, as in
 * the exam: at most 30, first lines indented, no blank line between paragraphs. The lines are broken
 * here, not by the layout, because each one gets its own number and rule.
 */

import { wordWidthPt } from '#server/shop/materials/text-width.ts'
import type { MarginComment } from './typeset-fences.ts'
import { commentColumn, commentSpots } from './typeset-margin-comments.ts'
import type { PrintNode } from './typeset-pdfmake-parts.ts'
import { INKS, TEXT_LINE_EMS, TEXT_WIDTH_PT } from './typeset-theme.ts'

/** The official sheet has 30 lines. */
export const SHEET_LINES = 30

const RULE_PT = 0.5
const WIDEST_LINE_PT = 17.4
/** What a page holds under a heading and two lines of introduction: a full sheet must fit in here. */
const FULL_SHEET_PT = 520
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
const SIZES_PT = [11, 10.6, 10.2, 9.8, 9.4, 9, 8.6]
/** What the number of a comment takes from its line. */
const MARK_PT = 6

type Sheet = { readonly paragraphs: readonly string[]; readonly comments: readonly MarginComment[] }

export function sheetHeightPt(sheet: Sheet): number {
  const { lines } = sheetLines(sheet.paragraphs, sheet.comments)
  return linesHeightPt(lines.length) + overflowPt(sheet, lines) + CAPTION_PT + GAPS_PT
}

function linesHeightPt(lineCount: number): number {
  return lineCount * (lineHeightPt(lineCount) + RULE_PT)
}

/** How far the comments reach below the last line. */
function overflowPt({ comments }: Sheet, lines: readonly SheetLine[]): number {
  const end = commentSpots(comments, lines, lineHeightPt(lines.length) + RULE_PT).at(-1)?.endPt ?? 0
  return Math.max(0, end - linesHeightPt(lines.length))
}

function lineHeightPt(lineCount: number): number {
  return Math.min(WIDEST_LINE_PT, FULL_SHEET_PT / Math.min(lineCount, SHEET_LINES) - RULE_PT)
}

export function essaySheet(sheet: Sheet): PrintNode {
  const { lines, sizePt } = sheetLines(sheet.paragraphs, sheet.comments)
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
      text: line.parts.map((part) => partNode(part)),
      fontSize: sizePt,
      lineHeight: SHEET_LINE_FACTOR,
      noWrap: true,
      margin: [line.isFirst ? INDENT_PT : 0, rowPt - sizePt * TEXT_LINE_EMS * SHEET_LINE_FACTOR, 0, 0],
      role: 'P',
    },
  ])
  return {
    needSpacePt: sheetHeightPt(sheet),
    margin: [-OVERHANG_PT, 6, -OVERHANG_PT / 2, 12 + overflowPt(sheet, lines)],
    stack: [
      { ...caption(lines.length), margin: [0, 0, 0, 3] },
      { table: { widths: [NUMBER_COLUMN_PT - 6, '*'], heights: rowPt, body }, layout: SHEET_LAYOUT },
      ...commentColumn(sheet.comments, lines, rowPt + RULE_PT, linesHeightPt(lines.length), OVERHANG_PT),
    ],
  }
}

/** Words with a comment are marked, and its number stands before them. */
function partNode({ text, comment, isStart }: SheetPart): PrintNode {
  if (comment === null) return { text }
  const words: PrintNode = { text, background: INKS.marker }
  if (!isStart) return words
  return { text: [{ text: `${comment + 1} `, bold: true, fontSize: 7, color: INKS.red }, words] }
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
export type SheetLine = { text: string; isFirst: boolean; parts: SheetPart[] }
/** Words of a line that belong together: with one comment, or with none. */
export type SheetPart = { text: string; comment: number | null; isStart: boolean }
type Passage = { start: number; end: number }

/** Breaks the paragraphs into sheet lines, at the largest size that fits into the official 30. */
export function sheetLines(
  paragraphs: readonly string[],
  comments: readonly MarginComment[] = [],
): { lines: SheetLine[]; sizePt: number } {
  const widthPt = TEXT_WIDTH_PT + 1.5 * OVERHANG_PT - NUMBER_COLUMN_PT - 2 * PADDING_PT - 4
  const passages = passagesOf(paragraphs.join(' '), comments)
  const tries = SIZES_PT.map((sizePt) => ({
    sizePt,
    lines: withParts(
      paragraphs.flatMap((paragraph, index) =>
        brokenLines(paragraph, { widthPt, sizePt, passages, offset: offsetOf(paragraphs, index) }),
      ),
      passages,
    ),
  }))
  const fitting = tries.find(({ lines, sizePt }) => {
    const letterPt = sizePt * TEXT_LINE_EMS * SHEET_LINE_FACTOR
    return lines.length <= SHEET_LINES && letterPt <= lineHeightPt(lines.length)
  })
  return fitting ?? tries.at(-1) ?? { lines: [], sizePt: 10 }
}

function offsetOf(paragraphs: readonly string[], index: number): number {
  return paragraphs.slice(0, index).reduce((sum, paragraph) => sum + paragraph.length + 1, 0)
}

function passagesOf(text: string, comments: readonly MarginComment[]): Passage[] {
  let from = 0
  return comments.map(({ passage }) => {
    const start = text.indexOf(passage, from)
    from = start + passage.length
    return { start, end: from }
  })
}

type BrokenLine = { text: string; isFirst: boolean; start: number }

function withParts(lines: readonly BrokenLine[], passages: readonly Passage[]): SheetLine[] {
  return lines.map(({ text, isFirst, start }) => {
    const end = start + text.length
    const parts: SheetPart[] = []
    let at = start
    const add = (to: number, comment: number | null, isStart: boolean) => {
      if (to > at) parts.push({ text: text.slice(at - start, to - start), comment, isStart })
      at = Math.max(at, to)
    }
    for (const [index, passage] of passages.entries()) {
      if (passage.end <= start || passage.start >= end) continue
      add(passage.start, null, false)
      add(Math.min(passage.end, end), index, passage.start >= start)
    }
    add(end, null, false)
    return { text, isFirst, parts }
  })
}

type Room = { widthPt: number; sizePt: number; passages: readonly Passage[]; offset: number }

function brokenLines(paragraph: string, { widthPt, sizePt, passages, offset }: Room): BrokenLine[] {
  let at = offset
  let start = offset
  const spacePt = wordWidthPt(' ', sizePt)
  const lines: BrokenLine[] = []
  let words: string[] = []
  let filledPt = INDENT_PT
  for (const word of paragraph.split(' ')) {
    const marks = passages.filter((passage) => passage.start >= at && passage.start < at + word.length)
    const wordPt = wordWidthPt(word, sizePt) + marks.length * MARK_PT
    if (words.length > 0 && filledPt + spacePt + wordPt > widthPt) {
      lines.push({ text: words.join(' '), isFirst: lines.length === 0, start })
      start = at
      words = []
      filledPt = 0
    }
    filledPt += (words.length > 0 ? spacePt : 0) + wordPt
    words.push(word)
    at += word.length + 1
  }
  return [...lines, { text: words.join(' '), isFirst: lines.length === 0, start }]
}
