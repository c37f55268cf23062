import { useCallback, useEffect, useRef, useState } from 'react'
import type { Feedback, FeedbackPage } from '#domain/feedback-wire.ts'
import { feedbackTexts } from '#texts/feedback.ts'
import { useSession } from '#web/features/session/use-session.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchWall } from './feedback-calls.ts'
import { keepWall, keptWall } from './wall-cache.ts'

export type Wall = {
  readonly feedbacks: readonly Feedback[]
  /** `kept`: the server could not be asked, and this is what the browser saw last. */
  readonly status: 'loading' | 'read' | 'kept' | 'failed'
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
}

/**
 * The wall: what came with the page or was kept is painted at once, and then read anew for the person who looks.
 *
 * @param first what the server rendered; null where the page was reached inside the site
 */
export function useWall(first: FeedbackPage | null) {
  const [feedbacks, setFeedbacks] = useState<readonly Feedback[]>(() => first?.feedbacks ?? keptWall() ?? [])
  const [next, setNext] = useState(first?.next ?? null)
  const [status, setStatus] = useState<Wall['status']>(first ? 'read' : 'loading')
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [turn, setTurn] = useState(0)
  const isRead = useRef(false)
  const session = useSession()
  const reader = session.status === 'signed-in' ? session.user.id : session.status

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn, and each other reader, asks anew
  useEffect(() => {
    if (reader === 'loading') return
    let isCurrent = true
    void fetchWall(null).then((answer) => {
      if (!isCurrent) return
      if (answer.ok) {
        isRead.current = true
        setFeedbacks(answer.value.feedbacks)
        setNext(answer.value.next)
        setStatus('read')
        return
      }
      const kept = keptWall()
      setFeedbacks((shown) => (shown.length > 0 ? shown : (kept ?? [])))
      setStatus(kept && kept.length > 0 ? 'kept' : 'failed')
    })
    return () => {
      isCurrent = false
    }
  }, [reader, turn])

  useEffect(() => {
    if (isRead.current) keepWall(feedbacks)
  }, [feedbacks])

  const change = useCallback((id: string, change: Partial<Feedback>) => {
    setFeedbacks((shown) => shown.map((one) => (one.id === id ? { ...one, ...change } : one)))
  }, [])

  async function loadMore(): Promise<void> {
    if (next === null || isLoadingMore) return
    setLoadingMore(true)
    const page = await fetchWall(next)
    setLoadingMore(false)
    if (!page.ok) return showToast(feedbackTexts.wall.moreFailed)
    setFeedbacks((shown) => [
      ...shown,
      ...page.value.feedbacks.filter(({ id }) => !shown.some((one) => one.id === id)),
    ])
    setNext(page.value.next)
  }

  return {
    wall: { feedbacks, status, hasMore: next !== null, isLoadingMore } satisfies Wall,
    change,
    loadMore,
    /** The newest goes first (spec §4). */
    add: (feedback: Feedback) =>
      setFeedbacks((shown) => [feedback, ...shown.filter(({ id }) => id !== feedback.id)]),
    remove: (id: string) => setFeedbacks((shown) => shown.filter((one) => one.id !== id)),
    retry: () => {
      setStatus('loading')
      setTurn((before) => before + 1)
    },
  }
}
