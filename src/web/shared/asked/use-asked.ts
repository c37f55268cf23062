import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Answer, createAskedStore } from './asked-store.ts'

export type Asked<Value> = {
  /** Null until the first answer that is no refusal. */
  readonly value: Value | null
  /** Code of the last refusal; null while asking, and after an answer. */
  readonly refusal: string | null
  readonly isAsking: boolean
  /** The value is of an earlier time: the newer one is under way, or was refused. */
  readonly isStale: boolean
  /** Asks again; the value stays, marked as stale. */
  readonly reload: () => Promise<void>
  /** Shows at once what an action has done to the value that is there. */
  readonly change: (turn: (value: Value) => Value) => void
  /** The value as an act has answered it; what is under way is dropped. */
  readonly put: (value: Value) => void
}

type AskedOptions<Value> = {
  /** What is known before anything is asked: rendered by the server, or kept by the browser. */
  first?: () => Value | null
  /** Shows the answer to the question before (other filters, another reader) until the new one has come. */
  keepsOld?: boolean
}

/**
 * What a screen fetches when it is shown, and again when its question changes. An answer to an older question is
 * dropped; leaving the screen aborts.
 *
 * @param question names what is asked, arguments included; null asks nothing yet
 * @param fetchValue any function: the newest one is used
 */
export function useAsked<Value>(
  question: string | null,
  fetchValue: (signal: AbortSignal) => Promise<Answer<Value>>,
  { first, keepsOld = false }: AskedOptions<Value> = {},
): Asked<Value> {
  const [store] = useState(() => createAskedStore<Value>(first?.() ?? null))
  const state = useSyncExternalStore(store.subscribe, store.current, store.current)
  const latest = useRef({ question, fetchValue, keepsOld })
  latest.current = { question, fetchValue, keepsOld }

  const ask = useCallback(
    async (asked: string | null): Promise<void> => {
      const { fetchValue: fetchNow, keepsOld: isKept } = latest.current
      if (asked !== null) await store.ask(asked, fetchNow, isKept)
    },
    [store],
  )
  // The same function for as long as the screen is there, whatever it asks: others may hold it.
  const reload = useCallback(() => ask(latest.current.question), [ask])

  useEffect(() => {
    void ask(question)
    return store.stop
  }, [store, ask, question])

  const { change, put } = store
  // Between another question and its effect the state still tells of the one before.
  const isOfBefore = state.question !== null && state.question !== question
  if (isOfBefore && !keepsOld)
    return { value: null, refusal: null, isAsking: true, isStale: false, reload, change, put }
  const { value, refusal, isAsking, isStale } = state
  return { value, refusal, isAsking, isStale, reload, change, put }
}
