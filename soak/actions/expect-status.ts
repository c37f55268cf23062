/** What an action may be answered with: everything else is written down as something that must not be. */
import type { Answer } from '../caller.ts'
import type { Ledger } from '../ledger.ts'

/** @returns false, with the surprise noted, for any other status */
export function isExpected(
  ledger: Ledger,
  action: string,
  { status, text }: Answer,
  expected: readonly number[],
): boolean {
  if (expected.includes(status)) return true
  ledger.surprises.push(`${action}: ${status} ${text.slice(0, 200).replaceAll('\n', ' ')}`)
  return false
}
