/**
 * The mock exam of a month (product §10 Mock exam, decisions 0210 and 0211): when it is open, how long a sitting lasts,
 * until when its sheet is taken, which of our themes is drawn. The clock is an argument: it is the server's.
 */
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export const SITTING_MINUTES = { min: 30, max: 330, ours: 90 } as const
/** On paper: to photograph the sheet and type it after the pen rests. */
export const PAPER_MINUTES = 30
/** For the network: a sheet that was sent at the last second is taken so much later. */
export const GRACE_MS = 60_000
const WINDOW_DAYS = { min: 1, max: 14 } as const
/** A theme comes back at the earliest after so many months. */
export const MONTHS_BETWEEN = 12

export type ExamWindow = {
  /** YYYY-MM in Brasília. */
  readonly month: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly minutes: number
}

type ExamState = 'coming' | 'open' | 'closed'

export function isExamMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

export function examMonthOf(moment: Date): string {
  return dayInBrasilia(moment).slice(0, 7)
}

/** @param by how many months later; negative for earlier */
export function shiftMonth(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Where the owner plans nothing: from the third Friday at eight until the Monday after it at ten in the evening. */
export function ourWindow(month: string): ExamWindow {
  const first = new Date(`${month}-01T12:00:00Z`).getUTCDay()
  const friday = 1 + ((5 - first + 7) % 7) + 14
  const at = (day: number, time: string) =>
    new Date(`${month}-${String(day).padStart(2, '0')}T${time}:00-03:00`)
  return {
    month,
    opensAt: at(friday, '08:00'),
    closesAt: at(friday + 3, '22:00'),
    minutes: SITTING_MINUTES.ours,
  }
}

export function examState(
  { opensAt, closesAt }: Pick<ExamWindow, 'opensAt' | 'closesAt'>,
  now: Date,
): ExamState {
  if (now < opensAt) return 'coming'
  return now < closesAt ? 'open' : 'closed'
}

/** Who begins in the last minute has the whole time: a sitting may end after the window. */
export function sittingEnd(begunAt: Date, minutes: number, isOnPaper: boolean): Date {
  return new Date(begunAt.getTime() + (minutes + (isOnPaper ? PAPER_MINUTES : 0)) * MINUTE_MS)
}

/** Is what arrives now still taken? */
export function isInTime(endsAt: Date, now: Date): boolean {
  return now.getTime() < endsAt.getTime() + GRACE_MS
}

/** From when on nobody can be writing any more. */
export function lastSheetAt({ closesAt, minutes }: Pick<ExamWindow, 'closesAt' | 'minutes'>): Date {
  return new Date(sittingEnd(closesAt, minutes, true).getTime() + GRACE_MS)
}

export type PlanFault =
  | 'opens-in-the-past'
  | 'opens-in-another-month'
  | 'closes-in-another-month'
  | 'window-too-short'
  | 'window-too-long'
  | 'minutes-out-of-range'

/** What is wrong with what the owner plans; both ends lie in the month, so that no two exams are open at once. */
export function planFault({ month, opensAt, closesAt, minutes }: ExamWindow, now: Date): PlanFault | null {
  if (opensAt <= now) return 'opens-in-the-past'
  if (examMonthOf(opensAt) !== month) return 'opens-in-another-month'
  if (examMonthOf(closesAt) !== month) return 'closes-in-another-month'
  const lengthMs = closesAt.getTime() - opensAt.getTime()
  if (lengthMs < WINDOW_DAYS.min * DAY_MS) return 'window-too-short'
  if (lengthMs > WINDOW_DAYS.max * DAY_MS) return 'window-too-long'
  if (minutes < SITTING_MINUTES.min || minutes > SITTING_MINUTES.max) return 'minutes-out-of-range'
  return null
}

/**
 * The theme of a month among ours. The order comes from a key that only the running shop knows: the themes are public,
 * which of them comes is not.
 *
 * @param orderOf a number of the theme for this month that nobody can foretell without the key, as text
 * @param usedIds of the months around; where all were used, all are free again
 */
export function drawTheme(
  themeIds: readonly string[],
  usedIds: ReadonlySet<string>,
  orderOf: (themeId: string) => string,
): string | null {
  const unused = themeIds.filter((id) => !usedIds.has(id))
  const ordered = (unused.length > 0 ? unused : [...themeIds])
    .map((id) => ({ id, order: orderOf(id) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
  return ordered[0]?.id ?? null
}

/** From so many on a place says something, and names nobody. */
const FEWEST_FOR_PLACE = 20

/**
 * In which tenth of those who took part a grade lies, 1 with the highest; equal grades share the better one.
 *
 * @param totals of all who took part, the own one among them
 * @returns null where fewer than twenty took part
 */
export function tenthOf(total: number, totals: readonly number[]): number | null {
  if (totals.length < FEWEST_FOR_PLACE) return null
  const better = totals.filter((other) => other > total).length
  return Math.min(10, Math.floor((10 * better) / totals.length) + 1)
}
