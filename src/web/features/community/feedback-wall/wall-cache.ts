/** The wall as this browser saw it last (product §7, local storage key `feedbacks`): painted at once, then read again. */
import type { Feedback } from '#domain/community/feedback-wire.ts'
import { parseStoredFeedbacks } from '#domain/community/stored-feedbacks.ts'
import { personalThings } from '#web/browser/kept-things.ts'

/** Fixed by product §7 Local and other. */
const STORAGE_KEY = 'feedbacks'

export function storeWall(feedbacks: readonly Feedback[]): void {
  try {
    personalThings().setItem(STORAGE_KEY, JSON.stringify(feedbacks))
  } catch {
    // Storage is full or forbidden: the wall is read from the server alone.
  }
}

export function storedWall(): readonly Feedback[] | null {
  try {
    return parseStoredFeedbacks(personalThings().getItem(STORAGE_KEY))
  } catch {
    return null
  }
}
