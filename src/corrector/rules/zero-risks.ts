/**
 * Reasons for which the whole essay can be given zero (booklet 2025, p. 9–11, 28–29). Shown as risks with the reason
 * and the place, never applied: whether a text is annulled is for people to decide.
 */
import type { Analysis, Essay } from '../analysis.ts'
import type { Rubric, ZeroRiskId } from '../rubric/rubric.ts'
import type { Span } from '../text/document.ts'
import { wordSet } from '../text/word-set.ts'
import { countedLines } from './lines.ts'
import { findPassages } from './passages.ts'
import type { ThemeVerdict } from './theme-gate.ts'

export type ZeroRisk = {
  readonly id: ZeroRiskId
  readonly spans: readonly Span[]
  readonly source: string
  readonly lines?: number
}

const LETTER_START =
  /^(?:prezad[oa]s?|car[oa]s?|querid[oa]s?|excelentíssim[oa]s?|ilustríssim[oa]s?|senhor(?:a|es)?|exmo|ilmo|vossa)$/
const NARRATIVE_START =
  /^(?:era uma vez|certo dia|um belo dia|numa (?:manhã|noite|tarde)|naquel[ae] (?:dia|noite|manhã|tarde)|há muito tempo|certa (?:vez|noite|manhã)|era (?:noite|manhã|tarde|domingo|segunda))/
const PAST = /(?:ou|eram|aram|iram|ava|avam|eu|iu)$/
const PAST_SHARE = 0.09
const NOT_PAST = wordSet(
  'vou sou dou estou meu seu teu deu eu museu europeu ateu céu véu troféu plebeu ou judeu',
)
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
/** Where every third sentence would not belong, the text is of another type. */
const MOST_ALIEN = 3
const SHORT_LINE_CHARACTERS = 48
const MANY_SHORT_LINES = 8
const DIALOGUE_LINES = 3
const VERSE_LETTERS = 60
const VERSE_MEDIAN = 42
/** Place, date and address above a letter. */
const LETTER_HEAD = 3
const LETTER_HEAD_WORDS = 12
const SAID = /^(?:disse|disseram|afirmou|afirmaram|contou|relatou|informou|declarou|explicou|ressaltou)$/
const SAID_OFTEN = 3
/** "BOA VISTA – A Prefeitura …" */
const DATELINE = /^\s*\p{Lu}{2}[\p{Lu} ()/]+\s*[–—-]\s/u

/** With sentences that were told by what they say (sentence-kinds). */
type Looked = Pick<Essay, 'hasPaperLines'> & {
  readonly disconnected?: readonly Span[]
  readonly identification?: readonly Span[]
}

export function findZeroRisks(
  analysis: Analysis,
  rubric: Rubric,
  theme: ThemeVerdict,
  { hasPaperLines, disconnected = [], identification = [] }: Looked,
): ZeroRisk[] {
  const { doc, sheet: original } = analysis
  const risk = (id: ZeroRiskId, spans: readonly Span[] = [], facts: { lines?: number } = {}): ZeroRisk => ({
    id,
    spans,
    source: rubric.zeroSources[id],
    ...facts,
  })
  if (original.trim() === '') return [risk('blank')]
  const risks: ZeroRisk[] = []
  const lines = countedLines(analysis.discounted, original, hasPaperLines)
  if (lines <= rubric.insufficientLines) risks.push(risk('too-short', [], { lines }))
  if (isForeign(analysis)) risks.push(risk('foreign-language'))
  else if (theme.isOff) risks.push(risk('off-theme'))
  if (isOtherType(original) || isLetter(analysis) || isNarrative(analysis) || isReport(analysis))
    risks.push(risk('other-type'))
  const { talk, identity } = findPassages(doc)
  const { asides } = analysis.discounted
  const greetings = asides.filter(({ kind }) => kind === 'greeting')
  const alien = [...talk, ...greetings]
  if (disconnected.length <= doc.sentences.length / MOST_ALIEN) alien.push(...besides(disconnected, alien))
  if (alien.length > 0) risks.push(risk('disconnected', alien))
  const names = [...identity, ...asides.filter(({ kind }) => kind === 'name')]
  names.push(...besides(identification, names))
  if (names.length > 0) risks.push(risk('identification', names))
  return risks
}

/** Of sentences those in which nothing is told yet. */
function besides(sentences: readonly Span[], told: readonly Span[]): Span[] {
  return sentences.filter(({ start, end }) => !told.some((one) => one.start < end && start < one.end))
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
  const isVerse = (short >= MANY_SHORT_LINES && short / lines.length > 0.6) || areVerses(lines)
  return isVerse || (listed >= DIALOGUE_LINES && listed / lines.length > 0.4)
}

/** Short throughout, and broken where the next word would have had its place. */
function areVerses(lines: readonly string[]): boolean {
  if (lines.length < MANY_SHORT_LINES) return false
  const lengths = lines.map(({ length }) => length).sort((a, b) => a - b)
  const width = lengths.at(-1) ?? 0
  if (width > VERSE_LETTERS || (lengths[lengths.length >> 1] ?? 0) > VERSE_MEDIAN) return false
  const inner = lines.slice(1)
  const early = inner.filter((line, at) => {
    const [word = ''] = line.split(/\s/)
    return (lines[at]?.length ?? 0) + 1 + word.length <= width
  }).length
  return early / inner.length > 0.5
}

/** "Prezado senhor presidente,": somebody is spoken to from the first word on, or below a place and a date. */
function isLetter({ doc: { tokens, paragraphs } }: Analysis): boolean {
  for (const { first, last, wordCount } of paragraphs.slice(0, LETTER_HEAD)) {
    const opening = tokens.slice(first + 1, Math.min(last, first + 6))
    const isSpokenTo = LETTER_START.test(tokens[first]?.lower ?? '')
    if (isSpokenTo && opening.some(({ lower }) => /^[,:!]$/.test(lower))) return true
    if (wordCount > LETTER_HEAD_WORDS) return false
  }
  return false
}

/** Who said what to whom, as a newspaper tells it: nothing is asked for. */
function isReport({ sheet, doc, cues, proposal }: Analysis): boolean {
  if (proposal.sentences.length > 0 || (cues.get('duty') ?? []).length > 1) return false
  const said = doc.words.filter((at) => SAID.test(doc.tokens[at]?.lower ?? '')).length
  return said >= (DATELINE.test(sheet) ? 1 : SAID_OFTEN)
}

/** Told, not argued: verbs of the past throughout, or the opening of a tale; and nothing is asked for. */
function isNarrative({ doc, cues, proposal }: Analysis): boolean {
  if (doc.words.length < MIN_WORDS * 3 || proposal.sentences.length > 0) return false
  const lower = doc.words.map((at) => doc.tokens[at]?.lower ?? '')
  const past = lower.filter((word) => word.length > 3 && PAST.test(word) && !NOT_PAST.has(word)).length
  const isTale = NARRATIVE_START.test(lower.slice(0, 5).join(' '))
  const argues = (cues.get('duty') ?? []).length + (cues.get('cause') ?? []).length
  return isTale ? past / lower.length > PAST_SHARE / 2 : past / lower.length > PAST_SHARE && argues < 3
}
