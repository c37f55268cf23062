import type { Feedback, FeedbackPage } from '#domain/community/feedback-wire.ts'
import type { RowsPage } from '#web/shared/asked/use-asked-pages.ts'
import { asRowsPage, useStoredList } from '#web/shared/community/use-stored-list.ts'
import { fetchWall } from './feedback-calls.ts'
import { storedWall, storeWall } from './wall-cache.ts'

const WALL = {
  name: 'feedback wall',
  fetchPage: async (after: string | null, signal: AbortSignal) =>
    asRowsPage(await fetchWall(after, signal), asRows),
  keep: storeWall,
  kept: storedWall,
}

/** The wall for the person who looks. @param first what the server rendered; null inside the site */
export function useWall(first: FeedbackPage | null) {
  return useStoredList(WALL, first && asRows(first))
}

function asRows({ feedbacks, next }: FeedbackPage): RowsPage<Feedback> {
  return { rows: feedbacks, next }
}
