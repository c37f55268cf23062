/**
 * Finds listed phrases in a document: word by word, the longest first, in one walk, so that the time grows with the
 * text alone (decision 0048: patterns that take linear time only).
 */
import type { Document, Span } from './document.ts'

/** Label → phrases separated by "|". A last word that ends in "*" stands for every word that begins so. */
export type PhraseList = Readonly<Record<string, string>>

export type PhraseHit = Span & {
  readonly label: string
  readonly phrase: string
  /** Tokens: `first` is in, `last` is out. */
  readonly first: number
  readonly last: number
  readonly sentence: number
  readonly paragraph: number
}

type Entry = { label: string; words: readonly string[]; isOpen: boolean }
export type PhraseIndex = ReadonlyMap<string, readonly Entry[]>

const OPEN_PREFIX_LENGTH = 3

export function indexPhrases(list: PhraseList): PhraseIndex {
  const byFirst = new Map<string, Entry[]>()
  for (const [label, phrases] of Object.entries(list)) {
    for (const phrase of phrases.split('|')) {
      const isOpen = phrase.endsWith('*')
      const words = (isOpen ? phrase.slice(0, -1) : phrase).split(' ')
      const entry = { label, words, isOpen }
      const first = words[0] ?? ''
      // A one-word prefix is filed under its beginning, all else under its first word.
      const key = isOpen && words.length === 1 ? `${first.slice(0, OPEN_PREFIX_LENGTH)}*` : first
      const entries = byFirst.get(key) ?? []
      entries.push(entry)
      byFirst.set(key, entries)
    }
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return byFirst
}

/** @returns hits in the order of the text; those of one label never overlap, those of several may */
export function findPhrases(index: PhraseIndex, { tokens }: Document): PhraseHit[] {
  const hits: PhraseHit[] = []
  const takenUntil = new Map<string, number>()
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word') continue
    for (const key of [token.lower, `${token.lower.slice(0, OPEN_PREFIX_LENGTH)}*`]) {
      for (const { label, words, isOpen } of index.get(key) ?? []) {
        if ((takenUntil.get(label) ?? 0) > at || !matches(words, isOpen)) continue
        const last = tokens[at + words.length - 1]
        if (!last) continue
        takenUntil.set(label, at + words.length)
        hits.push({
          label,
          phrase: words.join(' '),
          start: token.start,
          end: last.end,
          first: at,
          last: at + words.length,
          sentence: token.sentence,
          paragraph: token.paragraph,
        })
      }
    }

    function matches(words: readonly string[], isOpen: boolean): boolean {
      for (let offset = 0; offset < words.length; offset += 1) {
        const candidate = tokens[at + offset]
        const word = words[offset]
        if (!candidate || word === undefined || candidate.kind === 'mark') return false
        const isPrefix = isOpen && offset === words.length - 1
        if (isPrefix ? !candidate.lower.startsWith(word) : candidate.lower !== word) return false
      }
      return true
    }
  }
  return hits
}
