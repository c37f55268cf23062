/**
 * Which days does a Brazilian term of law end on? Sundays, Saturdays and national holidays move its end to the next
 * working day (CPC art. 224 § 1º; our own rule in "Trocas e Desistência"). Days are ISO texts, as in exam-date.ts.
 *
 * Holidays: Lei 662/1949 with Lei 10.607/2002 (1/1, 21/4, 1/5, 7/9, 2/11, 15/11, 25/12), Lei 6.802/1980 (12/10),
 * Lei 14.759/2023 (20/11). Good Friday is no national holiday by law, but a day without banks; with it we are late in
 * the buyer's favour.
 */
import { addDays, weekdayOf } from '../study/exam-date.ts'

const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
])
const SATURDAY = 6

/** @param day ISO day @returns the day itself, or the first working day after it */
export function workingDayFrom(day: string): string {
  let candidate = day
  while (!isWorkingDay(candidate)) candidate = addDays(candidate, 1)
  return candidate
}

export function isWorkingDay(day: string): boolean {
  return weekdayOf(day) < SATURDAY && !isHoliday(day)
}

/** A national holiday, or Good Friday. */
export function isHoliday(day: string): boolean {
  return FIXED_HOLIDAYS.has(day.slice(5)) || day === addDays(easterOf(Number(day.slice(0, 4))), -2)
}

/** ISO day of Easter Sunday in the Gregorian calendar, by the computus of Meeus, Jones and Butcher (1876). */
export function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
