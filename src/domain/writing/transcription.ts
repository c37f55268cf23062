/**
 * A sheet of paper that is being typed line by line: which text comes of it, and what the student was not sure of
 * (product §10 From paper to text). Lines stay lines: the engine and the teacher count those of the paper.
 */
import type { Row } from './sheet-photograph/ink-rows.ts'

export type TypedLine = Row & {
  /** Which of the photographs it is on, from 0. */
  readonly page: number
  readonly text: string
  readonly isParagraph: boolean
  /** Whether the photograph shows ink there. */
  readonly isWritten: boolean
  /** A machine has read it, and the student has not said yet that it is what stands on the paper. */
  readonly isUnconfirmed?: boolean
}

/** Behind a word that its writer cannot read herself. */
export const DOUBT = '(?)'
/** Before the first line of a paragraph: as far in as the engine takes it for one. */
const INDENT = '    '
const DOUBTFUL = /(\S*?)\s*\(\?\)/gu

/** One line of text for each line of paper, without marks of doubt; lines on which nothing was typed are left out. */
export function textOfLines(lines: readonly TypedLine[]): string {
  return lines
    .map(({ text, isParagraph }) => {
      const typed = text.replaceAll(DOUBT, '').replaceAll(/\s+/g, ' ').trim()
      return typed === '' ? '' : `${isParagraph ? INDENT : ''}${typed}`
    })
    .filter((line) => line !== '')
    .join('\n')
}

/** The same text as if it had been typed at once: lines are joined, words that they parted too. */
export function joinedLines(text: string): string {
  return text
    .split(/\n(?=\s|$)/)
    .map((paragraph) =>
      paragraph
        .replaceAll(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
        .replaceAll('\n', ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n')
}

/** What a machine has read fills empty fields alone, each to be confirmed: nothing that was typed is lost by it. */
export function withReadLines(
  lines: readonly TypedLine[],
  read: readonly { readonly line: number; readonly text: string }[],
): TypedLine[] {
  const texts = new Map(read.map(({ line, text }) => [line, text]))
  return lines.map((line, at) => {
    const text = texts.get(at + 1)
    return text === undefined || line.text.trim() !== '' ? line : { ...line, text, isUnconfirmed: true }
  })
}

/** Where the first line is that waits for its student's word; null where none does. */
export function firstUnconfirmed(lines: readonly TypedLine[]): number | null {
  const at = lines.findIndex(({ text, isUnconfirmed }) => isUnconfirmed && text.trim() !== '')
  return at < 0 ? null : at
}

export type Doubt = { readonly line: number; readonly word: string }

/** In the order of the lines. */
export function doubtsOf(lines: readonly TypedLine[]): Doubt[] {
  return lines.flatMap(({ text }, line) =>
    [...text.matchAll(DOUBTFUL)].map(([, word]) => ({ line, word: word! })),
  )
}

/** Where the next empty line is that ink stands on, behind this one or from the beginning; null when all is typed. */
export function nextUntyped(lines: readonly TypedLine[], after: number): number | null {
  const order = [...lines.keys()].map((at) => (at + after + 1) % lines.length)
  return order.find((at) => lines[at]!.isWritten && lines[at]!.text.trim() === '') ?? null
}
