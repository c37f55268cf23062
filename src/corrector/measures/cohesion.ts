/** Links between sentences and paragraphs (competence 4). */
import type { Analysis } from '../analysis.ts'
import { linkingStart } from '../detectors/cohesion.ts'
import { CONCLUDING_STARTS, CONNECTIVES, PLAIN_CONNECTIVES } from '../lexicon/connectives.ts'
import { connectivesOf, HEAPED_COUNTED_SHARE } from '../rules/tricks.ts'
import { isContentWord, stemOf } from '../text/stem.ts'
import { down, either, log1, type Measures, mean, per100, up } from './measured.ts'

const MOST_LINKED_SHARE = 0.6

export function measureCohesion(analysis: Analysis): Measures {
  const { doc, cues, byKind } = analysis
  const labels = Object.keys(CONNECTIVES)
  const { counted: hits, isHeaped } = connectivesOf(analysis)
  const distinct = new Set(hits.map((hit) => hit.phrase).filter((phrase) => !PLAIN_CONNECTIVES.has(phrase)))
  const paragraphs = Math.max(1, doc.paragraphs.length - 1)
  const linkedParagraphs = doc.paragraphs.slice(1).filter((p) => linkingStart(doc, p.first) > 0).length
  // More than this is no merit: where every sentence opens with a link, the links say nothing.
  const linkedSentences = Math.min(
    doc.sentences.filter((s) => linkingStart(doc, s.first) > 0).length,
    Math.round((isHeaped ? HEAPED_COUNTED_SHARE : MOST_LINKED_SHARE) * doc.sentences.length),
  )
  const count = (kind: 'reference' | 'repetition' | 'paragraph-unlinked') => byKind.get(kind)?.length ?? 0
  const sentenceStems = doc.sentences.map((sentence) => stemCounts(analysis, sentence.first, sentence.last))
  const paragraphStems = doc.paragraphs.map((paragraph) =>
    stemCounts(analysis, paragraph.first, paragraph.last),
  )
  const measures: Record<string, Measures[string]> = {
    connectiveRate: up(per100(hits.length, analysis), 'connection', 'connective'),
    connectiveKinds: up(distinct.size, 'connection', 'connective'),
    connectiveClasses: up(new Set(hits.map((hit) => hit.label)).size, 'connection', 'connective'),
    connectiveRepeats: down(
      hits.length / Math.max(1, new Set(hits.map((hit) => hit.phrase)).size),
      'connection',
      'connective',
    ),
    linkedParagraphs: up(linkedParagraphs / paragraphs, 'connection', 'connective-opening'),
    linkedParagraphCount: up(Math.min(4, linkedParagraphs), 'connection', 'connective-opening'),
    linkedSentences: up(linkedSentences / Math.max(1, doc.sentences.length), 'connection', 'connective'),
    linkedSentenceCount: up(linkedSentences, 'connection', 'connective'),
    linkedInside: up(
      Math.max(0, linkedSentences - linkedParagraphs) / Math.max(1, doc.sentences.length),
      'connection',
      'connective',
    ),
    concludes: up(Number(startsWith(analysis, CONCLUDING_STARTS)), 'closing', 'connective-opening'),
    pointing: up(per100(count('reference'), analysis), 'connection', 'reference'),
    pronouns: either(per100(cues.get('pronoun')?.length ?? 0, analysis), 'connection'),
    repetitions: down(count('repetition'), 'connection', 'repetition'),
    nearSentences: either(
      mean(sentenceStems.slice(1).map((stems, at) => likeness(sentenceStems[at], stems))),
      'connection',
    ),
    nearParagraphs: either(
      mean(paragraphStems.slice(1).map((stems, at) => likeness(paragraphStems[at], stems))),
      'development',
    ),
    firstAndLast: up(
      likeness(paragraphStems[0], paragraphStems.length > 1 ? paragraphStems.at(-1) : undefined),
      'closing',
    ),
  }
  for (const label of labels)
    measures[`connective_${label}`] = either(
      log1(hits.filter((hit) => hit.label === label).length),
      'connection',
      'connective',
    )
  return measures
}

function stemCounts({ doc }: Analysis, first: number, last: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = first; at < last; at += 1) {
    const token = doc.tokens[at]
    if (token?.kind !== 'word' || !isContentWord(token.lower)) continue
    const stem = stemOf(token.lower)
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return counts
}

/** Cosine of two counts: 0 nothing in common, 1 the same words as often. */
export function likeness(
  a: ReadonlyMap<string, number> | undefined,
  b: ReadonlyMap<string, number> | undefined,
): number {
  if (!a || !b || a.size === 0 || b.size === 0) return 0
  let common = 0
  for (const [stem, count] of a) common += count * (b.get(stem) ?? 0)
  const norm = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((sum, n) => sum + n * n, 0)
  return common / Math.sqrt(norm(a) * norm(b))
}

function startsWith({ doc }: Analysis, starts: readonly string[]): boolean {
  const last = doc.paragraphs.at(-1)
  if (!last || doc.paragraphs.length < 2) return false
  const opening = doc.tokens.slice(last.first, last.first + 5).map((token) => token.lower)
  const from = opening[0] === '"' || opening[0] === '“' ? 1 : 0
  const line = `${opening.slice(from).join(' ')} `
  return starts.some((start) => line.startsWith(`${start} `))
}
