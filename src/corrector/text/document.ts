/**
 * An essay as the corrector reads it: paragraphs, sentences and tokens, each with its place in the pupil's own text
 * (decision 0040: every mark is on her words). One walk over the characters; nothing of the text is changed.
 */

import { findParagraphs } from './paragraphs.ts'

export type Span = { readonly start: number; readonly end: number }

export type Token = Span & {
  readonly kind: 'word' | 'number' | 'mark'
  /** In small letters; the form in which lists are searched. */
  readonly lower: string
  readonly isCapital: boolean
  readonly paragraph: number
  readonly sentence: number
}

/** A stretch of tokens: `first` is in, `last` is out. */
export type Stretch = Span & { readonly first: number; readonly last: number }
export type Sentence = Stretch & { readonly paragraph: number; readonly wordCount: number }
export type Paragraph = Stretch & { readonly wordCount: number; readonly sentences: readonly number[] }

export type Document = {
  readonly text: string
  readonly title: Span | null
  readonly tokens: readonly Token[]
  /** Indexes of the tokens that are words. */
  readonly words: readonly number[]
  readonly sentences: readonly Sentence[]
  readonly paragraphs: readonly Paragraph[]
}

/** Beyond this nothing is read: an essay has 30 lines, a paste may have anything. */
export const MAX_READ_CHARACTERS = 20_000

/**
 * A word may be broken at the end of its line: "desenvol-" and below "vimento". Within it may stand what nobody sees (a
 * soft hyphen, a joint of no width) and a hyphen of another width.
 */
const TOKEN =
  /[\p{L}\p{M}]+(?:[\u00ad\u200b-\u200d\u2060\ufeff]*[-\u2010\u2011’'\u00ad\u200b-\u200d\u2060\ufeff][\p{L}\p{M}]+|[-\u00ad\u2010][^\S\n]*\n\s*\p{Ll}[\p{L}\p{M}]*)*|\d+(?:[.,]\d+)*|[^\s\p{L}\p{M}\d]/gu
const BROKEN_WORD = /[-\u00ad\u2010][^\S\n]*\n\s*/g
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
const OTHER_HYPHEN = /[\u2010\u2011]/g
/** "ﬁ" in one sign, as a PDF has it. */
const LIGATURE = /[\ufb00-\ufb06]/g
const SENTENCE_END = /^[.!?…]$/
const CLOSING = /^["”»)\]’']$/
const ABBREVIATIONS = new Set([
  'sr',
  'sra',
  'dr',
  'dra',
  'prof',
  'profa',
  'art',
  'arts',
  'ex',
  'etc',
  'séc',
  'av',
])
const TITLE_MAX_WORDS = 14
const STOPPED_TITLE_MAX_WORDS = 7
const FIRST_PARAGRAPH_MIN_WORDS = 20

/** @param text as typed or pasted; a line break inside a sentence (a pasted PDF) does not begin a paragraph */
export function readDocument(text: string): Document {
  const read = text.slice(0, MAX_READ_CHARACTERS)
  const blocks = findParagraphs(read)
  const title = titleOf(read, blocks)
  const tokens: Token[] = []
  const sentences: Sentence[] = []
  const paragraphs: Paragraph[] = []
  for (const block of title ? blocks.slice(1) : blocks) {
    const paragraph = paragraphs.length
    const firstToken = tokens.length
    const firstSentence = sentences.length
    let sentenceFrom = firstToken
    const endSentence = () => {
      const stretch = stretchOf(tokens, sentenceFrom, tokens.length)
      if (stretch.last > stretch.first)
        sentences.push({ ...stretch, paragraph, wordCount: countWords(tokens, stretch) })
      sentenceFrom = tokens.length
    }
    const pieces = [...read.slice(block.start, block.end).matchAll(TOKEN)]
    let mayEnd = false
    for (const piece of pieces) {
      const start = block.start + piece.index
      const lower = wordOf(piece[0])
      const first = piece[0].charAt(0)
      const kind = /\d/.test(first) ? 'number' : /[\p{L}\p{M}]/u.test(first) ? 'word' : 'mark'
      const isCapital = kind === 'word' && first !== lower.charAt(0)
      if (mayEnd && !(kind === 'mark' && (SENTENCE_END.test(lower) || CLOSING.test(lower)))) {
        endSentence()
        mayEnd = false
      }
      tokens.push({
        start,
        end: start + piece[0].length,
        kind,
        lower,
        isCapital,
        paragraph,
        sentence: sentences.length,
      })
      if (kind === 'mark' && SENTENCE_END.test(lower) && endsSentence(tokens, read)) mayEnd = true
    }
    endSentence()
    const stretch = stretchOf(tokens, firstToken, tokens.length)
    if (stretch.last === stretch.first) continue
    const own = sentences.map((_, index) => index).slice(firstSentence)
    paragraphs.push({ ...stretch, wordCount: countWords(tokens, stretch), sentences: own })
  }
  const words = tokens.flatMap((token, index) => (token.kind === 'word' ? [index] : []))
  return { text: read, title, tokens, words, sentences, paragraphs }
}

/** In small letters, without what is only seen, or not even that. */
function wordOf(written: string): string {
  return written
    .replace(BROKEN_WORD, '')
    .replace(INVISIBLE, '')
    .replace(OTHER_HYPHEN, '-')
    .replace(LIGATURE, (sign) => sign.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFC')
}

/** A full stop after an abbreviation, or inside a number or an address, ends nothing. */
function endsSentence(tokens: readonly Token[], text: string): boolean {
  const mark = tokens.at(-1)
  const before = tokens.at(-2)
  if (mark?.lower !== '.') return true
  if (before && before.end === mark.start && ABBREVIATIONS.has(before.lower)) return false
  const next = text.charAt(mark.end)
  return next === '' || /\s|["”»)\]]/.test(next) || /\p{Lu}/u.test(next)
}

function stretchOf(tokens: readonly Token[], first: number, last: number): Stretch {
  return { first, last, start: tokens[first]?.start ?? 0, end: tokens[last - 1]?.end ?? 0 }
}

function countWords(tokens: readonly Token[], { first, last }: Stretch): number {
  let count = 0
  for (let at = first; at < last; at += 1) if (tokens[at]?.kind === 'word') count += 1
  return count
}

/** A short first line, with more text below it; with a stop at its end only where it is very short. */
function titleOf(text: string, blocks: readonly Span[]): Span | null {
  const [first, second] = blocks
  if (!first || !second || blocks.length < 3) return null
  const line = text.slice(first.start, first.end)
  const wordCount = line.split(/\s+/).length
  const isStopped = /[.,;:]["”]?$/.test(line)
  if (!isStopped) return wordCount <= TITLE_MAX_WORDS ? first : null
  const below = text.slice(second.start, second.end).split(/\s+/).length
  const isShort = wordCount <= STOPPED_TITLE_MAX_WORDS && blocks.length > 3
  return isShort && /[.]["”]?$/.test(line) && below >= FIRST_PARAGRAPH_MIN_WORDS ? first : null
}
