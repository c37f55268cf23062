/**
 * A member has the lines of a photographed sheet read by the service outside (decision 0204): consent, age and both counts
 * are decided in one transaction before the picture leaves. Nothing of picture or answer is kept here; a call that failed
 * gives the member's use back.
 */
import type { PictureRefusal } from '#domain/account/picture.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { PAGES_PER_DAY, type ReadLine, readLines } from '#domain/writing/machine-reading.ts'
import type { ReadingState } from '#domain/writing/machine-reading-wire.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import { findRefusedWords } from '#server/community/moderation/refused-words-repository.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { remakeSheet } from '../sheet-photographs/remake-sheet.ts'
import { type AccessRefusal, accessOf, reviewerInUse } from './consent.ts'
import {
  countOwnPages,
  findConsent,
  giveBackOwnPage,
  giveBackReviewOfSite,
  takeOwnPage,
  takeReviewOfSite,
} from './repository.ts'
import type { Reviewer } from './reviewer.ts'

type Reader = Reviewer & { readonly read: NonNullable<Reviewer['read']> }

export type ReadingRefusal =
  | AccessRefusal
  | Refusal<'review_off'>
  | Refusal<'consent_missing'>
  | Refusal<'review_day_used_up'>
  | Refusal<'review_site_used_up'>
  | Refusal<'reading_failed'>

function readerInUse(context: AppContext): Reader | null {
  const reviewer = reviewerInUse(context)
  return reviewer?.read ? { ...reviewer, read: reviewer.read } : null
}

export async function readReadingState(context: AppContext, userId: string): Promise<ReadingState> {
  const { db } = context
  const now = context.now()
  const recipient = readerInUse(context)?.recipient ?? null
  const consentedAt = recipient === null ? null : await findConsent(db, userId, 'handwriting', recipient)
  const used = await countOwnPages(db, userId, dayInBrasilia(now))
  return {
    recipient,
    access: await accessOf(db, userId, now),
    consentedAt: consentedAt?.toISOString() ?? null,
    leftToday: Math.max(0, PAGES_PER_DAY - used),
  }
}

/** @param bytes a JPEG of numbered strips @param lines their numbers */
export async function readHandwriting(
  context: AppContext,
  userId: string,
  { bytes, lines }: { bytes: Uint8Array; lines: readonly number[] },
): Promise<Ok<ReadLine[]> | ReadingRefusal | PictureRefusal | Refusal<'photograph_has_place'>> {
  const picture = await remakeSheet(bytes)
  if (!picture.ok) return picture
  const day = dayInBrasilia(context.now())
  const reader = readerInUse(context)
  const begun = await context.db.transaction().execute((tx) => begin(tx, context, userId, { day, reader }))
  if (!begun.ok) return begun
  const answer = await begun.value.read(picture.value)
  const read = answer.ok ? readLines(answer.value, lines, await findRefusedWords(context.db)) : null
  if (read) return ok(read)
  const failure = answer.ok ? { code: 'unusable', status: 200, mayCost: true } : answer
  context.logger.warn({ reason: failure.code, status: failure.status }, 'the reviewer read no handwriting')
  await context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, userId)
    await giveBackOwnPage(tx, userId, day)
    if (!failure.mayCost) await giveBackReviewOfSite(tx, day)
  })
  return refuse('reading_failed')
}

async function begin(
  tx: Tx,
  { now }: Pick<AppContext, 'now'>,
  userId: string,
  { day, reader }: { day: string; reader: Reader | null },
): Promise<Ok<Reader> | ReadingRefusal> {
  // One at a time for each student: the count below is then nobody else's to change.
  await holdStudent(tx, userId)
  if (!reader) return refuse('review_off')
  const access = await accessOf(tx, userId, now())
  if (access !== 'open') return refuse(access)
  if (!(await findConsent(tx, userId, 'handwriting', reader.recipient))) return refuse('consent_missing')
  if ((await countOwnPages(tx, userId, day)) >= PAGES_PER_DAY) return refuse('review_day_used_up')
  if (!(await takeReviewOfSite(tx, day, reader.dailyCap))) return refuse('review_site_used_up')
  await takeOwnPage(tx, userId, day)
  return ok(reader)
}
