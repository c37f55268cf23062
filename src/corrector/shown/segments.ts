/**
 * A text cut where marks begin and end, so that each piece can be drawn with all the marks that lie on it: marks may
 * overlap, and elements of a page may not (decision 0040).
 */
import type { Span } from '../text/document.ts'

export type Segment = Span & {
  readonly text: string
  /** Indexes of the marks over this piece, the shortest mark first. */
  readonly marks: readonly number[]
  /** The mark that begins with this piece and is named here; null elsewhere. */
  readonly opens: number | null
}

/**
 * @param quotes places at which pieces also begin and end, though no mark of ours lies there
 * @returns the paragraphs of the text, each in pieces; blank lines are left out
 */
export function segmentText(text: string, marks: readonly Span[], quotes: readonly Span[] = []): Segment[][] {
  const cuts = new Set<number>()
  for (const { start, end } of [...marks, ...quotes]) cuts.add(start).add(end)
  const opened = new Set<number>()
  const paragraphs: Segment[][] = []
  let at = 0
  for (const line of text.split('\n')) {
    const [from, to] = [at, at + line.length]
    at = to + 1
    if (line.trim() === '') continue
    const borders = [from, ...[...cuts].filter((cut) => cut > from && cut < to).sort((a, b) => a - b), to]
    paragraphs.push(borders.slice(0, -1).map((start, index) => piece(start, borders[index + 1] ?? to)))
  }
  return paragraphs

  function piece(start: number, end: number): Segment {
    const over = marks
      .map((_, index) => index)
      .filter((index) => (marks[index]?.start ?? 0) < end && (marks[index]?.end ?? 0) > start)
      .sort((a, b) => lengthOf(marks[a]) - lengthOf(marks[b]))
    // The shortest has the piece; a longer one that never has a piece of its own is reached by the list of notes.
    const top = over[0]
    const opens = top !== undefined && !opened.has(top) ? top : null
    if (opens !== null) opened.add(opens)
    return { start, end, text: text.slice(start, end), marks: over, opens }
  }
}

function lengthOf(span: Span | undefined): number {
  return span ? span.end - span.start : 0
}
