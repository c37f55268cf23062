/**
 * A member asks the service outside for comments on a version (decision 0068): consent, age and both counts are
 * decided in one transaction before anything leaves; the answer is kept with the version, so that asking again sends
 * nothing. A call that failed gives the member's use back (decision 0068).
 */
import { randomUUID } from 'node:crypto'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { REVIEWS_PER_DAY, type ReadComments, readComments } from '#domain/writing/external-review.ts'
import type { ReviewState } from '#domain/writing/external-review-wire.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import { findRefusedWords } from '#server/community/moderation/refused-words-repository.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ReviewOutcome } from '#server/platform/telemetry/readings.ts'
import { type AccessRefusal, accessOf, reviewerInUse } from './consent.ts'
import {
  countOwnReviews,
  deleteQuestion,
  findConsent,
  findOwnText,
  findReview,
  giveBackOwnReview,
  giveBackReviewOfSite,
  insertQuestion,
  keepAnswer,
  takeOwnReview,
  takeReviewOfSite,
  type VersionKey,
} from './repository.ts'
import type { Reviewer, ReviewerFailure } from './reviewer.ts'

/** A question older than this was cut off by a crash. */
const ASKED_FOR_MS = 120_000

const NOTHING_READ: ReadComments = { comments: null, droppedCount: 0 }

/** The reasons of the log, as few numbers as an operator needs. */
const OUTCOMES: Readonly<Record<ReviewerFailure['code'] | 'unusable', ReviewOutcome>> = {
  unreachable: 'unreachable',
  too_slow: 'timeout',
  busy: 'refused',
  rejected: 'refused',
  too_large: 'unreadable',
  unreadable: 'unreadable',
  unusable: 'unreadable',
}

export type ReviewRefusal =
  | AccessRefusal
  | Refusal<'essay_not_found'>
  | Refusal<'review_off'>
  | Refusal<'consent_missing'>
  | Refusal<'review_under_way'>
  | Refusal<'review_day_used_up'>
  | Refusal<'review_site_used_up'>
  | Refusal<'review_failed'>

/** Null where there is nothing to show: no service, and no comments from a time when there was one. */
export async function readReviewState(context: AppContext, key: VersionKey): Promise<ReviewState | null> {
  const { db } = context
  const recipient = reviewerInUse(context)?.recipient ?? null
  const kept = await findReview(db, key)
  const review =
    kept?.comments && kept.answered_at
      ? { recipient: kept.recipient, answeredAt: kept.answered_at.toISOString(), comments: kept.comments }
      : null
  if (recipient === null && review === null) return null
  const now = context.now()
  const consentedAt = recipient === null ? null : await findConsent(db, key.userId, 'comments', recipient)
  const used = await countOwnReviews(db, key.userId, dayInBrasilia(now))
  return {
    recipient,
    access: await accessOf(db, key.userId, now),
    consentedAt: consentedAt?.toISOString() ?? null,
    leftToday: Math.max(0, REVIEWS_PER_DAY - used),
    review,
  }
}

export async function askForReview(context: AppContext, key: VersionKey): Promise<Ok<null> | ReviewRefusal> {
  const reviewer = reviewerInUse(context)
  const begun = await context.db.transaction().execute((tx) => begin(tx, context, key, reviewer))
  if (!begun.ok || begun.value === null) return begun.ok ? ok(null) : begun
  const { ticket, text, theme, day, by } = begun.value
  const answer = await by.ask({ theme, text })
  const { comments, droppedCount } = answer.ok ? await readAnswer(context, answer.value, text) : NOTHING_READ
  const outcome = comments ? 'ok' : OUTCOMES[answer.ok ? 'unusable' : answer.code]
  context.telemetry.countReview({ outcome, keptCount: comments?.length ?? 0, droppedCount })
  if (comments) {
    const now = context.now()
    const isKept = await context.db.transaction().execute((tx) => keepAnswer(tx, ticket, comments, now))
    return isKept ? ok(null) : refuse('essay_not_found')
  }
  const failure = answer.ok ? { code: 'unusable', status: 200, mayCost: true } : answer
  context.logger.warn({ reason: failure.code, status: failure.status }, 'the reviewer gave no comments')
  await context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, key.userId)
    if ((await deleteQuestion(tx, ticket)) === null) return
    await giveBackOwnReview(tx, key.userId, day)
    if (!failure.mayCost) await giveBackReviewOfSite(tx, day)
  })
  return refuse('review_failed')
}

type Begun = { ticket: string; text: string; theme: string; day: string; by: Reviewer }

/** Null where the answer is kept already. */
async function begin(
  tx: Tx,
  context: Pick<Platform, 'now'>,
  key: VersionKey,
  reviewer: Reviewer | null,
): Promise<Ok<Begun | null> | ReviewRefusal> {
  const now = context.now()
  const day = dayInBrasilia(now)
  // One at a time for each student: the count below is then nobody else's to change.
  await holdStudent(tx, key.userId)
  const version = await findOwnText(tx, key)
  if (!version) return refuse('essay_not_found')
  const former = await findReview(tx, key)
  if (former?.answered_at) return ok(null)
  if (!reviewer) return refuse('review_off')
  const access = await accessOf(tx, key.userId, now)
  if (access !== 'open') return refuse(access)
  if (!(await findConsent(tx, key.userId, 'comments', reviewer.recipient))) return refuse('consent_missing')
  if (former) {
    if (now.getTime() - former.asked_at.getTime() < ASKED_FOR_MS) return refuse('review_under_way')
    await deleteQuestion(tx, former.ticket)
    await giveBackOwnReview(tx, key.userId, former.day)
  }
  if ((await countOwnReviews(tx, key.userId, day)) >= REVIEWS_PER_DAY) return refuse('review_day_used_up')
  if (!(await takeReviewOfSite(tx, day, reviewer.dailyCap))) return refuse('review_site_used_up')
  await takeOwnReview(tx, key.userId, day)
  const ticket = randomUUID()
  await insertQuestion(tx, key, { ticket, recipient: reviewer.recipient, day, now })
  return ok({ ticket, day, by: reviewer, ...version })
}

async function readAnswer({ db }: Pick<Platform, 'db'>, answer: string, text: string): Promise<ReadComments> {
  return readComments(answer, text, await findRefusedWords(db))
}
