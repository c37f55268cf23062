import { useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import { asRowsPage } from '#web/shared/community/use-stored-list.ts'
import { fetchComments } from './feedback-calls.ts'

/** The answers to one feedback, oldest first, asked for when they are opened. */
export function useComments(feedbackId: string) {
  return useAskedPages(
    `comments of ${feedbackId}`,
    async (after, signal) =>
      asRowsPage(await fetchComments(feedbackId, after, signal), ({ comments, next }) => ({
        rows: comments,
        next,
      })),
    { idOf: ({ id }) => id },
  )
}
