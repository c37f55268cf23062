/**
 * What a visitor practised, as an account takes it in (product §9 Practice, decision 0209). A browser can write
 * anything: a class comes with what two right days could have made of it at most, and mastery is earned in the account.
 */
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import type { PracticeItem } from './day-plan.ts'
import { LONGEST_INTERVAL_DAYS, newCard, type PracticeCard, RIGHT_DAYS_OF_MASTERY } from './schedule.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Two good answers in a row leave less. */
const MOST_STABILITY_DAYS = 30
const MOST_REVIEWS = 60

/** Null for one that was never practised. */
export function takenCard<Kind extends string>(
  card: PracticeCard<Kind>,
  now: Date,
): PracticeCard<Kind> | null {
  if (card.reviews === 0 || card.stability <= 0) return null
  const today = dayInBrasilia(now)
  const isRightDay = card.lastRightDay !== null && /^\d{4}-\d\d-\d\d$/.test(card.lastRightDay)
  return {
    ...newCard(card.kind, now),
    due: between(card.due, now, new Date(now.getTime() + LONGEST_INTERVAL_DAYS * DAY_MS)),
    stability: Math.min(MOST_STABILITY_DAYS, Math.max(0.1, card.stability)),
    difficulty: Math.min(10, Math.max(1, card.difficulty)),
    reviews: Math.min(MOST_REVIEWS, card.reviews),
    lapses: Math.min(MOST_REVIEWS, card.reviews, card.lapses),
    reviewedAt: card.reviewedAt && card.reviewedAt < now ? card.reviewedAt : now,
    rightDays: Math.min(RIGHT_DAYS_OF_MASTERY - 1, card.rightDays),
    lastRightDay: isRightDay && (card.lastRightDay ?? '') <= today ? card.lastRightDay : today,
    masteredAt: null,
  }
}

/**
 * The day that was begun, where it is today's: what was done stays done.
 *
 * @returns null where it is another day's, or holds what no day of a visitor holds
 */
export function takenDay<Kind extends string>(
  { day, items }: { readonly day: string; readonly items: readonly PracticeItem<Kind>[] },
  isThere: (item: PracticeItem<Kind>) => boolean,
  now: Date,
): PracticeItem<Kind>[] | null {
  const ids = new Set(items.map(({ id }) => id))
  const isWhole = items.length > 0 && ids.size === items.length && items.length <= MOST_ITEMS
  if (day !== dayInBrasilia(now) || !isWhole) return null
  return items.every((item) => item.of !== 'own' && isThere(item)) ? [...items] : null
}

/** Two classes of three exercises and three short texts, with room. */
const MOST_ITEMS = 12

function between(moment: Date, from: Date, to: Date): Date {
  return moment < from ? from : moment > to ? to : moment
}
