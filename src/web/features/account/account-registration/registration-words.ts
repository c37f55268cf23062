/** What a refused answer says, and where it belongs: by the code of src/domain/account/registration.ts. */
import { registrationTexts as texts } from '#texts/account/registration.ts'
import type { RegistrationErrors, RegistrationField } from './registration-fields.tsx'

/** Null for a refusal that concerns no field. */
export function registrationFieldOf(code: string | null): RegistrationField | null {
  if (code === 'age_required' || code === 'under_age') return 'ageBand'
  return code === 'consent_required' ? 'terms' : null
}

/** The boxes and the age as a form holds them, in its order. */
export function registrationProblems(answer: {
  ageBand: string | null
  terms: string
  privacy: string
}): RegistrationErrors {
  return {
    ...(answer.ageBand === '' ? { ageBand: texts.ageRequired } : {}),
    ...(answer.terms === '' ? { terms: texts.consentRequired.terms } : {}),
    ...(answer.privacy === '' ? { privacy: texts.consentRequired.privacy } : {}),
  }
}
