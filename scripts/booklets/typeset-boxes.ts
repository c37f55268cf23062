/**
 * How do the teaching boxes look? Each kind has its own pen: examples blue, warnings the yellow
 * marker, exercises an open frame, answers green, and the teacher's note is written by hand.
 * A short box stays whole; a long one breaks between its paragraphs only.
 */
import type { Box, BoxKind, ProseBlock } from './typeset-dialect.ts'
import type { PrintNode } from './typeset-pdfmake-parts.ts'
import { listNode, proseHeightPt, proseNode } from './typeset-prose.ts'
import {
  BODY_LINE_PT,
  COLUMN_GAP_PT,
  COMMENTS_WIDTH_PT,
  INKS,
  TEXT_HEIGHT_PT,
  TEXT_WIDTH_PT,
} from './typeset-theme.ts'

type Look = { label: string; bar: string; tint: string | null; text: string; hasFrame: boolean }

const LOOKS: Record<Exclude<BoxKind, 'NOTA'>, Look> = {
  EXEMPLO: { label: 'Exemplo', bar: INKS.pen, tint: INKS.penTint, text: INKS.pen, hasFrame: false },
  ATENCAO: { label: 'Atenção', bar: INKS.marker, tint: INKS.markerTint, text: INKS.ink, hasFrame: false },
  EXERCICIO: { label: 'Exercício', bar: INKS.ink, tint: null, text: INKS.ink, hasFrame: true },
  GABARITO: { label: 'Gabarito', bar: INKS.green, tint: INKS.greenTint, text: INKS.green, hasFrame: false },
}

const BAR_PT = 3
const PADDING_PT = 11
const LABEL_PT = 22
/** A box lower than this share of the page is never torn. */
const WHOLE_BOX_SHARE = 0.5
/** Room to write is torn only where it must be. */
const WHOLE_WITH_LINES_SHARE = 0.8

/** Room without which the box should rather begin on the next page. */
export function boxSpacePt(box: Box, widthPt: number): number {
  const inner = widthPt - BAR_PT - 2 * PADDING_PT
  if (box.box === 'NOTA') return proseHeightPt(box.blocks, widthPt * 0.7) * 1.2 + (box.title ? 32 : 14)
  const whole = proseHeightPt(box.blocks, inner) + LABEL_PT + 18
  const hasLines = box.blocks.some(({ kind }) => kind === 'lines')
  if (whole <= TEXT_HEIGHT_PT * (hasLines ? WHOLE_WITH_LINES_SHARE : WHOLE_BOX_SHARE)) return whole
  return LABEL_PT + 14 + Math.min(proseHeightPt(box.blocks.slice(0, 2), inner), 6 * BODY_LINE_PT)
}

export function boxNode(box: Box, widthPt: number): PrintNode {
  if (box.box === 'NOTA') return handwrittenNote(box, widthPt)
  const look = LOOKS[box.box]
  const inner = widthPt - BAR_PT - 2 * PADDING_PT
  const [first, ...rest] = rowsOf(box.blocks, inner)
  const rows: PrintNode[] = [{ stack: [label(look, box.title), ...(first ? [first] : [])] }, ...rest]
  return {
    needSpacePt: boxSpacePt(box, widthPt),
    margin: [0, 5, 0, 11],
    table: {
      widths: ['*'],
      dontBreakRows: true,
      body: rows.map((row) => [look.tint ? { ...row, fillColor: look.tint } : row]),
    },
    layout: {
      hLineWidth: (line, node) =>
        look.hasFrame && (line === 0 || line === node.table?.body.length) ? 0.8 : 0,
      hLineColor: () => look.bar,
      vLineWidth: (line) => (line === 0 ? (look.hasFrame ? 0.8 : BAR_PT) : look.hasFrame ? 0.8 : 0),
      vLineColor: () => look.bar,
      paddingLeft: () => PADDING_PT,
      paddingRight: () => PADDING_PT,
      paddingTop: (row) => (row === 0 ? 8 : 1),
      paddingBottom: (row, node) => (row === (node.table?.body.length ?? 0) - 1 ? 5 : 0),
    },
  }
}

/** One row per paragraph and list item: the only places where a box may break. */
function rowsOf(blocks: readonly ProseBlock[], widthPt: number): PrintNode[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map((_, index) => listNode(block, index))
    return [proseNode(block, widthPt)]
  })
}

function label(look: Look, title: string): PrintNode {
  // "Exercício 3 – Faça a conta" already says what it is.
  const saysItself = title.toLowerCase().startsWith(look.label.toLowerCase())
  const heading = saysItself || title === '' ? title || look.label : `${look.label} · ${title}`
  return {
    text: heading,
    font: 'Bricolage Grotesque',
    bold: true,
    fontSize: 10.4,
    lineHeight: 1.05,
    color: look.text,
    margin: [0, 0, 0, 4],
    role: 'P',
  }
}

const CLIP =
  '<svg viewBox="0 0 20 44" width="13" height="29"><path d="M14 12v20a5 5 0 0 1-10 0V9a3.6 3.6 0 0 1 7.2 0v21" fill="none" stroke="#5B6479" stroke-width="1.7" stroke-linecap="round"/></svg>'

const NOTE_SIZE_PT = 14.5
const NOTE_LINE_PT = 17.5

/** Height of a note in the margin; an estimate by the narrower text face's own widths. */
export function marginNotePt(box: Box): number {
  return (
    (proseHeightPt(box.blocks, COMMENTS_WIDTH_PT) / BODY_LINE_PT) * NOTE_LINE_PT +
    (box.title ? NOTE_LINE_PT : 0)
  )
}

/** The teacher's pen beside the text; it takes no room from it. */
export function marginNote(box: Box): PrintNode {
  const pen: PrintNode = { font: 'Caveat', fontSize: NOTE_SIZE_PT, lineHeight: 0.92, color: INKS.pen }
  const title: PrintNode[] = box.title ? [{ ...pen, text: box.title, bold: true, role: 'P' }] : []
  const lines = box.blocks.map((block) => ({
    ...proseNode(block, COMMENTS_WIDTH_PT),
    ...pen,
    needSpacePt: 0,
  }))
  return {
    needSpacePt: marginNotePt(box),
    relativePosition: { x: TEXT_WIDTH_PT + COLUMN_GAP_PT, y: 0 },
    columns: [{ width: COMMENTS_WIDTH_PT, stack: [...title, ...lines] }],
  }
}

function handwrittenNote(box: Box, widthPt: number): PrintNode {
  const pen: PrintNode = {
    font: 'Caveat',
    fontSize: 15,
    lineHeight: 0.95,
    color: INKS.pen,
    margin: [0, 0, 0, 2],
  }
  const title: PrintNode[] = box.title ? [{ ...pen, text: box.title, bold: true, role: 'P' }] : []
  const lines = box.blocks.map((block) => ({ ...proseNode(block, widthPt * 0.8), ...pen }))
  return {
    needSpacePt: boxSpacePt(box, widthPt),
    margin: [6, 3, 16, 12],
    columnGap: 9,
    columns: [
      { svg: CLIP, width: 13, role: 'artifact' },
      { stack: [...title, ...lines], width: '*' },
    ],
  }
}
