/**
 * Which notices somebody may ask their browsers for, and when they come (product §10 Notices by push, decision 0215)?
 * None of them sells anything, to nobody, so a minor gets none that does.
 */

export const STUDENT_PUSH_KINDS = ['correction', 'answer', 'mock-exam', 'practice'] as const
export const OWNER_PUSH_KINDS = ['sale', 'dispute', 'report', 'message', 'correction-due'] as const
export type StudentPushKind = (typeof STUDENT_PUSH_KINDS)[number]
export type OwnerPushKind = (typeof OWNER_PUSH_KINDS)[number]
export type PushKind = StudentPushKind | OwnerPushKind
/** `test` is sent by who presses for it, and is no choice. */
export type SentPushKind = PushKind | 'test'
export const PUSH_KINDS: readonly PushKind[] = [...STUDENT_PUSH_KINDS, ...OWNER_PUSH_KINDS]

/** Hours in Brasília at which the day's practice may be told. */
export const PRACTICE_HOURS = { first: 7, last: 21, usual: 18 } as const

/** More than anybody has browsers; the oldest gives way. */
export const MOST_SUBSCRIPTIONS = 10

const NIGHT = { begins: 22, ends: 7 } as const
const HOUR_MS = 3600_000
/** Brasília has had no summer time since 2019 (Decreto 9.772/2019). */
const BEHIND_MS = 3 * HOUR_MS
const DAY_MS = 24 * HOUR_MS

/** @returns 0 to 23 */
export function hourInBrasilia(moment: Date): number {
  return new Date(moment.getTime() - BEHIND_MS).getUTCHours()
}

export function isNight(moment: Date): boolean {
  const hour = hourInBrasilia(moment)
  return hour >= NIGHT.begins || hour < NIGHT.ends
}

/** @returns the moment itself, or the end of the night that it lies in */
export function afterTheNight(moment: Date): Date {
  if (!isNight(moment)) return moment
  const local = moment.getTime() - BEHIND_MS
  const midnight = Math.floor(local / DAY_MS) * DAY_MS
  const isBeforeMidnight = hourInBrasilia(moment) >= NIGHT.begins
  return new Date(midnight + (isBeforeMidnight ? DAY_MS : 0) + NIGHT.ends * HOUR_MS + BEHIND_MS)
}

const MAX_ENDPOINT_LENGTH = 1024
/** As browsers write it: a name with a dot that ends in letters, no port, nobody's password. */
const ENDPOINT = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*)\/[!-~]*$/
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/

/**
 * Whether a notice may be posted to this address: that of a push service on the open internet, by HTTPS, under a name.
 * What the name leads to is looked at again when it is called (src/server/account/push/post-push.ts).
 */
export function isPushEndpoint(endpoint: string): boolean {
  const host = endpoint.length <= MAX_ENDPOINT_LENGTH ? ENDPOINT.exec(endpoint)?.[1] : undefined
  return host !== undefined && !INSIDE.test(host)
}
