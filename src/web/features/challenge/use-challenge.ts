import { useCallback, useEffect, useRef, useState } from 'react'
import type { Challenge, ChallengeEssay, EssayPage } from '#domain/challenge-wire.ts'
import { challengeTexts } from '#texts/challenge.ts'
import { useSession } from '#web/features/session/use-session.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchChallenge, fetchEssays } from './challenge-calls.ts'
import { keepEssays, keptEssays } from './challenge-store.ts'

export type ChallengePageData = { readonly challenge: Challenge; readonly page: EssayPage }
export type ListStatus = 'loading' | 'read' | 'kept' | 'failed'

/**
 * The month and its essays: what came with the page or was kept is painted at once, and then read anew for the person
 * who looks.
 *
 * @param first what the server rendered; null where the page was reached inside the site
 */
export function useChallenge(first: ChallengePageData | null) {
  const [challenge, setChallenge] = useState(first?.challenge ?? null)
  const [essays, setEssays] = useState<readonly ChallengeEssay[]>(
    () => first?.page.essays ?? keptEssays() ?? [],
  )
  const [next, setNext] = useState(first?.page.next ?? null)
  const [status, setStatus] = useState<ListStatus>(first ? 'read' : 'loading')
  /** True once the answer knows who is asking: before it nobody's own essay is known. */
  const [isOwn, setOwn] = useState(false)
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [turn, setTurn] = useState(0)
  const isRead = useRef(false)
  const session = useSession()
  const reader = session.status === 'signed-in' ? session.user.id : session.status

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn, and each other reader, asks anew
  useEffect(() => {
    if (reader === 'loading') return
    let isCurrent = true
    void Promise.all([fetchChallenge(), fetchEssays(null)]).then(([month, page]) => {
      if (!isCurrent) return
      if (month.ok) {
        setChallenge(month.value)
        setOwn(true)
      }
      if (page.ok) {
        isRead.current = true
        setEssays(page.value.essays)
        setNext(page.value.next)
        setStatus('read')
        return
      }
      const kept = keptEssays()
      setEssays((shown) => (shown.length > 0 ? shown : (kept ?? [])))
      setStatus(kept && kept.length > 0 ? 'kept' : 'failed')
    })
    return () => {
      isCurrent = false
    }
  }, [reader, turn])

  useEffect(() => {
    if (isRead.current) keepEssays(essays)
  }, [essays])

  const change = useCallback((id: string, changed: Partial<ChallengeEssay>) => {
    setEssays((shown) => shown.map((one) => (one.id === id ? { ...one, ...changed } : one)))
  }, [])

  async function loadMore(): Promise<void> {
    if (next === null || isLoadingMore) return
    setLoadingMore(true)
    const page = await fetchEssays(next)
    setLoadingMore(false)
    if (!page.ok) return showToast(challengeTexts.list.moreFailed)
    setEssays((shown) => [
      ...shown,
      ...page.value.essays.filter(({ id }) => !shown.some((one) => one.id === id)),
    ])
    setNext(page.value.next)
  }

  return {
    challenge,
    isOwn,
    list: { essays, status, hasMore: next !== null, isLoadingMore },
    change,
    loadMore,
    refresh: () => setTurn((before) => before + 1),
    retry: () => {
      setStatus('loading')
      setTurn((before) => before + 1)
    },
  }
}
