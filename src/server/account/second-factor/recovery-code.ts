/**
 * Codes for who has lost the app: sixteen letters and digits (80 random bits), ten at a time, kept like passwords.
 * No letter looks like a digit (Crockford's base32).
 */
import { randomInt } from 'node:crypto'
import { hashPassword, isPasswordCorrect } from '../passwords/passwords.ts'

export const RECOVERY_CODE_COUNT = 10
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 16
const SHAPE = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`)

/** e.g. K4M9-X7QP-2AB8-HT3Z */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: CODE_LENGTH }, (_, place) => {
      const letter = ALPHABET[randomInt(ALPHABET.length)] ?? ''
      return place > 0 && place % 4 === 0 ? `-${letter}` : letter
    }).join(''),
  )
}

/** One after the other: others hash too. */
export async function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
  const hashes: string[] = []
  for (const code of codes) hashes.push(await hashPassword(plainOf(code)))
  return hashes
}

/** @param typed as a person types it: case, spaces and dashes do not count; @returns the hash that it belongs to */
export async function findRecoveryCode(typed: string, hashes: readonly string[]): Promise<string | null> {
  const code = plainOf(typed)
  if (!SHAPE.test(code)) return null
  for (const hash of hashes) if (await isPasswordCorrect(hash, code)) return hash
  return null
}

function plainOf(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
}
