import { useEffect, useState } from 'react'
import type { FeedbackComment } from '#domain/community/feedback-wire.ts'
import { fetchComments } from './feedback-calls.ts'

/** The answers to one feedback, oldest first, asked for when they are opened. */
export function useComments(feedbackId: string) {
  const [comments, setComments] = useState<readonly FeedbackComment[]>([])
  const [next, setNext] = useState<string | null>(null)
  const [status, setStatus] = useState<'loading' | 'read' | 'failed'>('loading')
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    let isCurrent = true
    void fetchComments(feedbackId, null).then((page) => {
      if (!isCurrent) return
      setStatus(page.ok ? 'read' : 'failed')
      if (!page.ok) return
      setComments(page.value.comments)
      setNext(page.value.next)
    })
    return () => {
      isCurrent = false
    }
  }, [feedbackId, turn])

  const append = (more: readonly FeedbackComment[]) =>
    setComments((shown) => [...shown, ...more.filter(({ id }) => !shown.some((one) => one.id === id))])

  return {
    comments,
    status,
    hasMore: next !== null,
    add: (comment: FeedbackComment) => append([comment]),
    remove: (id: string) => setComments((shown) => shown.filter((one) => one.id !== id)),
    loadMore: async () => {
      const page = await fetchComments(feedbackId, next)
      if (!page.ok) return
      append(page.value.comments)
      setNext(page.value.next)
    },
    retry: () => {
      setStatus('loading')
      setTurn((before) => before + 1)
    },
  }
}
