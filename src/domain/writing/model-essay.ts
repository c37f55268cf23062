/**
 * What a model essay of /redacoes-nota-maxima consists of, how many lines of the official sheet it fills, and how its
 * comments fall on its words (product §2 Placeholders). The essays are in src/content/writing/model-essays.ts.
 */

export const COMPETENCES = [1, 2, 3, 4, 5] as const
export type Competence = (typeof COMPETENCES)[number]

/** A level of the official scale. */
export type CompetenceScore = 0 | 40 | 80 | 120 | 160 | 200

export type EssayMark = {
  /** Stands exactly once in the essay. */
  readonly quote: string
  readonly comment: string
  readonly competence: Competence
}

export type ModelEssay = {
  /** Stable slug. */
  readonly id: string
  /** The axis as the banks name it. */
  readonly axis: string
  readonly theme: string
  readonly paragraphs: readonly string[]
  readonly marks: readonly EssayMark[]
  /** Our own estimate with its reason, in the order of the competences. */
  readonly estimate: readonly {
    readonly competence: Competence
    readonly score: CompetenceScore
    readonly reason: string
  }[]
  /** Where the facts of the essay can be checked. */
  readonly sources: readonly string[]
}

export type MarkedPiece = { readonly text: string; readonly mark: EssayMark | null }

/** A small, regular hand fills a line of the official sheet with about so many characters. */
const CHARACTERS_PER_LINE = 78
const INDENT_CHARACTERS = 4

/** @returns the sum of the five estimates, 0–1000 */
export function estimatedTotal(essay: ModelEssay): number {
  return essay.estimate.reduce((sum, { score }) => sum + score, 0)
}

/** How many lines of the official sheet the text fills by hand: an estimate, since hands differ. */
export function sheetLineCount(paragraphs: readonly string[]): number {
  let lines = 0
  for (const paragraph of paragraphs) {
    lines += 1
    let used = INDENT_CHARACTERS
    let isLineEmpty = true
    for (const word of paragraph.split(' ')) {
      const needed = (isLineEmpty ? 0 : 1) + word.length
      if (used + needed > CHARACTERS_PER_LINE && !isLineEmpty) {
        lines += 1
        used = word.length
      } else {
        used += needed
      }
      isLineEmpty = false
    }
  }
  return lines
}

/**
 * The paragraphs cut into plain and marked pieces, in reading order; the pieces of a paragraph joined are the
 * paragraph. Of two marks that overlap, the one that begins later is left out.
 */
export function markedParagraphs(essay: ModelEssay): readonly (readonly MarkedPiece[])[] {
  return essay.paragraphs.map((paragraph) => {
    const found = essay.marks
      .map((mark) => ({ mark, start: paragraph.indexOf(mark.quote) }))
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start)
    const pieces: MarkedPiece[] = []
    let end = 0
    for (const { mark, start } of found) {
      if (start < end) continue
      if (start > end) pieces.push({ text: paragraph.slice(end, start), mark: null })
      end = start + mark.quote.length
      pieces.push({ text: mark.quote, mark })
    }
    if (end < paragraph.length) pieces.push({ text: paragraph.slice(end), mark: null })
    return pieces
  })
}
