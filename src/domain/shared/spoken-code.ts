/**
 * Which code can be read from a blackboard or told by voice, and typed on a telephone (product §10 Classes, Guardians)?
 * No two of its letters look alike.
 */

/** Without 0, 1, i, l, o and u. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const CODE_LENGTH = 8
const CODE = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`)

/** More is no code, however it is spaced. */
export const TYPED_CODE_MAX = 40

/** @param pick an index from 0 to count − 1, by chance */
export function newSpokenCode(pick: (count: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(pick(ALPHABET.length))).join('')
}

/** The code in what was typed, with capitals, spaces and hyphens or without; null where there is none. */
export function readSpokenCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase()
  return CODE.test(code) ? code : null
}
