/**
 * Versions that this device has corrected and their student wants in the history (decision 0065): kept here until the
 * server takes them, in their order, each for the account that it was made in.
 */

import type { Ok, Refusal } from '#domain/shared/result.ts'
import type { Corrected, CorrectionBody } from '#domain/writing/essay-wire.ts'

export type WaitingVersion = { readonly userId: string; readonly body: CorrectionBody }

const KEY = 'domine-a-redacao:sala:espera'

export function waitingOf(userId: string): WaitingVersion[] {
  return readAll().filter((version) => version.userId === userId)
}

/** @returns false where nothing can be kept */
export function addWaiting(version: WaitingVersion): boolean {
  const isThere = readAll().some((one) => isSame(one, version))
  return isThere || writeAll([...readAll(), version])
}

function dropWaiting(version: WaitingVersion): void {
  writeAll(readAll().filter((one) => !isSame(one, version)))
}

export function dropAllWaiting(userId: string): void {
  writeAll(readAll().filter((one) => one.userId !== userId))
}

/**
 * One after the other, for each uses one of the day's corrections; at the first that is not taken the rest waits on.
 *
 * @returns what was taken, and the code of the refusal that ended it
 */
export async function sendWaiting(
  userId: string,
  send: (body: CorrectionBody) => Promise<Ok<Corrected> | Refusal<string>>,
): Promise<{ taken: readonly Corrected[]; code: string | null }> {
  const taken: Corrected[] = []
  for (const version of waitingOf(userId)) {
    const answer = await send(version.body)
    if (!answer.ok) return { taken, code: answer.code }
    dropWaiting(version)
    taken.push(answer.value)
  }
  return { taken, code: null }
}

function isSame(a: WaitingVersion, b: WaitingVersion): boolean {
  return a.userId === b.userId && a.body.essayId === b.body.essayId && a.body.text === b.body.text
}

function readAll(): WaitingVersion[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isVersion) : []
  } catch {
    return []
  }
}

function writeAll(versions: readonly WaitingVersion[]): boolean {
  try {
    if (versions.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(versions))
    return true
  } catch {
    return false
  }
}

/** Deep enough: the server reads the body with its own schema. */
function isVersion(kept: unknown): kept is WaitingVersion {
  if (typeof kept !== 'object' || kept === null) return false
  const { userId, body } = kept as Record<string, unknown>
  return typeof userId === 'string' && typeof body === 'object' && body !== null
}
