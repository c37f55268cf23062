/**
 * Which marks stand on a first paragraph, before there is a theme, an essay or an account (product §2 Landing page,
 * decision 0163): those that hold for a paragraph alone. The grade and whatever is asked of a whole essay wait for the
 * writing room.
 */
import type { Mark } from '#corrector/correction.ts'
import type { MarkKind } from '#corrector/kinds.ts'

export type FirstMark = Pick<Mark, 'kind' | 'effect' | 'start' | 'end' | 'better' | 'why' | 'next'>

/** Fewer words are the beginning of a sentence: the pen waits. */
export const FIRST_WORDS = 5

/** Asked of the paragraphs around it, of the theme's texts or of the whole proposal. */
const OF_WHOLE_ESSAYS: ReadonlySet<MarkKind> = new Set([
  'paragraph-short',
  'paragraph-unlinked',
  'copied',
  'proposal-lack',
  'repertoire-stock',
])
/** Praise that one paragraph can earn; the other kinds of it stand on nearly every line of any text. */
const PRAISED: ReadonlySet<MarkKind> = new Set([
  'thesis',
  'argument',
  'explanation',
  'argument-outcome',
  'connective-opening',
])

/** In the order of the text. */
export function firstMarks(marks: readonly Mark[]): FirstMark[] {
  return marks
    .filter(({ kind, effect }) => (effect === 'merit' ? PRAISED.has(kind) : !OF_WHOLE_ESSAYS.has(kind)))
    .map(({ kind, effect, start, end, better, why, next }) => ({
      kind,
      effect,
      start,
      end,
      better,
      why,
      next,
    }))
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

/**
 * The marks of a text that has been edited since: those before the edit stay, those behind it move along, and those
 * that it touched go until the pen has read again.
 */
export function carryMarks(marks: readonly FirstMark[], read: string, now: string): FirstMark[] {
  if (read === now) return [...marks]
  const shorter = Math.min(read.length, now.length)
  let head = 0
  while (head < shorter && read[head] === now[head]) head += 1
  let tail = 0
  while (tail < shorter - head && read[read.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1
  const moved = now.length - read.length
  return marks.flatMap((mark) => {
    if (mark.end <= head) return [mark]
    if (mark.start < read.length - tail) return []
    return [{ ...mark, start: mark.start + moved, end: mark.end + moved }]
  })
}

export type Stroke = { readonly text: string; readonly mark: number | null }

/** The text cut where the strokes of the pen begin and end; of two marks on one word the first one draws. */
export function strokesOf(text: string, marks: readonly FirstMark[]): Stroke[] {
  const strokes: Stroke[] = []
  let at = 0
  for (const [index, { start, end }] of marks.entries()) {
    if (start < at || end > text.length || end <= start) continue
    if (start > at) strokes.push({ text: text.slice(at, start), mark: null })
    strokes.push({ text: text.slice(start, end), mark: index })
    at = end
  }
  if (at < text.length) strokes.push({ text: text.slice(at), mark: null })
  return strokes
}
