/**
 * How does the text of a booklet run? Turns the blocks of the dialect into nodes for the printer, in
 * their order; headings stay with the text that they announce.
 */
import { boxNode, boxSpacePt, marginNote, marginNotePt } from './typeset-boxes.ts'
import type { Block, Box, Heading } from './typeset-dialect.ts'
import type { PrintNode } from './typeset-pdfmake-parts.ts'
import { isWide, proseHeightPt, proseNode, proseSpacePt, textNode } from './typeset-prose.ts'
import { BODY_LINE_PT, INKS, TEXT_HEIGHT_PT, TEXT_WIDTH_PT } from './typeset-theme.ts'

const HEADING_PT = 44
/** A paragraph of up to this many points that announces a box, a table or a sheet stays with it. */
const ANNOUNCEMENT_PT = 3 * BODY_LINE_PT

/** Nodes for blocks, each one asking for the room that it and its follower need. */
export function blockNodes(blocks: readonly Block[]): PrintNode[] {
  return blocks.map((block, index) => {
    const needSpacePt = Math.min(spacePt(blocks.slice(index, index + 4)), TEXT_HEIGHT_PT)
    if (block.kind === 'heading') return { ...subheading(block), needSpacePt }
    if (block.kind === 'box') {
      if (block.box === 'NOTA' && hasMarginFree(block, blocks.slice(index + 1))) return marginNote(block)
      return boxNode(block, TEXT_WIDTH_PT)
    }
    return { ...proseNode(block, TEXT_WIDTH_PT), needSpacePt }
  })
}

/** May a note stand in the margin? Only beside text that keeps to its own column as far down as the note reaches. */
function hasMarginFree(note: Box, after: readonly Block[]): boolean {
  let room = marginNotePt(note) + 12
  for (const block of after) {
    if (room <= 0) return true
    if (block.kind === 'heading') room -= HEADING_PT
    else if (block.kind === 'box') {
      if (block.box === 'NOTA') return false
      room -= proseHeightPt(block.blocks, TEXT_WIDTH_PT)
    } else if (isWide(block)) return false
    else room -= proseHeightPt([block], TEXT_WIDTH_PT)
  }
  return room <= 0
}

/** Room that the first block needs, together with what must stay with it. */
function spacePt(blocks: readonly Block[]): number {
  const [first, ...rest] = blocks
  if (!first) return 0
  if (first.kind === 'heading') return HEADING_PT + spacePt(rest)
  if (first.kind === 'box') return boxSpacePt(first, TEXT_WIDTH_PT)
  const own = proseSpacePt(first, TEXT_WIDTH_PT)
  const next = rest[0]
  const isAnnouncement =
    first.kind === 'paragraph' && proseHeightPt([first], TEXT_WIDTH_PT) <= ANNOUNCEMENT_PT
  if (!isAnnouncement || !next || next.kind === 'paragraph' || next.kind === 'heading') return own
  return own + 8 + spacePt([next])
}

function subheading(block: Heading): PrintNode {
  const isSection = block.level === 2
  return textNode(block.spans, {
    font: 'Bricolage Grotesque',
    bold: isSection,
    fontSize: isSection ? 15.5 : 12.2,
    lineHeight: 1,
    color: isSection ? INKS.ink : INKS.pen,
    margin: isSection ? [0, 13, 0, 5] : [0, 8, 0, 3],
    role: isSection ? 'H2' : 'H3',
  })
}
