import { useEffect, useState } from 'react'
import { callApi, isRecord } from '#web/shared/session/call-api.ts'

export type Deeds = { readonly essays: number; readonly chatMessages: number; readonly referrals: number }

const NONE: Deeds = { essays: 0, chatMessages: 0, referrals: 0 }

/** What the server has counted of the student; zeros until it is known. */
export function useDeeds(): Deeds {
  const [deeds, setDeeds] = useState(NONE)
  useEffect(() => {
    const stop = new AbortController()
    void callApi('deeds', { signal: stop.signal }).then((answer) => {
      if (!answer.ok || !isRecord(answer.value)) return
      const { essays, chatMessages, referrals } = answer.value
      setDeeds({
        essays: Number(essays ?? 0),
        chatMessages: Number(chatMessages ?? 0),
        referrals: Number(referrals ?? 0),
      })
    })
    return () => stop.abort()
  }, [])
  return deeds
}
