/**
 * Until when must a message be answered? Within five days (Decreto 7.962/2013, art. 4º V and parágrafo único), counted as
 * whole days from the day after it came, in Brasília's time; the last one counts to its midnight.
 */
import { addDays, daysBetween } from '../study/exam-date.ts'

const ANSWER_DAYS = 5
/** Brasília's time has no summer time since Decreto 9.772/2019. */
const OFFSET_MS = -3 * 3600_000

/** ISO day that still counts. */
export function lastDayToAnswer(sentAt: Date): string {
  return addDays(dayOf(sentAt), ANSWER_DAYS)
}

/** 0 on the last day; negative when it has passed. */
export function daysToAnswer(sentAt: Date, now: Date): number {
  return daysBetween(dayOf(now), lastDayToAnswer(sentAt))
}

function dayOf(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}
