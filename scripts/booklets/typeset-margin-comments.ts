/**
 * Where do the comments of an essay stand in the margin? Each at the height of its passage, further down where the one
 * before it needs the room, with the number that the passage carries.
 */
import { countLines } from '#server/shop/materials/text-width.ts'
import type { MarginComment } from './typeset-fences.ts'
import type { PrintNode } from './typeset-pdfmake-parts.ts'
import type { SheetLine } from './typeset-sheet.ts'
import { COLUMN_GAP_PT, COMMENTS_WIDTH_PT, INKS, TEXT_LINE_EMS, TEXT_WIDTH_PT } from './typeset-theme.ts'

const SIZE_PT = 8.8
const LINE_FACTOR = 0.92
const LINE_PT = SIZE_PT * TEXT_LINE_EMS * LINE_FACTOR
const GAP_PT = 4
/** Estimates reckon with a narrower column, because bold words are wider. */
const CAUTION = 0.96

export type CommentSpot = { topPt: number; endPt: number }

/** From the first line of the essay on. */
export function commentSpots(
  comments: readonly MarginComment[],
  lines: readonly Pick<SheetLine, 'parts'>[],
  rowPt: number,
): CommentSpot[] {
  let freePt = 0
  return comments.map(({ text }, index) => {
    const row = lines.findIndex(({ parts }) => parts.some((part) => part.comment === index))
    const topPt = Math.max(freePt, row * rowPt)
    const endPt = topPt + countLines(`${index + 1} ${text}`, COMMENTS_WIDTH_PT * CAUTION, SIZE_PT) * LINE_PT
    freePt = endPt + GAP_PT
    return { topPt, endPt }
  })
}

/** Beside the lines that were just set; nothing for an essay without comments. */
export function commentColumn(
  comments: readonly MarginComment[],
  lines: readonly SheetLine[],
  rowPt: number,
  heightPt: number,
  overhangPt: number,
): PrintNode[] {
  if (comments.length === 0) return []
  const spots = commentSpots(comments, lines, rowPt)
  const stack = comments.map((comment, index): PrintNode => {
    const before = spots[index - 1]?.endPt ?? 0
    return {
      ...commentNode(comment, index),
      margin: [0, Math.max(0, (spots[index]?.topPt ?? 0) - before), 0, 0],
    }
  })
  return [
    {
      relativePosition: { x: overhangPt + TEXT_WIDTH_PT + COLUMN_GAP_PT, y: -heightPt },
      columns: [{ width: COMMENTS_WIDTH_PT, stack }],
    },
  ]
}

/** A competence or a part before the first colon is set in the pen's colour. */
function commentNode({ text }: MarginComment, index: number): PrintNode {
  const [, label = '', rest = text] = /^([^:]{1,24}:)(.*)$/s.exec(text) ?? []
  return {
    text: [
      { text: `${index + 1} `, bold: true, color: INKS.red },
      ...(label ? [{ text: label, bold: true, color: INKS.pen }] : []),
      { text: rest },
    ],
    fontSize: SIZE_PT,
    lineHeight: LINE_FACTOR,
    role: 'P',
  }
}
