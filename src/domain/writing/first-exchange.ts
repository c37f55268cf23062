/**
 * Must a correction of the Match be read by moderation before its writer's partner gets it? Ages are declared by
 * oneself, so that an account counts as known only by what costs something: time, and a purchase or a guardian's word
 * (product §10 Match da Redação, decision 0121).
 */

const DAY_MS = 24 * 60 * 60 * 1000

export const KNOWN_AFTER_DAYS = 30

export type Standing = {
  readonly createdAt: Date
  /** Of an order with a price. */
  readonly hasPaid: boolean
  /** The owner has entered a guardian's agreement; one that a tied account gave costs nothing, and does not count. */
  readonly hasGuardian: boolean
}

export function isKnown({ createdAt, hasPaid, hasGuardian }: Standing, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= KNOWN_AFTER_DAYS * DAY_MS && (hasPaid || hasGuardian)
}

/** @param haveMet a correction between the two was delivered before, in whichever direction */
export function isReadFirst(two: readonly Standing[], haveMet: boolean, now: Date): boolean {
  return !haveMet && !two.every((one) => isKnown(one, now))
}
