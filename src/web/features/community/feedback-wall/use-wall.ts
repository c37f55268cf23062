import type { Feedback, FeedbackPage } from '#domain/community/feedback-wire.ts'
import { feedbackTexts } from '#texts/community/feedback.ts'
import { asListPage, type ListPage, useKeptList } from '#web/shared/community/use-kept-list.ts'
import { fetchWall } from './feedback-calls.ts'
import { keepWall, keptWall } from './wall-cache.ts'

const WALL = {
  fetchPage: async (after: string | null) => asListPage(await fetchWall(after), asPage),
  keep: keepWall,
  kept: keptWall,
  moreFailed: feedbackTexts.wall.moreFailed,
}

/** The wall for the person who looks. @param first what the server rendered; null inside the site */
export function useWall(first: FeedbackPage | null) {
  return useKeptList(WALL, first && asPage(first))
}

function asPage({ feedbacks, next }: FeedbackPage): ListPage<Feedback> {
  return { items: feedbacks, next }
}
