/**
 * The writing room: what a sheet may hold, how many corrections there are, and what a plan consists of (product §10 The
 * corrector and the writing room). The browser uses it for comfort, the server as the gate.
 */

/** The official sheet takes about 2,000; a text from elsewhere may be longer and is told so. */
export const SHEET_MAX_CHARACTERS = 10_000
export const SHEET_LINES = 30
/** Up to so many lines a text is insufficient (booklet 2025, p. 10). */
export const INSUFFICIENT_LINES = 7
export const THEME_LENGTH = { min: 5, max: 300 } as const
export const MOTIVATING_MAX_CHARACTERS = 12_000
export const PLAN_FIELD_MAX_CHARACTERS = 600

export const CORRECTIONS_PER_DAY = 20
export const ESSAYS_PER_STUDENT = 300
export const VERSIONS_PER_ESSAY = 60

/** A paste of fewer characters is a word or two moved about. */
export const PASTE_NOTED_FROM = 80

/** The clock of the exam leaves about this for the essay, by what students plan for it. */
export const CLOCK_MINUTES = [60, 75, 90] as const

export const PLAN_FIELDS = [
  'thesis',
  'firstArgument',
  'secondArgument',
  'repertoire',
  'agent',
  'action',
  'means',
  'purpose',
  'detail',
] as const
export type PlanField = (typeof PLAN_FIELDS)[number]
export type EssayPlan = Readonly<Partial<Record<PlanField, string>>>

/** The elements of the intervention proposal among them. */
export const PROPOSAL_FIELDS = [
  'agent',
  'action',
  'means',
  'purpose',
  'detail',
] as const satisfies PlanField[]

/** Controls but tabulator and line end, blanks without width, and the marks that turn the direction of writing. */
const INVISIBLE = /(?![\n\t])\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A text as it is corrected: one kind of line end, nothing that cannot be seen, no space around it. */
export function readSheet(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(INVISIBLE, '')
    .replaceAll('\u00a0', ' ')
    .trim()
}

export type SheetProblem = 'blank' | 'too-long'

/** @param sheet as readSheet gives it */
export function sheetProblem(sheet: string): SheetProblem | null {
  if (sheet === '') return 'blank'
  return sheet.length > SHEET_MAX_CHARACTERS ? 'too-long' : null
}

export function countParagraphs(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}
