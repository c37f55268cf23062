/**
 * May texts of this person go to the service outside? Adults only, and only who has agreed to this recipient in this
 * wording (decision 0068). A consent ends when it is taken back; the row stays as the proof that it was given.
 */

import { isMinor } from '#domain/account/age.ts'
import { CONSENT_WORDINGS, type ConsentPurpose } from '#domain/community/review-consent.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { ReviewConsentBody, ReviewState } from '#domain/writing/external-review-wire.ts'
import { holdStudent } from '#server/account/experience/repository.ts'
import type { AppContext } from '#server/context.ts'
import { ageBandOf } from '#server/identity/age-band.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findConsent } from './repository.ts'
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

/** @param read what stood on the screen: another wording or recipient than today's is nothing that was agreed to */
export async function giveConsent(
  context: AppContext,
  userId: string,
  purpose: ConsentPurpose,
  read: ReviewConsentBody,
): Promise<Ok<null> | AccessRefusal | Refusal<'review_off'> | Refusal<'consent_outdated'>> {
  const reviewer = reviewerInUse(context)
  if (!reviewer || (purpose === 'handwriting' && !reviewer.read)) return refuse('review_off')
  const { recipient } = reviewer
  if (read.recipient !== recipient || read.wording !== CONSENT_WORDINGS[purpose])
    return refuse('consent_outdated')
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, userId)
    const access = await accessOf(tx, userId, now)
    if (access !== 'open') return refuse(access)
    if (await findConsent(tx, userId, purpose, recipient)) return ok(null)
    await endConsents(tx, userId, purpose, now)
    await tx
      .insertInto('review_consents')
      .values({ user_id: userId, purpose, wording: read.wording, recipient, given_at: now })
      .execute()
    return ok(null)
  })
}

/** Nothing is sent from now on; what was sent is with the recipient. */
export async function withdrawConsent(
  context: Pick<Platform, 'db' | 'now'>,
  userId: string,
  purpose: ConsentPurpose,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await holdStudent(tx, userId)
    await endConsents(tx, userId, purpose, context.now())
  })
}

async function endConsents(tx: Tx, userId: string, purpose: ConsentPurpose, now: Date): Promise<void> {
  await tx
    .updateTable('review_consents')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .execute()
}
