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

/** Since when a message waits, and when it was answered; null while it waits. */
export type MessageClock = {
  readonly createdAt: Date
  readonly reopenedAt: Date | null
  readonly answeredAt: Date | null
}

/** mailed: the owner has answered by her own mail program · received: a letter came there */
export type LetterWay = 'mailed' | 'received'

/** The moment that stands for a day of the past in Brasília; that of today is now. Null for a day to come. */
export function momentOfLetter(day: string, now: Date): Date | null {
  const today = dayOf(now)
  if (day > today) return null
  return day === today ? now : new Date(`${day}T12:00:00-03:00`)
}

/**
 * What a letter does to the five days: an answer ends the wait that it came after; a letter that waits for an answer
 * begins another one. While a message waits already, a second letter gives nobody more time.
 */
export function afterLetter(
  clock: MessageClock,
  letter: { readonly way: LetterWay; readonly at: Date; readonly needsAnswer: boolean },
): Pick<MessageClock, 'answeredAt' | 'reopenedAt'> {
  const { createdAt, reopenedAt, answeredAt } = clock
  const isSince = (moment: Date) => dayOf(letter.at) >= dayOf(moment)
  if (letter.way === 'mailed') {
    const isAnswer = answeredAt === null && isSince(reopenedAt ?? createdAt)
    return { reopenedAt, answeredAt: isAnswer ? letter.at : answeredAt }
  }
  const beginsAnew = letter.needsAnswer && answeredAt !== null && isSince(answeredAt)
  return beginsAnew ? { reopenedAt: letter.at, answeredAt: null } : { reopenedAt, answeredAt }
}
