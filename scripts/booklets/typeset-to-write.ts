/**
 * Where does a reader write? Ruled lines under an exercise, the whole sheet of the exam, and the list that is cut out and
 * laid beside the essay. The lines are as far apart as those of our printed sheet.
 */
import { SHEET } from '#domain/writing/sheet-photograph/sheet-layout.ts'
import type { PrintNode } from './typeset-pdfmake-parts.ts'
import { SHEET_LINES } from './typeset-sheet.ts'
import { FULL_WIDTH_PT, INKS, PAGE, TEXT_WIDTH_PT } from './typeset-theme.ts'

const POINTS_PER_MM = 72 / 25.4
/** The distance of two lines of the sheet. */
export const RULE_DISTANCE_PT = SHEET.pitchMm * POINTS_PER_MM
const AFTER_LINES_PT = 8

export function ruledLinesPt(count: number): number {
  return count * RULE_DISTANCE_PT + AFTER_LINES_PT
}

export function ruledLines(count: number, widthPt: number): PrintNode {
  return {
    needSpacePt: ruledLinesPt(Math.min(count, 3)),
    margin: [0, 0, 0, AFTER_LINES_PT],
    // One drawing each, so that many of them may go on overleaf.
    stack: Array.from({ length: count }, () => ({ canvas: [rule(0, RULE_DISTANCE_PT, widthPt)] })),
  }
}

/** The sheet of the exam, empty: 30 numbered lines on a page of its own. */
export function blankSheet(): PrintNode {
  const numberPt = 24
  const heightPt = SHEET_LINES * RULE_DISTANCE_PT
  const numbers = Array.from(
    { length: SHEET_LINES },
    (_, line): PrintNode => ({
      relativePosition: { x: 0, y: (line + 1) * RULE_DISTANCE_PT - 12 },
      columns: [
        {
          text: String(line + 1),
          width: numberPt - 5,
          fontSize: 8,
          lineHeight: 1,
          alignment: 'right',
          color: INKS.quiet,
          role: 'artifact',
        },
      ],
    }),
  )
  return {
    startsPage: true,
    margin: [0, 0, TEXT_WIDTH_PT - FULL_WIDTH_PT, 0],
    stack: [
      {
        text: 'FOLHA DE REDAÇÃO',
        fontSize: 8,
        bold: true,
        color: INKS.pen,
        characterSpacing: 0.7,
        margin: [0, 0, 0, 3],
        role: 'P',
      },
      ...numbers,
      {
        canvas: [
          ...Array.from({ length: SHEET_LINES - 1 }, (_, line) =>
            rule(0, (line + 1) * RULE_DISTANCE_PT, FULL_WIDTH_PT),
          ),
          { type: 'rect', x: 0, y: 0, w: FULL_WIDTH_PT, h: heightPt, lineWidth: 0.9, lineColor: INKS.pen },
          { ...rule(numberPt, 0, numberPt), y2: heightPt, lineColor: INKS.pen },
        ],
      },
    ],
  }
}

const CHECK_COLUMNS = ['1ª', '2ª', '3ª', '4ª', '5ª', '6ª'] as const

/** A row of the list has one line, or seldom two. */
const CHECK_ROW_PT = 27

export function checklistPt({ items }: { items: readonly string[] }): number {
  return (items.length + 3) * CHECK_ROW_PT
}

/** A list for six essays, on a page that is cut out along the dashes. */
export function checklistNode({ title, items }: { title: string; items: readonly string[] }): PrintNode {
  const head = (text: string): PrintNode => ({
    text,
    bold: true,
    fontSize: 9.6,
    alignment: 'center',
    role: 'P',
  })
  // A node of its own for each cell: the layout writes into them.
  const box = (): PrintNode => ({
    canvas: [{ type: 'rect', x: 4, y: 1, w: 11, h: 11, lineWidth: 0.8, lineColor: INKS.ink }],
  })
  const body: PrintNode[][] = [
    [
      { text: title, bold: true, fontSize: 11, font: 'Bricolage Grotesque', role: 'P' },
      ...CHECK_COLUMNS.map(head),
    ],
    ...items.map((text): PrintNode[] => [{ text, fontSize: 10.6, role: 'P' }, ...CHECK_COLUMNS.map(box)]),
  ]
  return {
    margin: [0, 4, TEXT_WIDTH_PT - FULL_WIDTH_PT, 8],
    stack: [
      {
        text: 'Recorte pela linha tracejada e deixe ao lado da folha. Cada coluna é uma redação.',
        fontSize: 9.4,
        color: INKS.quiet,
        margin: [0, 0, 0, 8],
        role: 'P',
      },
      {
        absolutePosition: { x: 0, y: 0 },
        canvas: [
          {
            type: 'line',
            x1: PAGE.marginLeftPt / 2,
            y1: 16,
            x2: PAGE.marginLeftPt / 2,
            y2: PAGE.heightPt - 16,
            lineWidth: 1,
            lineColor: INKS.quiet,
            dash: { length: 6, space: 4 },
          },
        ],
      },
      {
        table: { widths: ['*', ...CHECK_COLUMNS.map(() => 19)], headerRows: 1, dontBreakRows: true, body },
        layout: {
          hLineWidth: (line) => (line <= 1 ? 0.9 : 0.5),
          hLineColor: (line) => (line <= 1 ? INKS.ink : INKS.hairline),
          vLineWidth: () => 0,
          paddingLeft: () => 3,
          paddingRight: () => 3,
          paddingTop: () => 5,
          paddingBottom: () => 5,
        },
      },
      {
        text: `Data e tema:  ${CHECK_COLUMNS.map((column) => `${column} ____________`).join('  ')}`,
        fontSize: 9.4,
        color: INKS.quiet,
        margin: [0, 14, 0, 0],
        role: 'artifact',
      },
    ],
  }
}

function rule(x1: number, y: number, x2: number) {
  return { type: 'line', x1, y1: y, x2, y2: y, lineWidth: 0.6, lineColor: INKS.rule }
}
