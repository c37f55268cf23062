/**
 * What a new account's form must hold before it is sent (product §2 Sign-up, §3 Sign-up form, §5), and how a
 * Brazilian phone number is written. The server decides again; wording is in src/texts/account/accounts.ts.
 */

import { ok, refuse } from '../shared/result.ts'
import { type AccountAgeBand, isAgeBand, mayHaveAccount } from './age.ts'

export const SIGN_UP_FIELDS = [
  'fullName',
  'email',
  'password',
  'confirmPassword',
  'city',
  'state',
  'phone',
  'ageBand',
  // The version whose box was ticked; empty while it is not.
  'terms',
  'privacy',
] as const
export type SignUpField = (typeof SIGN_UP_FIELDS)[number]
export type SignUpForm = Readonly<Record<SignUpField, string>>

export type SignUpProblem =
  | 'required'
  | 'email-invalid'
  | 'password-short'
  | 'password-mismatch'
  | 'state-unknown'
  | 'phone-invalid'
  | 'under-age'
  | 'consent-required'
export type SignUpProblems = Readonly<Partial<Record<SignUpField, SignUpProblem>>>

/** What is sent: trimmed, without the repeated password, the phone in its written form. */
export type NewAccount = {
  readonly email: string
  readonly password: string
  readonly fullName: string
  readonly city: string
  readonly state: string
  readonly phone: string
  readonly ageBand: AccountAgeBand
  /** Versions of the wordings that were accepted. */
  readonly terms: string
  readonly privacy: string
}

/** Characters; decision 0088. The server also refuses the most common passwords. */
export const PASSWORD_MIN_LENGTH = 8
/** Letters of a unit of the federation (product §3 Sign-up form). */
export const STATE_LENGTH = 2

const CONSENT_FIELDS: ReadonlySet<SignUpField> = new Set(['terms', 'privacy'])

/** One @, a name before it, a domain with a dot after it: the e-mail itself is proved by its message. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/**
 * Checks a sign-up form field by field.
 *
 * @param stateCodes the known units of the federation, in capital letters
 * @returns refuses `invalid-sign-up` with at most one problem per field
 * @see product §5 Sign-up
 */
export function checkSignUp(form: SignUpForm, stateCodes: readonly string[]) {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {}
  const state = form.state.trim().toUpperCase()
  const email = form.email.trim()
  const phone = formatPhone(form.phone)
  if (!isEmail(email)) problems.email = 'email-invalid'
  if (isPasswordShort(form.password)) problems.password = 'password-short'
  if (form.confirmPassword !== form.password) problems.confirmPassword = 'password-mismatch'
  if (!stateCodes.includes(state)) problems.state = 'state-unknown'
  if (!isPhone(form.phone)) problems.phone = 'phone-invalid'
  if (!isAgeBand(form.ageBand)) problems.ageBand = 'required'
  else if (!mayHaveAccount(form.ageBand)) problems.ageBand = 'under-age'
  for (const field of SIGN_UP_FIELDS) {
    if (isBlank(field, form)) problems[field] = CONSENT_FIELDS.has(field) ? 'consent-required' : 'required'
  }
  const { ageBand } = form
  if (Object.keys(problems).length > 0 || !isAgeBand(ageBand) || !mayHaveAccount(ageBand)) {
    return refuse('invalid-sign-up', { problems: problems as SignUpProblems })
  }
  const { password, terms, privacy } = form
  const account: NewAccount = {
    email,
    password,
    fullName: form.fullName.trim(),
    city: form.city.trim(),
    state,
    phone,
    ageBand,
    terms,
    privacy,
  }
  return ok(account)
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text)
}

/** Counted as the server counts: one for each character, also for those that are stored as two units. */
export function isPasswordShort(password: string): boolean {
  return [...password.normalize('NFKC')].length < PASSWORD_MIN_LENGTH
}

/** Area code and number: ten digits for a fixed line, eleven for a mobile, the area code without a zero. */
export function isPhone(text: string): boolean {
  return /^[1-9]{2}\d{8,9}$/.test(phoneDigits(text))
}

/**
 * Writes what was typed so far as (XX) XXXXX-XXXX; a fixed line with ten digits as (XX) XXXX-XXXX.
 * @returns e.g. "" for "", "(11" for "11", "(11) 9876" for "119876", "(11) 98765-4321"
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  if (digits.length === 0) return ''
  const area = digits.slice(0, 2)
  const number = digits.slice(2)
  if (number.length === 0) return `(${area}`
  if (number.length <= 4) return `(${area}) ${number}`
  const split = number.length > 8 ? 5 : 4
  return `(${area}) ${number.slice(0, split)}-${number.slice(split)}`
}

/** At most eleven digits; the country code of a pasted number (+55, or 55 before ten digits and more) is left out. */
function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const hasCountry = digits.startsWith('55') && (text.trim().startsWith('+') || digits.length > 11)
  return (hasCountry ? digits.slice(2) : digits).slice(0, 11)
}

/** Spaces count in a password, but not in anything else. */
function isBlank(field: SignUpField, form: SignUpForm): boolean {
  const isPassword = field === 'password' || field === 'confirmPassword'
  return (isPassword ? form[field] : form[field].trim()) === ''
}
