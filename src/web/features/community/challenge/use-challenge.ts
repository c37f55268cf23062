import { useEffect, useState } from 'react'
import type { Challenge, ChallengeEssay, EssayPage } from '#domain/community/challenge-wire.ts'
import { challengeTexts } from '#texts/community/challenge.ts'
import { asListPage, type ListPage, useKeptList } from '#web/shared/community/use-kept-list.ts'
import { fetchChallenge, fetchEssays } from './challenge-calls.ts'
import { keepEssays, keptEssays } from './challenge-store.ts'

export type ChallengePageData = { readonly challenge: Challenge; readonly page: EssayPage }

const ESSAYS = {
  fetchPage: async (after: string | null) => asListPage(await fetchEssays(after), asPage),
  keep: keepEssays,
  kept: keptEssays,
  moreFailed: challengeTexts.list.moreFailed,
}

/** The month and its essays for the person who looks. @param first what the server rendered; null inside the site */
export function useChallenge(first: ChallengePageData | null) {
  const [challenge, setChallenge] = useState(first?.challenge ?? null)
  /** True once the answer knows who is asking: before it nobody's own essay is known. */
  const [isOwn, setOwn] = useState(false)
  const essays = useKeptList(ESSAYS, first && asPage(first.page))
  const { reader, turn } = essays

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn, and each other reader, asks anew
  useEffect(() => {
    if (reader === 'loading') return
    let isCurrent = true
    void fetchChallenge().then((month) => {
      if (!isCurrent || !month.ok) return
      setChallenge(month.value)
      setOwn(true)
    })
    return () => {
      isCurrent = false
    }
  }, [reader, turn])

  return { challenge, isOwn, ...essays }
}

function asPage({ essays, next }: EssayPage): ListPage<ChallengeEssay> {
  return { items: essays, next }
}
