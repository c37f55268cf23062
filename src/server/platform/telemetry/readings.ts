/** What other parts tell to the metrics: counts that they keep themselves, and what came of a review. */

/** Since the start of the process; `pages` and `bytes` at this moment. */
export type PageCacheCounts = { hits: number; misses: number; pages: number; bytes: number }

/** In this process, at this moment. */
export type RealtimeCounts = { sockets: number; subscriptions: number }

/** Of the copy that is read from: what it and the primary were asked for since the start, and how it stands. */
export type CopyReadings = {
  readonly counts: readonly { readonly part: string; readonly copy: number; readonly primary: number }[]
  readonly state: string
  readonly lagMs: number | null
}

export type Readings = {
  readonly copy?: () => CopyReadings
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
