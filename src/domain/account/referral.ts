/**
 * Invitation links (badge Embaixador, product §9 Badges): `/?convite=CODE` is kept by the browser until
 * somebody signs up there, and counts once that account proves its e-mail.
 */

/** Without 0, 1, i, l, o and u: a code is also read aloud and typed in. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const CODE_LENGTH = 8
const CODE = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`)

export const REFERRAL_PARAMETER = 'convite'

/** So long after its opening an account may still say who invited it: its browser says so within seconds. */
const REFERRAL_DAYS = 1

/** @param pick an index from 0 to count − 1, by chance */
export function newReferralCode(pick: (count: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(pick(ALPHABET.length))).join('')
}

/** The code in a text, in lower case and without surrounding space; null where there is none. */
export function readReferralCode(text: string | null): string | null {
  const code = text?.trim().toLowerCase() ?? ''
  return CODE.test(code) ? code : null
}

export function referralLink(siteUrl: string, code: string): string {
  return `${siteUrl}/?${REFERRAL_PARAMETER}=${code}`
}

/** Who has been here for longer was not brought by a friend. */
export function isNewAccount(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= REFERRAL_DAYS * 24 * 3_600_000
}
