/**
 * Which code joins a class, and which class may be made (product §10 Classes; decision 0244)? A code is read from a
 * blackboard and typed on a telephone: no two of its letters look alike.
 */

/** Without 0, 1, i, l, o and u. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const CODE_LENGTH = 8
const CODE = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`)

export const CLASSES_MAX = 30
export const CLASS_STUDENTS_MAX = 200
export const CLASS_NAME_MAX = 60

/** @param pick an index from 0 to count − 1, by chance */
export function newClassCode(pick: (count: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(pick(ALPHABET.length))).join('')
}

/** The code in what was typed, with capitals, spaces and hyphens or without; null where there is none. */
export function readClassCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase()
  return CODE.test(code) ? code : null
}

/** The year that runs, or the next, which is prepared in its summer. */
export function isSchoolYear(year: number, today: string): boolean {
  const current = Number(today.slice(0, 4))
  return year === current || year === current + 1
}
