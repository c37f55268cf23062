/**
 * How wide is a text in the text face, and which characters can it write? For what must be known
 * before the layout: the lines of an essay sheet and the stamp of a buyer's name.
 */
import { readFileSync } from 'node:fs'
import { create, type Font } from '@cantoo/fontkit'
import { TEXT_FONT_FILE } from './pdf-fonts.ts'

// The file holds one face, not a collection.
const FONT = create(readFileSync(TEXT_FONT_FILE)) as Font

/** Width in points of one line of text at this size, kerning included. */
export function textWidthPt(text: string, sizePt: number): number {
  return (FONT.layout(text).advanceWidth / FONT.unitsPerEm) * sizePt
}

/** Words come again and again; a page of text needs a few hundred of them. */
const wordWidths = new Map<string, number>()

/** As textWidthPt for one word, remembered. */
export function wordWidthPt(word: string, sizePt: number): number {
  let share = wordWidths.get(word)
  if (share === undefined) {
    share = textWidthPt(word, 1)
    wordWidths.set(word, share)
  }
  return share * sizePt
}

/** Lines that a text needs in a column of this width. Bold and italic words may make it one more. */
export function countLines(text: string, widthPt: number, sizePt: number): number {
  const spacePt = wordWidthPt(' ', sizePt)
  let lines = 1
  let filledPt = 0
  for (const word of text.split(/\s+/)) {
    const wordPt = wordWidthPt(word, sizePt)
    const neededPt = filledPt === 0 ? wordPt : filledPt + spacePt + wordPt
    if (filledPt > 0 && neededPt > widthPt) {
      lines++
      filledPt = wordPt
    } else filledPt = neededPt
  }
  return lines
}

export function hasGlyph(character: string): boolean {
  return FONT.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}
