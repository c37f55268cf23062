/**
 * What may stand in an account's city, state and phone once it exists (product §2 Profile): the rules of the sign-up,
 * but for one: a field that is left empty takes away what stood there, since nobody must keep telling it.
 */
import { ok, refuse } from '../shared/result.ts'
import { formatPhone, isPhone, type SignUpProblem } from './sign-up.ts'

/** In the order of the form. */
export const CONTACT_FIELDS = ['city', 'state', 'phone'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactForm = Readonly<Record<ContactField, string>>
export type ContactDetails = Readonly<Record<ContactField, string | null>>
export type ContactProblems = Readonly<Partial<Record<ContactField, SignUpProblem>>>

/**
 * @param stateCodes the known units of the federation, in capital letters
 * @returns what is saved, null for what is empty; refuses `invalid-contact` with at most one problem per field
 */
export function checkContactDetails(form: ContactForm, stateCodes: readonly string[]) {
  const city = form.city.trim()
  const state = form.state.trim().toUpperCase()
  const phone = form.phone.trim()
  const problems: ContactProblems = {
    ...(state === '' || stateCodes.includes(state) ? {} : { state: 'state-unknown' }),
    ...(phone === '' || isPhone(phone) ? {} : { phone: 'phone-invalid' }),
  }
  if (Object.keys(problems).length > 0) return refuse('invalid-contact', { problems })
  const details: ContactDetails = {
    city: city || null,
    state: state || null,
    phone: phone === '' ? null : formatPhone(phone),
  }
  return ok(details)
}

/** Which field a refusal of the profile's wire speaks of: its sentence begins with the column (docs/wire.md §3). */
export function contactFieldOf(refusal: string | null): ContactField | null {
  return CONTACT_FIELDS.find((field) => refusal?.startsWith(`${field}: `)) ?? null
}
