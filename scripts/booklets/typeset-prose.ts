/**
 * How do paragraphs, lists and tables look, and how much room do they take? Nodes for the printer
 * and estimates of their height, for running text and for the inside of a box alike.
 */

import { countLines } from '#server/shop/materials/text-width.ts'
import { diagramHeightPt, diagramNode } from './typeset-diagrams.ts'
import type { List, ProseBlock, Table } from './typeset-dialect.ts'
import { plainText, type Span } from './typeset-inline.ts'
import type { PrintNode } from './typeset-pdfmake-parts.ts'
import { essaySheet, sheetHeightPt } from './typeset-sheet.ts'
import {
  BODY_LINE_PT,
  BODY_SIZE_PT,
  FULL_WIDTH_PT,
  INKS,
  TEXT_HEIGHT_PT,
  TEXT_LINE_EMS,
  TEXT_WIDTH_PT,
} from './typeset-theme.ts'
import { blankSheet, checklistNode, checklistPt, ruledLines, ruledLinesPt } from './typeset-to-write.ts'

const PARAGRAPH_GAP_PT = 7
const TABLE_SIZE_PT = 9.6
const TABLE_LINE_FACTOR = 0.95
const TABLE_LINE_PT = TABLE_SIZE_PT * TEXT_LINE_EMS * TABLE_LINE_FACTOR
const CELL_PADDING_PT = 5
/** Estimates reckon with a narrower column, because bold words are wider. */
const CAUTION = 0.97
/** A table lower than this share of the page is never torn. */
const WHOLE_TABLE_SHARE = 0.4
/** A paragraph of this many lines or fewer is not torn apart. */
const SHORT_LINES = 3

/** The words of a text as one node; extra fields are laid over it. */
export function textNode(spans: readonly Span[], extra: PrintNode = {}): PrintNode {
  return { text: spans.map(spanNode), keepsLinesTogether: true, role: 'P', ...extra }
}

export function proseNode(block: ProseBlock, widthPt: number): PrintNode {
  switch (block.kind) {
    case 'paragraph':
      return textNode(block.spans, {
        margin: [0, 0, 0, PARAGRAPH_GAP_PT],
        needSpacePt: proseSpacePt(block, widthPt),
      })
    case 'list':
      return {
        ...listNode(block),
        margin: [0, 0, 0, PARAGRAPH_GAP_PT],
        needSpacePt: proseSpacePt(block, widthPt),
      }
    case 'table':
      return tableNode(block, widthPt)
    case 'sheet':
      return essaySheet(block)
    case 'diagram':
      return diagramNode(block)
    case 'lines':
      return ruledLines(block.count, widthPt)
    case 'blank-sheet':
      return blankSheet()
    case 'checklist':
      return checklistNode(block)
  }
}

/** Room without which a block should rather begin on the next page. */
export function proseSpacePt(block: ProseBlock, widthPt: number): number {
  switch (block.kind) {
    case 'paragraph': {
      const lines = countLines(plainText(block.spans), widthPt, BODY_SIZE_PT)
      return (lines <= SHORT_LINES ? lines : 2) * BODY_LINE_PT
    }
    case 'list':
      return 2 * BODY_LINE_PT
    case 'table': {
      const whole = tableHeightPt(block, widthPt)
      const isSmall = whole <= TEXT_HEIGHT_PT * WHOLE_TABLE_SHARE
      return isSmall ? whole : tableHeightPt({ ...block, rows: block.rows.slice(0, 2) }, widthPt)
    }
    case 'sheet':
      return sheetHeightPt(block)
    case 'diagram':
      return diagramHeightPt(block)
    case 'lines':
      return ruledLinesPt(Math.min(block.count, 3))
    case 'blank-sheet':
      return TEXT_HEIGHT_PT * 0.9
    case 'checklist':
      return checklistPt(block)
  }
}

/** Height of blocks in a column of this width; an estimate for keeping boxes whole. */
export function proseHeightPt(blocks: readonly ProseBlock[], widthPt: number): number {
  return blocks
    .map((block) => {
      if (block.kind === 'table') return tableHeightPt(block, widthPt) + 12
      if (block.kind === 'sheet') return sheetHeightPt(block)
      if (block.kind === 'diagram') return diagramHeightPt(block)
      if (block.kind === 'lines') return ruledLinesPt(block.count)
      if (block.kind === 'blank-sheet' || block.kind === 'checklist') return TEXT_HEIGHT_PT
      if (block.kind === 'list')
        return listLines(block, widthPt) * BODY_LINE_PT + block.items.length * 3.5 + PARAGRAPH_GAP_PT
      return (
        countLines(plainText(block.spans), widthPt * CAUTION, BODY_SIZE_PT) * BODY_LINE_PT +
        PARAGRAPH_GAP_PT +
        1
      )
    })
    .reduce(sum, 0)
}

function spanNode(span: Span): PrintNode {
  return {
    text: span.text,
    ...(span.isBold && { bold: true, ...correctionColor(span.text) }),
    ...(span.isItalic && { italics: true }),
    ...(span.isMarked && { background: INKS.marker }),
  }
}

/** The teacher's pens: a text before the correction is red, after it green. */
function correctionColor(label: string): PrintNode {
  if (/^Antes\b/.test(label)) return { color: INKS.red }
  if (/^Depois\b/.test(label)) return { color: INKS.green }
  return {}
}

/** One node for the whole list; `only` picks a single item, with its number. */
export function listNode(list: List, only?: number): PrintNode {
  const chosen = only === undefined ? list.items : list.items.slice(only, only + 1)
  const items = chosen.map((item): PrintNode => {
    const text = textNode(item.spans, { margin: [0, 0, 0, 2.5] })
    return item.nested ? { stack: [text, { ...listNode(item.nested), margin: [0, 0, 0, 2] }] } : text
  })
  if (!list.isOrdered) return { ul: items, markerColor: INKS.pen }
  return { ol: items, start: list.start + (only ?? 0), markerColor: INKS.pen }
}

/** Of the page's two columns a table with much to say takes both. */
const NARROW_COLUMNS = 2

function tableWidthPt(table: Table, widthPt: number): number {
  return widthPt === TEXT_WIDTH_PT && table.header.length > NARROW_COLUMNS ? FULL_WIDTH_PT : widthPt
}

/** Does it reach into the margin? */
export function isWide(block: ProseBlock): boolean {
  if (block.kind === 'table') return tableWidthPt(block, TEXT_WIDTH_PT) > TEXT_WIDTH_PT
  return (
    block.kind === 'diagram' ||
    block.kind === 'sheet' ||
    block.kind === 'blank-sheet' ||
    block.kind === 'checklist'
  )
}

function tableNode(table: Table, columnPt: number): PrintNode {
  const widthPt = tableWidthPt(table, columnPt)
  const cell = (spans: Span[], extra: PrintNode = {}) =>
    textNode(spans, {
      fontSize: TABLE_SIZE_PT,
      lineHeight: TABLE_LINE_FACTOR,
      keepsLinesTogether: false,
      ...extra,
    })
  return {
    needSpacePt: proseSpacePt(table, columnPt),
    margin: [0, 3, columnPt - widthPt, PARAGRAPH_GAP_PT + 4],
    table: {
      widths: columnWidthsPt(table, widthPt),
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [
        table.header.map((spans) => cell(spans, { bold: true, fillColor: INKS.penTint })),
        ...table.rows.map((row) => row.map((spans) => cell(spans))),
      ],
    },
    layout: {
      hLineWidth: (line) => (line <= 1 ? 0.9 : 0.5),
      hLineColor: (line) => (line <= 1 ? INKS.ink : INKS.hairline),
      vLineWidth: () => 0,
      paddingLeft: () => CELL_PADDING_PT,
      paddingRight: () => CELL_PADDING_PT,
      paddingTop: () => 3.5,
      paddingBottom: () => 4,
    },
  }
}

/** Widths by how much each column has to say, never narrower than its longest word. */
function columnWidthsPt(table: Table, widthPt: number): number[] {
  const rows = [table.header, ...table.rows].map((row) => row.map((spans) => plainText(spans)))
  const columns = table.header.map((_, column) => rows.map((row) => row[column] ?? ''))
  const least = columns.map((cells) => {
    const words = cells.flatMap((text) => text.split(/\s+/))
    return Math.max(...words.map((word) => word.length)) * TABLE_SIZE_PT * 0.54 + 2
  })
  const needs = columns.map(
    (cells) => (cells.reduce((sum, text) => sum + text.length, 0) / cells.length) ** 0.75,
  )
  const room = widthPt - columns.length * 2 * CELL_PADDING_PT
  const spare = Math.max(0, room - least.reduce(sum, 0))
  const totalNeed = needs.reduce(sum, 0)
  const shares = least.map((pt, column) => pt + (spare * (needs[column] ?? 0)) / totalNeed)
  const factor = room / shares.reduce(sum, 0)
  return shares.map((pt) => pt * factor)
}

function tableHeightPt(table: Table, columnPt: number): number {
  const widthPt = tableWidthPt(table, columnPt)
  const widths = columnWidthsPt(table, widthPt)
  return [table.header, ...table.rows]
    .map((row) => {
      const lines = row.map((spans, column) =>
        countLines(plainText(spans), (widths[column] ?? widthPt) * CAUTION, TABLE_SIZE_PT),
      )
      return Math.max(...lines) * TABLE_LINE_PT + 8
    })
    .reduce(sum, 0)
}

function sum(a: number, b: number): number {
  return a + b
}

function listLines(list: List, widthPt: number): number {
  const lines = list.items.map((item) => {
    const own = countLines(plainText(item.spans), (widthPt - 16) * CAUTION, BODY_SIZE_PT)
    return own + (item.nested ? listLines(item.nested, widthPt - 16) : 0)
  })
  return lines.reduce(sum, 0)
}
