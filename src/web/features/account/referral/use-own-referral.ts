import { useEffect, useState } from 'react'
import { callApi, isRecord } from '#web/shared/session/call-api.ts'

export type OwnReferral =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly url: string; readonly confirmed: number }

/** The student's invitation link and how many came by it; asked for when the panel is first shown. */
export function useOwnReferral(): { referral: OwnReferral; retry: () => void } {
  const [referral, setReferral] = useState<OwnReferral>({ status: 'loading' })
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    const stop = new AbortController()
    void callApi('referral', { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return
      const facts = answer.ok && isRecord(answer.value) ? answer.value : null
      setReferral(
        facts
          ? { status: 'loaded', url: String(facts['url']), confirmed: Number(facts['confirmed']) }
          : { status: 'failed' },
      )
    })
    return () => stop.abort()
  }, [turn])

  return {
    referral,
    retry: () => {
      setReferral({ status: 'loading' })
      setTurn((before) => before + 1)
    },
  }
}
