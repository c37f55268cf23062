/** What other parts tell to the metrics: counts that they keep themselves, and what came of a review. */

/** Since the start of the process; `pages` and `bytes` at this moment. */
export type PageCacheCounts = { hits: number; misses: number; pages: number; bytes: number }

/** In this process, at this moment. */
export type RealtimeCounts = { sockets: number; subscriptions: number }

export type Readings = {
  readonly pageCache?: () => PageCacheCounts
  readonly realtime?: () => RealtimeCounts
}

/** What came of a question to the service of REVIEWER_URL, and how many of its comments the filter let in. */
export type CountedReview = {
  readonly outcome: ReviewOutcome
  readonly keptCount: number
  readonly droppedCount: number
}
export type ReviewOutcome = 'ok' | 'timeout' | 'refused' | 'unreadable' | 'unreachable'
