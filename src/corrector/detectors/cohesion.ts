/** Cohesion (competence 4): connectives by class, openings that link, words that point back, words that come too often. */
import type { Finding } from '../kinds.ts'
import { CONNECTIVES, LINKING_STARTS } from '../lexicon/connectives.ts'
import type { Document } from '../text/document.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { isContentWord, stemOf } from '../text/stem.ts'
import { connectivesOf } from './counted-connectives.ts'

const REPEATED_IN_PARAGRAPH = 4
const SHORT_PARAGRAPH_SENTENCES = 1
const REFERENCE_LIMIT = 30

const STARTS = new Map<string, string[]>()
for (const phrase of [...Object.values(CONNECTIVES).flatMap((list) => list.split('|')), ...LINKING_STARTS]) {
  const first = phrase.split(' ')[0] ?? ''
  STARTS.set(first, [...(STARTS.get(first) ?? []), phrase])
}

/** @returns the length in tokens of the linking words at this place, 0 when there are none */
export function linkingStart({ tokens }: Document, at: number): number {
  const from = /^(e|mas)$/.test(tokens[at]?.lower ?? '') || tokens[at]?.kind === 'mark' ? at + 1 : at
  let longest = 0
  for (const phrase of STARTS.get(tokens[from]?.lower ?? '') ?? []) {
    const words = phrase.split(' ')
    if (words.every((word, offset) => tokens[from + offset]?.lower === word))
      longest = Math.max(longest, words.length)
  }
  return longest === 0 ? 0 : longest + (from - at)
}

export function findCohesion(
  doc: Document,
  cues: ReadonlyMap<string, readonly PhraseHit[]>,
  themeStems: ReadonlySet<string>,
): Finding[] {
  const findings: Finding[] = []
  for (const hit of connectivesOf({ doc, cues }).counted)
    findings.push({ kind: 'connective', start: hit.start, end: hit.end, about: hit.label })
  for (const hit of (cues.get('pointing') ?? []).slice(0, REFERENCE_LIMIT))
    findings.push({ kind: 'reference', start: hit.start, end: hit.end })
  for (const [index, paragraph] of doc.paragraphs.entries()) {
    const length = linkingStart(doc, paragraph.first)
    const first = doc.tokens[paragraph.first]
    const last = doc.tokens[paragraph.first + length - 1]
    if (index > 0 && first) {
      if (length > 0 && last) findings.push({ kind: 'connective-opening', start: first.start, end: last.end })
      else findings.push({ kind: 'paragraph-unlinked', start: first.start, end: first.end })
    }
    if (paragraph.sentences.length <= SHORT_PARAGRAPH_SENTENCES && first && doc.paragraphs.length > 1)
      findings.push({ kind: 'paragraph-short', start: paragraph.start, end: paragraph.end })
    findings.push(...repeatedIn(doc, paragraph.first, paragraph.last, themeStems))
  }
  return findings
}

/** From the fourth time in one paragraph on; what the theme is about must be named, and is let be. */
function repeatedIn(doc: Document, first: number, last: number, themeStems: ReadonlySet<string>): Finding[] {
  const places = new Map<string, number[]>()
  for (let at = first; at < last; at += 1) {
    const token = doc.tokens[at]
    if (token?.kind !== 'word' || !isContentWord(token.lower)) continue
    const stem = stemOf(token.lower)
    if (!themeStems.has(stem)) places.set(stem, [...(places.get(stem) ?? []), at])
  }
  return [...places.values()]
    .filter((found) => found.length >= REPEATED_IN_PARAGRAPH)
    .flatMap((found) => found.slice(REPEATED_IN_PARAGRAPH - 1))
    .flatMap((at) => {
      const token = doc.tokens[at]
      return token
        ? [{ kind: 'repetition' as const, start: token.start, end: token.end, about: token.lower }]
        : []
    })
}
