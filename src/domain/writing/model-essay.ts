/**
 * What a model essay of /redacoes-nota-maxima consists of, and how its comments fall on its words (product §2 Placeholders). The essays are in src/content/writing/model-essays.ts.
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

/** The same essay as a student would have written it earlier: what a lower total looks like, and what lifts it. */
export type EarlierVersion = {
  /** What it is near to, by our estimate. */
  readonly total: 600 | 800
  readonly paragraphs: readonly string[]
  /** Competences 1 to 5, in their order. */
  readonly levels: readonly CompetenceScore[]
  /** What was done to come to the next version. */
  readonly changes: readonly { readonly competence: Competence; readonly text: string }[]
}

export type ModelEssay = {
  /** Stable slug. */
  readonly id: string
  /** The axis as the banks name it. */
  readonly axis: string
  /** Its theme in the theme bank; null where the bank has another wording. */
  readonly themeId: string | null
  /** How its two arguments are related, in a few words. */
  readonly structure: string
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
  /** From the lowest up. */
  readonly earlier?: readonly EarlierVersion[]
}

export type MarkedPiece = { readonly text: string; readonly mark: EssayMark | null }

/** @returns the sum of the five estimates, 0–1000 */
export function estimatedTotal(essay: ModelEssay): number {
  return essay.estimate.reduce((sum, { score }) => sum + score, 0)
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
