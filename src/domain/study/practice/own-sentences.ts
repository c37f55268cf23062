/**
 * Which sentence of an essay does a mark stand in (product §9 Practice)? Named by its place in the text: no sentence is
 * copied out of an essay. A fragment is read with the sentence before it, a repetition with its paragraph.
 */
import type { MarkKind } from '#corrector/kinds.ts'
import type { OwnSentence } from './day-plan.ts'

export type MarkedVersion = {
  readonly essayId: string
  readonly version: number
  readonly text: string
  readonly marks: readonly { readonly kind: MarkKind; readonly start: number; readonly end: number }[]
}

/** Beyond this it is no exercise for a minute. */
const LONGEST = 600
const SENTENCE_END = /[.!?…]["”»)]*(?=\s|$)/g

/** In the order of the text, each class once for each sentence. */
export function ownSentences<Kind extends MarkKind>(
  { essayId, version, text, marks }: MarkedVersion,
  isPractised: (kind: MarkKind) => kind is Kind,
): OwnSentence<Kind>[] {
  const found = new Map<string, OwnSentence<Kind>>()
  for (const { kind, start: from, end: to } of marks) {
    if (!isPractised(kind)) continue
    const { start, end } = placeOf(text, kind, from, to)
    if (end - start <= LONGEST) found.set(`${kind} ${start}`, { kind, essayId, version, start, end })
  }
  return [...found.values()]
}

function placeOf(text: string, kind: MarkKind, from: number, to: number): { start: number; end: number } {
  const paragraph = paragraphAt(text, from)
  if (kind === 'repetition') return trimmed(text, paragraph.start, paragraph.end)
  const ends = [...text.slice(paragraph.start, paragraph.end).matchAll(SENTENCE_END)].map(
    (match) => paragraph.start + match.index + match[0].length,
  )
  const before = ends.filter((at) => at <= from)
  const start = (kind === 'fragment' ? before.at(-2) : before.at(-1)) ?? paragraph.start
  const end = ends.find((at) => at >= to) ?? paragraph.end
  return trimmed(text, start, end)
}

function paragraphAt(text: string, at: number): { start: number; end: number } {
  const end = text.indexOf('\n', at)
  return { start: text.lastIndexOf('\n', at - 1) + 1, end: end === -1 ? text.length : end }
}

function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  const part = text.slice(start, end)
  return {
    start: start + (part.length - part.trimStart().length),
    end: end - (part.length - part.trimEnd().length),
  }
}

/** Every sentence of a text. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((paragraph) => {
      const ends = [...paragraph.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
      return [...ends, paragraph.length].map((end, index) =>
        paragraph.slice(ends[index - 1] ?? 0, end).trim(),
      )
    })
    .filter((sentence) => sentence !== '')
}
