/**
 * The certificate of a course (product §10 Courses): who has done every lesson may have one, and its code proves it to
 * whoever is given it.
 */

/** Crockford's base32: no letter looks like a digit. Twelve of them are 60 random bits, which nobody guesses. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 12
const SHAPE = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`)

/** @param pick a random whole number from 0 to below its argument @returns e.g. "K4M9X7QP2AB8" */
export function newCertificateCode(pick: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(pick(ALPHABET.length))).join('')
}

/** @param typed as it was copied from paper: case, spaces and dashes do not count @returns null for no code */
export function readCertificateCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return SHAPE.test(code) ? code : null
}

/** @returns as it is printed: "K4M9-X7QP-2AB8" */
export function writtenCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}
