/**
 * For which day is a correction promised? So many working days of the teacher after the sending, none of them a holiday
 * or in a pause; where a day is full, the next (product §5 The teacher's corrections).
 */
import { dayInBrasilia } from '../../shared/brasilia-day.ts'
import { isHoliday } from '../../shared/working-day.ts'
import type { SiteSettings } from '../../site/site-settings.ts'
import { addDays, weekdayOf } from '../../study/exam-date.ts'

export type Timetable = Pick<SiteSettings['corrections'], 'pause' | 'perDay' | 'daysPromised'> & {
  readonly workingDays: readonly number[]
}

/** Where no day is free for so long, the last one is promised: the owner sees the queue. */
const LOOK_AHEAD_DAYS = 730

export function isTeachersDay(day: string, { workingDays, pause }: Timetable): boolean {
  if (!workingDays.includes(weekdayOf(day)) || isHoliday(day)) return false
  return pause === null || day < pause.from || day > pause.until
}

/** @param promised how many that still wait are promised for each ISO day @returns an ISO day */
export function promisedDay(now: Date, promised: ReadonlyMap<string, number>, timetable: Timetable): string {
  const today = dayInBrasilia(now)
  let day = today
  let left = timetable.daysPromised
  for (let ahead = 0; ahead < LOOK_AHEAD_DAYS; ahead += 1) {
    day = addDays(day, 1)
    if (!isTeachersDay(day, timetable)) continue
    left -= 1
    if (left <= 0 && (promised.get(day) ?? 0) < timetable.perDay) return day
  }
  return day
}
