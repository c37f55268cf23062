/**
 * May texts of this person go to the service outside? Adults only, and only who has agreed to this recipient in this
 * wording (decision 0068). A consent ends when it is taken back; the row stays as the proof that it was given.
 */

import { isMinor } from '#domain/account/age.ts'
import { REVIEW_CONSENT_WORDING } from '#domain/community/review-consent.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { ReviewConsentBody, ReviewState } from '#domain/writing/external-review-wire.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import type { AppContext } from '#server/context.ts'
import { ageBandOf } from '#server/identity/age-band.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Reviewer } from './reviewer.ts'

export type AccessRefusal = Refusal<'adults_only'> | Refusal<'age_unknown'>

/** The service that may be asked now: configured, and not turned off by the owner. */
export function reviewerInUse(context: Pick<AppContext, 'reviewer' | 'site'>): Reviewer | null {
  return context.site.settings.reviewer.isOn ? context.reviewer : null
}

export async function accessOf(db: DbOrTx, userId: string, now: Date): Promise<ReviewState['access']> {
  const band = await ageBandOf(db, userId, now)
  if (band === null) return 'age_unknown'
  return isMinor(band) ? 'adults_only' : 'open'
}

/** When the person agreed to what would happen now; null otherwise. */
export async function findConsent(db: DbOrTx, userId: string, recipient: string): Promise<Date | null> {
  const row = await db
    .selectFrom('review_consents')
    .select('given_at')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('wording', '=', REVIEW_CONSENT_WORDING)
    .where('recipient', '=', recipient)
    .executeTakeFirst()
  return row?.given_at ?? null
}

/** @param read what stood on the screen: another wording or recipient than today's is nothing that was agreed to */
export async function giveConsent(
  context: AppContext,
  userId: string,
  read: ReviewConsentBody,
): Promise<Ok<null> | AccessRefusal | Refusal<'review_off'> | Refusal<'consent_outdated'>> {
  const reviewer = reviewerInUse(context)
  if (!reviewer) return refuse('review_off')
  const { recipient } = reviewer
  if (read.recipient !== recipient || read.wording !== REVIEW_CONSENT_WORDING)
    return refuse('consent_outdated')
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, userId)
    const access = await accessOf(tx, userId, now)
    if (access !== 'open') return refuse(access)
    if (await findConsent(tx, userId, recipient)) return ok(null)
    await endConsents(tx, userId, now)
    await tx
      .insertInto('review_consents')
      .values({ user_id: userId, wording: read.wording, recipient, given_at: now })
      .execute()
    return ok(null)
  })
}

/** Nothing is sent from now on; what was sent is with the recipient. */
export async function withdrawConsent(context: Pick<Platform, 'db' | 'now'>, userId: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, userId)
    await endConsents(tx, userId, context.now())
  })
}

async function endConsents(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('review_consents')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}
