/**
 * How many days are left until the exam? Days are ISO texts ("2026-11-21") without a clock or a zone, so that no
 * midnight and no summer time can move them.
 */

export type ExamDate = {
  readonly name: string
  /** ISO day of the first Sunday, and of the last. */
  readonly firstDay: string
  readonly lastDay: string
  /** Where INEP announced it: a day that nobody announced is not told to students. */
  readonly source: string
}

const DAY_MS = 24 * 3600 * 1000

/** Whole days from one ISO day to another; negative when `to` lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((momentOf(to) - momentOf(from)) / DAY_MS)
}

export function addDays(day: string, days: number): string {
  return new Date(momentOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Is the essay written on this day or on the next? The ENEM asks for it on its first Sunday. */
export function examEve(exam: Pick<ExamDate, 'firstDay'> | null, today: string): 'today' | 'tomorrow' | null {
  if (exam?.firstDay === today) return 'today'
  return exam?.firstDay === addDays(today, 1) ? 'tomorrow' : null
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(momentOf(day)).getUTCDay() || 7
}

/** Monday to Friday from `from` on, without `until` itself. */
export function countWeekdays(from: string, until: string): number {
  const total = Math.max(daysBetween(from, until), 0)
  const rest = Array.from({ length: total % 7 }, (_, index) => weekdayOf(addDays(from, index)))
  return Math.floor(total / 7) * 5 + rest.filter((weekday) => weekday <= 5).length
}

/** True for a day that the calendar has, written as YYYY-MM-DD. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = momentOf(text)
  return Number.isFinite(moment) && new Date(moment).toISOString().startsWith(text)
}

/** As Brazilian readers write it: "2026-11-21" → "21/11/2026". */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('/')
}

function momentOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
