/** Ids of what the owner makes: short enough for addresses, never used twice. */
import { randomBytes } from 'node:crypto'

export function newId(
  prefix: 'att' | 'cap' | 'col' | 'info' | 'mat' | 'opt' | 'pic' | 'prod' | 'rel' | 'val' | 'var' | 'vid',
): string {
  return `${prefix}_${randomBytes(9).toString('base64url')}`
}
