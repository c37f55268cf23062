/**
 * A second factor comes and goes (docs/wire.md §2, factors). Both want the password, or the provider, within the last
 * minutes; the first code makes it count (show-factor.ts). Only an account whose mailbox is proven has one: the
 * mailbox hears of every change, and nobody can bar the true owner of an address from the account.
 */
import { type Ok, ok, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { Viewer } from '#server/identity/authenticate.ts'
import { mailTexts } from '#texts/shared/mail.ts'
import { forgetOtherDevices } from '../devices/device-repository.ts'
import { deleteOtherSessions, forgetShownFactors } from '../sessions/session-repository.ts'
import { findUserById, lockUser } from '../users/user-repository.ts'
import { type FactorRefusal, isFreshlyProven } from './factor-refusal.ts'
import { deleteFactor, findFactor, putFactor } from './factor-repository.ts'
import { notifyOfSecondFactor } from './mails.ts'
import { sealSecret } from './sealed-secret.ts'
import { newTimeCodeSecret, timeCodeUri } from './time-code.ts'

/** The one moment at which the secret leaves the server. */
export type Enrolment = { id: string; friendlyName: string | null; secret: string; uri: string }

/** In the place of an enrolment that was not finished. */
export async function enrolFactor(
  context: AppContext,
  viewer: Viewer,
  request: { friendlyName: string | null },
): Promise<Ok<Enrolment> | FactorRefusal> {
  await context.limits.consume('secondFactorByUser', viewer.userId)
  if (!viewer.emailVerified) return refuse('email_not_confirmed')
  if (!isFreshlyProven(viewer)) return refuse('reauthentication_needed')
  const secret = newTimeCodeSecret()
  const sealedSecret = await sealSecret(context, viewer.userId, secret)
  const { friendlyName } = request
  return context.db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.userId)
    const factor = await findFactor(tx, viewer.userId)
    if (factor?.isVerified) return refuse('too_many_enrolled_mfa_factors')
    const now = context.now()
    const id = await putFactor(tx, { userId: viewer.userId, friendlyName, sealedSecret, now })
    const uri = timeCodeUri({ issuer: mailTexts.brand, account: viewer.email, secret })
    return ok({ id, friendlyName, secret, uri })
  })
}

/** The other sessions end, as with a new password; an enrolment that was not finished goes without a word. */
export async function removeFactor(
  context: AppContext,
  viewer: Viewer,
  id: string,
): Promise<Ok<null> | FactorRefusal> {
  await context.limits.consume('secondFactorByUser', viewer.userId)
  const removed = await context.db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.userId)
    const factor = await findFactor(tx, viewer.userId)
    if (factor?.id !== id) return refuse('mfa_factor_not_found')
    if (factor.isVerified && viewer.aal === 'aal1') return refuse('insufficient_aal')
    if (factor.isVerified && !isFreshlyProven(viewer)) return refuse('reauthentication_needed')
    await deleteFactor(tx, viewer.userId)
    if (!factor.isVerified) return ok(null)
    await forgetShownFactors(tx, viewer.userId)
    await forgetOtherDevices(tx, viewer.userId, viewer.sessionId)
    await deleteOtherSessions(tx, viewer.userId, viewer.sessionId)
    const user = await findUserById(tx, viewer.userId)
    if (user) await notifyOfSecondFactor(tx, context.now(), user, 'second-factor-removed')
    return ok(null)
  })
  if (removed.ok) context.jobs.wake('deliver-mail')
  return removed
}
