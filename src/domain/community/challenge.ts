/**
 * The monthly challenge: months, what an essay must be, the order of the list, and who wins (product §2, §5, §9 Monthly
 * challenge). Prizes by likes are what product §2 asks; a jury is the owner's other choice, since the law wants
 * cultural contests without votes (Lei 5.768/1971).
 */
import { characterCount } from '../shared/characters.ts'
import { madeOnce } from '../shared/made-once.ts'

export const ESSAY_LIMITS = { min: 50, max: 4_000 } as const
/** Product §9: the rows of the writing area, and the lines that the list shows of an essay. */
export const ESSAY_ROWS = 15
export const PREVIEW_LINES = 6
/** More than six lines hold at any width; the rest is fetched when somebody reads on. */
const EXCERPT_LENGTH = 900

export const JUDGINGS = ['likes', 'jury'] as const
export type Judging = (typeof JUDGINGS)[number]

export type EssayProblem = 'too-short' | 'too-long'

/** What was written, with line ends of one kind and without surrounding space. */
export function readEssay(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** @param essay as readEssay gives it */
export function essayProblem(essay: string): EssayProblem | null {
  if (characterCount(essay) < ESSAY_LIMITS.min) return 'too-short'
  return essay.length > ESSAY_LIMITS.max ? 'too-long' : null
}

/** The beginning of an essay, cut between two words; whole when it is short. */
export function excerptOf(essay: string): { excerpt: string; isCut: boolean } {
  if (essay.length <= EXCERPT_LENGTH) return { excerpt: essay, isCut: false }
  const head = essay.slice(0, EXCERPT_LENGTH)
  const lastGap = head.search(/\s\S*$/)
  return { excerpt: `${head.slice(0, lastGap > 0 ? lastGap : EXCERPT_LENGTH).trimEnd()}…`, isCut: true }
}

const partsFormat = madeOnce(
  () =>
    new Intl.DateTimeFormat('en', {
      year: 'numeric',
      month: '2-digit',
      timeZone: 'America/Sao_Paulo',
    }),
)
const nameFormat = madeOnce(
  () => new Intl.DateTimeFormat('pt-BR', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** The month of a moment in Brasília's time, as YYYY-MM. */
export function monthOf(moment: Date): string {
  const parts = new Map(
    partsFormat()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}`
}

export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

/** @param month YYYY-MM; @returns e.g. "agosto de 2025" */
export function monthName(month: string): string {
  return nameFormat().format(new Date(`${month}-15T12:00:00Z`))
}

/** The theme of a month: its own, or the last one before it (decision 0085). Null while there is none at all. */
export function themeOf<Theme extends { readonly month: string }>(
  themes: readonly Theme[],
  month: string,
): Theme | null {
  const past = themes.filter((theme) => theme.month <= month)
  return past.reduce<Theme | null>((last, theme) => (last && last.month > theme.month ? last : theme), null)
}

export type Contender = {
  readonly id: string
  readonly likes: number
  /** The mean of the jurors' totals; null while nobody has graded it. */
  readonly grade: number | null
  readonly createdAt: Date
  /** A prize needs somebody to give it to: visitors take part outside the competition. */
  readonly hasAccount: boolean
}

/** @returns null when nobody can win: no account took part, or the jury has graded nothing */
export function winnerOf(contenders: readonly Contender[], judging: Judging): Contender | null {
  const able = contenders.filter(
    ({ hasAccount, grade }) => hasAccount && (judging === 'likes' || grade !== null),
  )
  return able.reduce<Contender | null>(
    (best, one) => (best && isAhead(best, one, judging) ? best : one),
    null,
  )
}

/** More likes, or the better grade; then who was earlier; then the id, so that it never hangs on chance. */
function isAhead(a: Contender, b: Contender, judging: Judging): boolean {
  const difference = judging === 'likes' ? a.likes - b.likes : (a.grade ?? 0) - (b.grade ?? 0)
  if (difference !== 0) return difference > 0
  const earlier = b.createdAt.getTime() - a.createdAt.getTime()
  return earlier !== 0 ? earlier > 0 : a.id < b.id
}

/** What a juror may give in each of the five competences, as in the exam. */
export const GRADE_STEPS = [0, 40, 80, 120, 160, 200] as const
export const COMPETENCE_COUNT = 5
