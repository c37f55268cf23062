/** How a mark is told: the words that it lies on, its strokes, the remark filled in. */
import type { Desk, DeskMark, MarkPlace } from '#domain/console/teacher-corrections-admin-wire.ts'
import type { RemarkFacts } from '#domain/writing/teacher-correction/remark.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'

const QUOTE_MAX = 90

/** A long passage is told by its beginning; a box says which it is. */
export function quoteOf(text: string, place: MarkPlace): string {
  if ('box' in place) return teacherCorrectionsTexts.mark.boxQuote
  const line = text.slice(place.start, place.end).replace(/\s+/g, ' ').trim()
  return line.length <= QUOTE_MAX ? line : `${line.slice(0, QUOTE_MAX).trimEnd()}…`
}

export function factsOf({ text, firstName, theme }: Desk, place: MarkPlace): RemarkFacts {
  return {
    trecho: 'box' in place ? '' : text.slice(place.start, place.end),
    nome: firstName,
    tema: theme,
  }
}

export function keptMarks(marks: readonly DeskMark[]): DeskMark[] {
  return marks.filter(({ state }) => state === 'kept')
}
