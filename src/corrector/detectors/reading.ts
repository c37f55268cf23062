/** Small questions that every detector asks of the tokens. */
import type { Finding, MarkKind } from '../kinds.ts'
import type { Document, Token } from '../text/document.ts'

export type Reader = {
  readonly doc: Document
  /** In small letters; '' beyond the end. */
  readonly lower: (at: number) => string
  readonly isWord: (at: number) => boolean
  readonly isMark: (at: number, marks: string) => boolean
  readonly startsSentence: (at: number) => boolean
  readonly isSameSentence: (a: number, b: number) => boolean
  /** Between quotation marks: somebody else's words. */
  readonly isQuoted: (at: number) => boolean
  readonly mark: (kind: MarkKind, first: number, last: number, facts?: Partial<Finding>) => Finding
}

const NOWHERE: Token = {
  kind: 'mark',
  lower: '',
  start: 0,
  end: 0,
  isCapital: false,
  paragraph: -1,
  sentence: -1,
}

export function read(doc: Document): Reader {
  const token = (at: number) => doc.tokens[at] ?? NOWHERE
  const quoted = quotedTokens(doc)
  return {
    doc,
    lower: (at) => token(at).lower,
    isWord: (at) => token(at).kind === 'word',
    isMark: (at, marks) =>
      token(at).kind === 'mark' && marks.includes(token(at).lower) && token(at).lower !== '',
    startsSentence: (at) => doc.sentences[token(at).sentence]?.first === at,
    isSameSentence: (a, b) => token(a).sentence === token(b).sentence && token(a).sentence >= 0,
    isQuoted: (at) => quoted[at] === true,
    mark: (kind, first, last, facts) => ({
      kind,
      start: token(first).start,
      end: token(last - 1).end,
      ...facts,
    }),
  }
}

/** Each paragraph begins outside. Two accents or apostrophes together stand for a quotation mark. */
function quotedTokens({ tokens }: Document): boolean[] {
  const quoted: boolean[] = []
  let isInside = false
  for (let at = 0; at < tokens.length; at += 1) {
    const { lower, kind, paragraph, start } = token(at)
    if (paragraph !== token(at - 1).paragraph) isInside = false
    const before = token(at - 1)
    const isSecond = kind === 'mark' && before.lower === lower && before.end === start
    if (/^["“”«»‘’]$/.test(lower) || (/^['´`]$/.test(lower) && isSecond)) isInside = !isInside
    quoted.push(isInside)
  }
  return quoted

  function token(at: number): Token {
    return tokens[at] ?? NOWHERE
  }
}
