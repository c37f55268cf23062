/**
 * When does a class of marks come back, and is it mastered (product §9 Practice)? The memory of it is kept by FSRS
 * (decision 0167): a class that was mended at once comes later and later, one that was not comes soon.
 */
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'

/** What is remembered of one class: no sentence, only how well it goes. */
export type PracticeCard<Kind extends string = string> = {
  readonly kind: Kind
  readonly due: Date
  readonly stability: number
  readonly difficulty: number
  readonly reviews: number
  readonly lapses: number
  readonly reviewedAt: Date | null
  /** Different days on which all of the class was right at the first try. */
  readonly rightDays: number
  /** YYYY-MM-DD in Brasília. */
  readonly lastRightDay: string | null
  readonly masteredAt: Date | null
}

export const RIGHT_DAYS_OF_MASTERY = 3
/** An exam is never farther away than a year: what is known comes back before it. */
export const LONGEST_INTERVAL_DAYS = 120

const SCHEDULER = fsrs({
  enable_short_term: false,
  enable_fuzz: false,
  maximum_interval: LONGEST_INTERVAL_DAYS,
})

export function newCard<Kind extends string>(kind: Kind, now: Date): PracticeCard<Kind> {
  const { due, stability, difficulty } = createEmptyCard(now)
  return {
    kind,
    due,
    stability,
    difficulty,
    reviews: 0,
    lapses: 0,
    reviewedAt: null,
    rightDays: 0,
    lastRightDay: null,
    masteredAt: null,
  }
}

/** By the day, not by the hour: who practised last night may do so again this morning. */
export function isDue({ due }: Pick<PracticeCard, 'due'>, now: Date): boolean {
  return dayInBrasilia(due) <= dayInBrasilia(now)
}

/**
 * The card after its exercises of a day.
 *
 * @param misses wrong answers to all of them; one that was given up counts as two
 */
export function reviewed<Kind extends string>(
  card: PracticeCard<Kind>,
  misses: number,
  now: Date,
): PracticeCard<Kind> {
  const next = SCHEDULER.next(fsrsCard(card), now, gradeOf(misses)).card
  const today = dayInBrasilia(now)
  const isNewRightDay = misses === 0 && card.lastRightDay !== today
  const rightDays = card.rightDays + (isNewRightDay ? 1 : 0)
  return {
    kind: card.kind,
    due: next.due,
    stability: next.stability,
    difficulty: next.difficulty,
    reviews: next.reps,
    lapses: next.lapses,
    reviewedAt: now,
    rightDays,
    lastRightDay: isNewRightDay ? today : card.lastRightDay,
    masteredAt: card.masteredAt ?? (rightDays >= RIGHT_DAYS_OF_MASTERY ? now : null),
  }
}

function gradeOf(misses: number): Grade {
  if (misses === 0) return Rating.Good
  return misses === 1 ? Rating.Hard : Rating.Again
}

function fsrsCard({ due, stability, difficulty, reviews, lapses, reviewedAt }: PracticeCard): Card {
  return {
    ...createEmptyCard(due),
    stability,
    difficulty,
    reps: reviews,
    lapses,
    state: reviews === 0 ? State.New : State.Review,
    ...(reviewedAt ? { last_review: reviewedAt } : {}),
  }
}
