/**
 * What an account owes besides its form: an age band that may have one, and the terms and the privacy policy accepted
 * in today's wording (Lei 15.211/2025; LGPD art. 8º and 14). Accounts that other clients or other providers open
 * begin without it and are asked on the profile before anything else.
 */

import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'
import { type AccountAgeBand, isAgeBand, mayHaveAccount } from './age.ts'

export const CONSENT_DOCUMENTS = ['terms', 'privacy'] as const
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number]
/** The wording of each, by its date. */
export type DocumentVersions = Readonly<Record<ConsentDocument, string>>

/** `missing`: never asked. `outdated`: the age is known, but one of today's wordings was not accepted. */
export type RegistrationState = 'missing' | 'outdated' | 'complete'

export type RegistrationAnswer = {
  readonly ageBand: unknown
  /** The version whose box was ticked; anything but today's is no consent to today's. */
  readonly terms: unknown
  readonly privacy: unknown
}

export type RegistrationRefusal = Refusal<
  'age_required' | 'under_age' | 'consent_required' | 'consent_outdated'
>

/** @param current the wordings in force */
export function checkRegistration(
  answer: RegistrationAnswer,
  current: DocumentVersions,
): Ok<AccountAgeBand> | RegistrationRefusal {
  if (!isAgeBand(answer.ageBand)) return refuse('age_required')
  if (!mayHaveAccount(answer.ageBand)) return refuse('under_age')
  const consent = checkConsent(answer, current)
  return consent.ok ? ok(answer.ageBand) : consent
}

/** The consents alone: for who has told the age before. */
export function checkConsent(
  answer: Omit<RegistrationAnswer, 'ageBand'>,
  current: DocumentVersions,
): Ok<null> | RegistrationRefusal {
  const given = CONSENT_DOCUMENTS.map((document) => answer[document])
  if (!given.every((version) => typeof version === 'string' && version !== ''))
    return refuse('consent_required')
  const isCurrent = CONSENT_DOCUMENTS.every((document) => answer[document] === current[document])
  return isCurrent ? ok(null) : refuse('consent_outdated')
}
