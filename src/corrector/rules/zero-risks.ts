/**
 * Reasons for which the whole essay can be given zero (booklet 2025, p. 9–11, 28–29). Shown as risks with the reason
 * and the place, never applied: whether a text is annulled is for people to decide.
 */
import type { Analysis } from '../analysis.ts'
import type { Rubric, ZeroRiskId } from '../rubric/rubric.ts'
import type { Span } from '../text/document.ts'
import { findPhrases, indexPhrases } from '../text/phrases.ts'
import { wordSet } from '../text/word-set.ts'
import { countedLines } from './lines.ts'
import type { ThemeVerdict } from './theme-gate.ts'

export type ZeroRisk = {
  readonly id: ZeroRiskId
  readonly spans: readonly Span[]
  readonly source: string
  readonly lines?: number
}

const DISCONNECTED = indexPhrases({
  talk: 'senhor corretor|senhora corretora|caro corretor|prezado corretor|querido corretor|corretor|corretora|por favor me dê|me dá nota|me dê uma nota|nota mil|tirar nota|boa sorte|tchau|kkk|kkkk|rsrs|fora bolsonaro|fora lula|pai nosso|ave maria|amém|em nome de jesus|modo de preparo|ingredientes|colheres de sopa|xícaras de|misture bem|torcida|hino do|é nóis|esta prova|essa prova|nesta prova|não sei o que escrever|não estudei|passar no enem|meu nome é|eu me chamo|chamo-me',
})
const IDENTITY = /^(?:meu nome é|eu me chamo|chamo-me)/
const ENGLISH = wordSet(
  'the and of to in is that it for was with are this be on as have not but they from which their has more people can were will would',
)
const SPANISH = wordSet(
  'el los las y una que en es por con para del se su al lo como más pero sus le ya este porque muy sin sobre también hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos esto mí antes algunos qué unos yo otro otras',
)
const ONLY_PORTUGUESE = wordSet(
  'não é uma do da dos das em no na com são à ao pelo pela mais também já há seu sua os',
)
const FOREIGN_SHARE = 0.2
const MIN_WORDS = 20
const SHORT_LINE_CHARACTERS = 48
const MANY_SHORT_LINES = 8
const DIALOGUE_LINES = 3

export function findZeroRisks(
  analysis: Analysis,
  rubric: Rubric,
  theme: ThemeVerdict,
  original: string,
): ZeroRisk[] {
  const { doc } = analysis
  const risk = (id: ZeroRiskId, spans: readonly Span[] = [], facts: { lines?: number } = {}): ZeroRisk => ({
    id,
    spans,
    source: rubric.zeroSources[id],
    ...facts,
  })
  if (original.trim() === '') return [risk('blank')]
  const risks: ZeroRisk[] = []
  const lines = countedLines(analysis.discounted, original)
  if (lines <= rubric.insufficientLines) risks.push(risk('too-short', [], { lines }))
  if (isForeign(analysis)) risks.push(risk('foreign-language'))
  else if (theme.isOff) risks.push(risk('off-theme'))
  if (isOtherType(original)) risks.push(risk('other-type'))
  const talk = findPhrases(DISCONNECTED, doc)
  const identity = talk.filter((hit) => IDENTITY.test(hit.phrase))
  const other = talk.filter((hit) => !IDENTITY.test(hit.phrase))
  if (other.length > 0) risks.push(risk('disconnected', other))
  const signature = signatureOf(analysis)
  if (identity.length > 0 || signature)
    risks.push(risk('identification', [...identity, ...(signature ? [signature] : [])]))
  return risks
}

function isForeign({ doc }: Analysis): boolean {
  if (doc.words.length < MIN_WORDS) return false
  const share = (words: ReadonlySet<string>) =>
    doc.words.filter((at) => words.has(doc.tokens[at]?.lower ?? '')).length / doc.words.length
  const own = share(ONLY_PORTUGUESE)
  if (share(ENGLISH) > FOREIGN_SHARE && own < FOREIGN_SHARE / 2) return true
  const latin =
    doc.words.filter((at) => /^[a-zà-ü'’-]+$/.test(doc.tokens[at]?.lower ?? '')).length / doc.words.length
  return latin < 0.5 || (share(SPANISH) > FOREIGN_SHARE * 1.5 && own < FOREIGN_SHARE / 2)
}

/** A poem, a list or a dialogue: many short lines, or lines that begin with a dash or a number. */
function isOtherType(text: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  // Lines of prose that a PDF has broken begin with small letters; verses do not.
  const short = lines.filter(
    (line) => line.length < SHORT_LINE_CHARACTERS && /^["“—–-]?\p{Lu}/u.test(line),
  ).length
  const listed = lines.filter((line) => /^(?:[-–—•*]|\d{1,2}[.)])\s*\S/.test(line)).length
  const isVerse = short >= MANY_SHORT_LINES && short / lines.length > 0.6
  return isVerse || (listed >= DIALOGUE_LINES && listed / lines.length > 0.4)
}

/** A last line of two to four words with capitals and no stop. */
function signatureOf({ doc }: Analysis): Span | null {
  const last = doc.paragraphs.at(-1)
  if (!last || doc.paragraphs.length < 3 || last.wordCount < 2 || last.wordCount > 4) return null
  const tokens = doc.tokens.slice(last.first, last.last)
  const isName = tokens.every(
    (token) => (token.kind === 'word' && token.isCapital) || /^(de|da|do|dos|das)$/.test(token.lower),
  )
  return isName ? { start: last.start, end: last.end } : null
}
