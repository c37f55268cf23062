/**
 * Who may be tied to a minor as a guardian, and by which code (product §10 Guardians; decision 0260)? The minor's own
 * account makes the code, an adult's account enters it.
 */
import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'
import { type AccountAgeBand, isMinor } from './age.ts'

export const GUARDIANS_MAX = 2
export const MINORS_MAX = 5
export const GUARDIAN_CODE_DAYS = 7
/** Of the sentence by which somebody declares to be the legal guardian (src/texts/account/guardians.ts). */
export const GUARDIAN_DECLARATION = '2026-11-23'

export type GuardianAct =
  | 'tied'
  | 'ended'
  | 'permitted'
  | 'withdrawn'
  | 'exported'
  | 'approval-on'
  | 'approval-off'
  | 'purchase-approved'
  | 'purchase-refused'
  | 'erasure-asked'
  | 'erasure-withdrawn'
  | 'essay-shown'
  | 'essay-hidden'
export type GuardianActor = 'guardian' | 'minor' | 'owner'

/** From a guardian's wish to the end of the minor's account: time to hear of it, and to stop it. */
export const GUARDIAN_ERASURE_DAYS = 7

export type CodeRefusal = Refusal<'age_unknown' | 'not_a_minor' | 'too_many_guardians'>

/** May this account make a code? */
export function mayMakeCode(band: AccountAgeBand | null, guardians: number): Ok<null> | CodeRefusal {
  if (band === null) return refuse('age_unknown')
  if (!isMinor(band)) return refuse('not_a_minor')
  return guardians >= GUARDIANS_MAX ? refuse('too_many_guardians') : ok(null)
}

export function codeEnd(madeAt: Date): Date {
  return new Date(madeAt.getTime() + GUARDIAN_CODE_DAYS * 24 * 3600_000)
}

export function erasureEnd(askedAt: Date): Date {
  return new Date(askedAt.getTime() + GUARDIAN_ERASURE_DAYS * 24 * 3600_000)
}

/** What was asked at this moment or before is carried out now. */
export function erasureDue(now: Date): Date {
  return new Date(now.getTime() - GUARDIAN_ERASURE_DAYS * 24 * 3600_000)
}

export type TieFacts = {
  readonly guardian: {
    readonly band: AccountAgeBand | null
    readonly isProven: boolean
    readonly hasName: boolean
    /** How many it is tied to. */
    readonly minors: number
  }
  readonly minor: { readonly band: AccountAgeBand | null; readonly guardians: number }
  readonly isSelf: boolean
  readonly expiresAt: Date
  readonly isUsed: boolean
}

export type TieRefusal = Refusal<
  | 'code_not_found'
  | 'code_expired'
  | 'code_used'
  | 'own_code'
  | 'age_unknown'
  | 'guardian_is_minor'
  | 'email_not_confirmed'
  | 'name_missing'
  | 'not_a_minor'
  | 'too_many_guardians'
  | 'too_many_minors'
>

/** May this account enter this code? What is wrong with the account comes before what is wrong with the code. */
export function mayTie(
  { guardian, minor, isSelf, expiresAt, isUsed }: TieFacts,
  now: Date,
): Ok<null> | TieRefusal {
  if (isSelf) return refuse('own_code')
  const unfit = guardianRefusal(guardian)
  if (unfit) return unfit
  if (isUsed) return refuse('code_used')
  if (now >= expiresAt) return refuse('code_expired')
  if (minor.band === null || !isMinor(minor.band)) return refuse('not_a_minor')
  if (minor.guardians >= GUARDIANS_MAX) return refuse('too_many_guardians')
  return guardian.minors >= MINORS_MAX ? refuse('too_many_minors') : ok(null)
}

/** Null when the account may be a guardian's, whatever code it enters. */
export function guardianRefusal(guardian: Omit<TieFacts['guardian'], 'minors'>): TieRefusal | null {
  if (guardian.band === null) return refuse('age_unknown')
  if (isMinor(guardian.band)) return refuse('guardian_is_minor')
  if (!guardian.isProven) return refuse('email_not_confirmed')
  return guardian.hasName ? null : refuse('name_missing')
}

/** e.g. "maria.silva@exemplo.com" → "ma•••@exemplo.com": enough to know whose it is, too little to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const kept = Math.min(2, Math.max(1, at - 1))
  return `${email.slice(0, kept)}•••${email.slice(at)}`
}
