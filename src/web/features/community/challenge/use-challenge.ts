import type { Challenge, ChallengeEssay, EssayPage } from '#domain/community/challenge-wire.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import type { RowsPage } from '#web/shared/asked/use-asked-pages.ts'
import { asRowsPage, useStoredList } from '#web/shared/community/use-stored-list.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { useReader } from '#web/shared/session/use-reader.ts'
import { fetchChallenge, fetchEssays } from './challenge-calls.ts'
import { storedEssays, storeEssays } from './challenge-store.ts'

export type ChallengePageData = { readonly challenge: Challenge; readonly page: EssayPage }

/** `isOwn`: the answer knows who was asking; what the server rendered is nobody's own. */
type Month = { readonly challenge: Challenge; readonly isOwn: boolean }

const ESSAYS = {
  name: 'challenge essays',
  fetchPage: async (after: string | null, signal: AbortSignal) =>
    asRowsPage(await fetchEssays(after, signal), asRows),
  keep: storeEssays,
  kept: storedEssays,
}

/** The month and its essays for the person who looks. @param first what the server rendered; null inside the site */
export function useChallenge(first: ChallengePageData | null) {
  const reader = useReader()
  const month = useAsked(reader && `challenge ${reader}`, readMonth, {
    first: () => first && { challenge: first.challenge, isOwn: false },
    keepsOld: true,
  })
  const essays = useStoredList(ESSAYS, first && asRows(first.page))
  return {
    month,
    ...essays,
    refresh: () => {
      void month.reload()
      void essays.list.reload()
    },
  }
}

async function readMonth(signal: AbortSignal): Promise<Ok<Month> | ApiRefusal> {
  const month = await fetchChallenge(signal)
  return month.ok ? ok({ challenge: month.value, isOwn: true }) : month
}

function asRows({ essays, next }: EssayPage): RowsPage<ChallengeEssay> {
  return { rows: essays, next }
}
