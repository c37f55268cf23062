/** The wall as this browser saw it last (product §7, local storage key `feedbacks`): painted at once, then read anew. */
import type { Feedback } from '#domain/community/feedback-wire.ts'
import { parseKeptFeedbacks } from '#domain/community/kept-feedbacks.ts'

/** Fixed by product §7 Local and other. */
const STORAGE_KEY = 'feedbacks'

export function keepWall(feedbacks: readonly Feedback[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(feedbacks))
  } catch {
    // Storage is full or forbidden: the wall is read from the server alone.
  }
}

export function keptWall(): readonly Feedback[] | null {
  try {
    return parseKeptFeedbacks(localStorage.getItem(STORAGE_KEY))
  } catch {
    return null
  }
}
