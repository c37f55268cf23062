/**
 * What was practised in a browser without the account or without a network, as the account takes it in (product §9
 * Practice, decisions 0209 and 0258). A browser can write anything: a class comes with what two right days could have
 * made of it at most, and mastery is earned in the account.
 */
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import type { PracticeItem } from './day-plan.ts'
import {
  LONGEST_INTERVAL_DAYS,
  newCard,
  type PracticeCard,
  RIGHT_DAYS_OF_MASTERY,
  reviewed,
} from './schedule.ts'

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
 * What was done on a day, where it can have been one.
 *
 * @returns null where it holds what no day of a browser holds
 */
export function takenItems<Kind extends string>(
  items: readonly PracticeItem<Kind>[],
  isThere: (item: PracticeItem<Kind>) => boolean,
): PracticeItem<Kind>[] | null {
  const ids = new Set(items.map(({ id }) => id))
  const isWhole = items.length > 0 && ids.size === items.length && items.length <= MOST_ITEMS
  return isWhole && items.every((item) => item.of !== 'own' && isThere(item)) ? [...items] : null
}

/**
 * A class that the account knows, after a day of it elsewhere: as if practised now.
 *
 * @returns null where it was reviewed today already, so that a day counts once, however often it is sent
 */
export function reviewedElsewhere<Kind extends string>(
  card: PracticeCard<Kind>,
  misses: number,
  now: Date,
): PracticeCard<Kind> | null {
  if (card.reviewedAt && dayInBrasilia(card.reviewedAt) === dayInBrasilia(now)) return null
  const next = reviewed(card, misses, now)
  if (card.masteredAt !== null) return next
  return { ...next, rightDays: Math.min(RIGHT_DAYS_OF_MASTERY - 1, next.rightDays), masteredAt: null }
}

/** Two classes of three exercises and three short texts, with room. */
const MOST_ITEMS = 12

function between(moment: Date, from: Date, to: Date): Date {
  return moment < from ? from : moment > to ? to : moment
}
