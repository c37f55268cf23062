/**
 * What the students did and what they were told: the soak's own books, which the audits hold against the database. Only
 * what was answered is "acknowledged"; what was sent and never answered may or may not have happened.
 */

export type SentMessage = { readonly userId: string; readonly text: string; isAcknowledged: boolean }
export type Download = { readonly userId: string; readonly purchaseId: string; readonly materialId: string }

export type Ledger = {
  /** Account → e-mail, as the sign-up answered it. */
  readonly accounts: Map<string, string>
  /** Order → account: checkouts whose address reached the student. */
  readonly checkouts: Map<string, string>
  readonly downloads: Download[]
  /** By the id that the student's browser made. */
  readonly messages: Map<string, SentMessage>
  /** `essay/number` → the sum of points that was answered. */
  readonly corrections: Map<string, { readonly userId: string; readonly total: number }>
  /** `account/level` → all XP that was ever answered as granted for it. */
  readonly levels: Map<string, number>
  /** How often each action was done to its end. */
  readonly actions: Map<string, number>
  /** Answers by status; 0 for a connection that broke. */
  readonly answers: Map<number, number>
  /** By the door that gave them, whatever their status. */
  readonly answersByDoor: Map<string, number>
  /** Calls whose connection was refused, broke or said nothing for too long. */
  readonly unanswered: { readonly door: string; readonly call: string }[]
  /** What may never be answered, each as one line. */
  readonly surprises: string[]
}

export function createLedger(): Ledger {
  return {
    accounts: new Map(),
    checkouts: new Map(),
    downloads: [],
    messages: new Map(),
    corrections: new Map(),
    levels: new Map(),
    actions: new Map(),
    answers: new Map(),
    answersByDoor: new Map(),
    unanswered: [],
    surprises: [],
  }
}

export function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
