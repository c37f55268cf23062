/**
 * What frames the text of a chapter? The opening with its number on ruled lines, the running head
 * and the page number.
 */
import type { Block } from './typeset-dialect.ts'
import type { ContentsEntry } from './typeset-front-pages.ts'
import type { PrintNode } from './typeset-pdfmake-parts.ts'
import { FULL_WIDTH_PT, INKS, PAGE } from './typeset-theme.ts'

export type Chapter = ContentsEntry & { blocks: Block[] }

const OPENING_RULE_PT = 15
const NUMBER_COLUMN_PT = 34

/** The head of a sheet: ruled lines, the chapter's number in the margin column, and its title. */
export function chapterOpening(chapter: Chapter): PrintNode[] {
  const rules = [0, 1, 2, 3].map((row) => {
    const y = row * OPENING_RULE_PT
    return {
      type: 'line',
      x1: -PAGE.marginLeftPt,
      y1: y,
      x2: PAGE.widthPt,
      y2: y,
      lineWidth: 0.6,
      lineColor: INKS.rule,
    }
  })
  const margin = {
    type: 'line',
    x1: NUMBER_COLUMN_PT,
    y1: -PAGE.marginTopPt,
    x2: NUMBER_COLUMN_PT,
    y2: 62,
    lineWidth: 0.9,
    lineColor: INKS.pen,
  }
  return [
    { canvas: [...rules, margin], startsPage: true },
    {
      text: chapter.title,
      font: 'Bricolage Grotesque',
      bold: true,
      fontSize: 27,
      lineHeight: 0.98,
      id: chapter.id,
      outline: true,
      outlineText: chapter.title,
      margin: [0, 14, 10, 16],
      role: 'H1',
    },
    {
      text: [{ text: String(chapter.number), background: INKS.marker }],
      font: 'Bricolage Grotesque',
      bold: true,
      fontSize: 30,
      lineHeight: 1,
      absolutePosition: { x: PAGE.marginLeftPt + 2, y: PAGE.marginTopPt + 4 },
      role: 'artifact',
    },
  ]
}

export function runningHead(title: string, chapterTitle: string): PrintNode {
  const words: PrintNode = { fontSize: 8, color: INKS.quiet, lineHeight: 1, noWrap: true, role: 'artifact' }
  return {
    margin: [PAGE.marginLeftPt, 30, PAGE.marginLeftPt, 0],
    stack: [
      {
        columns: [
          { ...words, text: title.split(':')[0] ?? title, bold: true, width: 'auto' },
          { ...words, text: shortened(chapterTitle), alignment: 'right', width: '*' },
        ],
      },
      {
        canvas: [
          { type: 'line', x1: 0, y1: 5, x2: FULL_WIDTH_PT, y2: 5, lineWidth: 0.5, lineColor: INKS.rule },
        ],
      },
    ],
  }
}

const MOST_HEAD_CHARACTERS = 52

function shortened(text: string): string {
  return text.length <= MOST_HEAD_CHARACTERS ? text : `${text.slice(0, MOST_HEAD_CHARACTERS - 1).trimEnd()}…`
}

export function pageNumber(page: number): PrintNode {
  return {
    text: String(page),
    font: 'Bricolage Grotesque',
    fontSize: 9.5,
    alignment: 'center',
    margin: [0, 14, 0, 0],
    role: 'artifact',
  }
}
