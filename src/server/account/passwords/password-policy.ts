/**
 * Which passwords are accepted: at least 8 characters, at most 256 bytes, none of the most common ones.
 * Decision 0088. No rule about kinds of characters: those make passwords worse.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

export const MIN_PASSWORD_CHARACTERS = 8
export const MAX_PASSWORD_BYTES = 256

/** The reasons that the accounts client knows (`AuthWeakPasswordError.reasons`). */
export type WeaknessReason = 'length' | 'pwned'

export type PasswordRefusal =
  | Refusal<'weak_password', { reason: WeaknessReason }>
  | Refusal<'password_too_long'>

/** Runs that people take for a password: along the digits, the alphabet and the rows of the keyboard. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjklç', 'asdfghjkl', 'zxcvbnm']

/** The same password typed on another machine: letters with accents have more than one encoding. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/** @param email a password that only repeats it is refused as well */
export function checkPassword(password: string, email: string): Ok<null> | PasswordRefusal {
  const normalized = normalizePassword(password)
  if (Buffer.byteLength(normalized) > MAX_PASSWORD_BYTES) return refuse('password_too_long')
  if ([...normalized].length < MIN_PASSWORD_CHARACTERS)
    return refuse('weak_password', { reason: 'length' as const })
  if (isGuessable(normalized.toLowerCase(), email))
    return refuse('weak_password', { reason: 'pwned' as const })
  return ok(null)
}

function isGuessable(lowered: string, email: string): boolean {
  return (
    COMMON_PASSWORDS.has(lowered) ||
    lowered === email ||
    lowered === email.split('@')[0] ||
    isOneCharacter(lowered) ||
    isRun(lowered)
  )
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1
}

function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('')
  return RUNS.some((run) => `${run}${run}`.includes(text) || `${run}${run}`.includes(backwards))
}
