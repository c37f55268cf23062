/** How detectors go through the words of an essay: of a word the first rule that finds something speaks. */
import type { Finding } from '../kinds.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'

/** Reads one word, and what stands around it. */
export type WordRule = (reader: Reader, at: number, words: Words) => Finding | null

/** @param isRead false for words that no rule looks at */
export function findByRules(
  reader: Reader,
  words: Words,
  rules: readonly WordRule[],
  isRead: (at: number) => boolean = () => true,
): Finding[] {
  const findings: Finding[] = []
  for (const [at, token] of reader.doc.tokens.entries()) {
    if (token.kind !== 'word' || !isRead(at)) continue
    for (const rule of rules) {
      const found = rule(reader, at, words)
      if (!found) continue
      findings.push(found)
      break
    }
  }
  return findings
}

/** Reads one word of a tagged sentence, and what stands around it. */
export type SentenceRule = (
  reader: Reader,
  sentence: SyntaxSentence,
  at: number,
  words: Words,
) => Finding | null

/**
 * The same over tagged sentences; somebody else's words are not looked at.
 * @param first of the words of a sentence that are: 1 for rules that need one before
 */
export function findInSentences(
  reader: Reader,
  words: Words,
  sentences: readonly SyntaxSentence[],
  rules: readonly SentenceRule[],
  first: 0 | 1 = 0,
): Finding[] {
  return sentences.flatMap((sentence) =>
    sentence.flatMap((word, at) => {
      if (word.isQuoted || at < first) return []
      for (const rule of rules) {
        const found = rule(reader, sentence, at, words)
        if (found) return [found]
      }
      return []
    }),
  )
}
