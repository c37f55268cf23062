/**
 * Age and consent of an account: given with the sign-up, or later on the profile by who came without them (a client
 * that sends only product §7's data, a login at another provider, a new wording). Nothing is kept of who is too young.
 */
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import type { AccountAgeBand } from '#domain/account/age.ts'
import {
  checkConsent,
  checkRegistration,
  type RegistrationAnswer,
  type RegistrationRefusal,
} from '#domain/account/registration.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import { findAgeDeclaration } from '#server/identity/age-band.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { eraseAccount } from '../personal-data/erase-account.ts'
import { lockUser } from '../users/user-repository.ts'
import { insertAgeDeclaration, insertConsents } from './repository.ts'

type Metadata = Readonly<Record<string, unknown>>

/**
 * Takes the answer out of the data of a sign-up: it has tables of its own and does not travel in tokens.
 * @returns `answer` null when the client sent no part of it
 */
export function takeRegistration(metadata: Metadata): { answer: RegistrationAnswer | null; rest: Metadata } {
  const { age_band: ageBand, terms_version: terms, privacy_version: privacy, ...rest } = metadata
  const isAbsent = [ageBand, terms, privacy].every((member) => member === undefined)
  return { answer: isAbsent ? null : { ageBand, terms, privacy }, rest }
}

/** What a sign-up may go on with. */
export function checkSignUpRegistration(
  answer: RegistrationAnswer | null,
): Ok<AccountAgeBand | null> | RegistrationRefusal {
  return answer === null ? ok(null) : checkRegistration(answer, DOCUMENT_VERSIONS)
}

export async function keepRegistration(
  tx: Tx,
  userId: string,
  ageBand: AccountAgeBand,
  now: Date,
): Promise<void> {
  await insertAgeDeclaration(tx, userId, { ageBand, declaredAt: now })
  await insertConsents(tx, userId, DOCUMENT_VERSIONS, now)
}

/**
 * The answer of somebody who is signed in. The age is taken once; the wordings as often as they change. Who is under
 * 13 may not have the account: it is erased in this call (LGPD art. 14; the privacy policy says so).
 */
export async function completeRegistration(
  context: AppContext,
  userId: string,
  answer: RegistrationAnswer,
): Promise<Ok<null> | RegistrationRefusal> {
  const now = context.now()
  const completed = await context.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const declared = await findAgeDeclaration(tx, userId)
    const checked = declared
      ? checkConsent(answer, DOCUMENT_VERSIONS)
      : checkRegistration(answer, DOCUMENT_VERSIONS)
    if (!checked.ok) return checked
    if (checked.value === null) await insertConsents(tx, userId, DOCUMENT_VERSIONS, now)
    else await keepRegistration(tx, userId, checked.value, now)
    return ok(null)
  })
  if (!completed.ok && completed.code === 'under_age') await eraseAccount(context, userId, 'under-age')
  return completed
}
