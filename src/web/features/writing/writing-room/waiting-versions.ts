/**
 * Versions that this device has corrected and their student wants in the history (decision 0065): kept here until the
 * server takes them, in their order, each for the account that it was made in.
 */

import type { Ok, Refusal } from '#domain/shared/result.ts'
import type { Corrected, CorrectionBody } from '#domain/writing/essay-wire.ts'
import { personalThings } from '#web/browser/kept-things.ts'

export type WaitingVersion = { readonly userId: string; readonly body: CorrectionBody }

const KEY = 'domine-a-redacao:sala:espera'

export function waitingOf(userId: string): WaitingVersion[] {
  return readAll(userId).filter((version) => version.userId === userId)
}

/** @returns false where nothing can be kept */
export function addWaiting(version: WaitingVersion): boolean {
  const all = readAll(version.userId)
  return all.some((one) => isSame(one, version)) || writeAll(version.userId, [...all, version])
}

function dropWaiting(version: WaitingVersion): void {
  const { userId } = version
  writeAll(
    userId,
    readAll(userId).filter((one) => !isSame(one, version)),
  )
}

export function dropAllWaiting(userId: string): void {
  writeAll(
    userId,
    readAll(userId).filter((one) => one.userId !== userId),
  )
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

function readAll(userId: string): WaitingVersion[] {
  try {
    const kept: unknown = JSON.parse(personalThings({ id: userId }).getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isVersion) : []
  } catch {
    return []
  }
}

function writeAll(userId: string, versions: readonly WaitingVersion[]): boolean {
  try {
    if (versions.length === 0) personalThings({ id: userId }).removeItem(KEY)
    else personalThings({ id: userId }).setItem(KEY, JSON.stringify(versions))
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
