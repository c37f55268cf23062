import { useCallback, useEffect, useState } from 'react'
import type { Ok } from '#domain/shared/result.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'

export type Answer<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'refused'; readonly code: string }
  | { readonly status: 'read'; readonly value: Value }

type Asked<Value> = {
  answer: Answer<Value>
  /** What another call has answered meanwhile. */
  set: (value: Value) => void
  retry: () => void
}

/** @param ask stable as long as the same thing is asked for */
export function useAnswer<Value>(ask: () => Promise<Ok<Value> | ApiRefusal>): Asked<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ status: 'loading' })
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    let isCurrent = true
    setAnswer({ status: 'loading' })
    void ask().then((read) => {
      if (!isCurrent) return
      setAnswer(read.ok ? { status: 'read', value: read.value } : { status: 'refused', code: read.code })
    })
    return () => {
      isCurrent = false
    }
  }, [ask, turn])

  const set = useCallback((value: Value) => setAnswer({ status: 'read', value }), [])
  const retry = useCallback(() => setTurn((before) => before + 1), [])
  return { answer, set, retry }
}
