/**
 * What does not count: lines copied from the motivating texts (booklet 2025, p. 10), sentences that the text has had
 * already, and what stands beside the essay. They are blanked before anything is measured, so that none can move a grade.
 */
import { copied } from '../detectors/content.ts'
import { type Aside, findAsides } from '../text/asides.ts'
import { type Document, MAX_READ_CHARACTERS, readDocument, type Span } from '../text/document.ts'

const MIN_REPEATED_WORDS = 3

export type Discounted = {
  /** The text with blanks where it does not count: every place stays where it was. */
  readonly text: string
  readonly copied: readonly Span[]
  readonly doubled: readonly Span[]
  /** Headers, signatures, greetings. */
  readonly asides: readonly Aside[]
}

export function discount(text: string, motivating: string): Discounted {
  const asides = findAsides(text.slice(0, MAX_READ_CHARACTERS))
  const doc = readDocument(blank(text, asides))
  const copies = copied(doc, motivating).map(({ start, end }) => ({ start, end }))
  const doubles = doubled(doc)
  return { text: blank(doc.text, [...copies, ...doubles]), copied: copies, doubled: doubles, asides }
}

function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) =>
      left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(end),
    text,
  )
}

function doubled(doc: Document): Span[] {
  const seen = new Set<string>()
  const spans: Span[] = []
  // A text pasted twice has its title again as a paragraph of its own.
  if (doc.title) seen.add(readWords(doc.text.slice(doc.title.start, doc.title.end)))
  let isAfterDouble = false
  for (const { first, last, start, end, wordCount } of doc.sentences) {
    const words: string[] = []
    for (let at = first; at < last; at += 1)
      if (doc.tokens[at]?.kind === 'word') words.push(doc.tokens[at]?.lower ?? '')
    const key = words.join(' ')
    // "Como?" may well come twice; behind a sentence that came twice it belongs to the copy.
    isAfterDouble = seen.has(key) && (wordCount >= MIN_REPEATED_WORDS || isAfterDouble)
    if (isAfterDouble) spans.push({ start, end })
    else seen.add(key)
  }
  return spans
}

function readWords(line: string): string {
  return readDocument(line)
    .tokens.filter(({ kind }) => kind === 'word')
    .map(({ lower }) => lower)
    .join(' ')
}
