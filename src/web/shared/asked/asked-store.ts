/** What became of one question to the server: the answer, the refusal, and whether the answer is of an earlier time. */
import { type Ok, type Refusal, refuse } from '#domain/shared/result.ts'

export type Answer<Value> = Ok<Value> | Refusal<string>

export type AskedState<Value> = {
  /** Names what was asked last; null before the first time. */
  readonly question: string | null
  /** The last answer that was no refusal. */
  readonly value: Value | null
  /** Code of the refusal of the last question; null while it is under way, and once it is answered. */
  readonly refusal: string | null
  readonly isAsking: boolean
  /** The value is not the answer to the last question: that one is under way, or was refused. */
  readonly isStale: boolean
}

export type AskedStore<Value> = ReturnType<typeof createAskedStore<Value>>

/** @param first what is known before anything is asked: rendered by the server, or kept by the browser */
export function createAskedStore<Value>(first: Value | null) {
  let state: AskedState<Value> = {
    question: null,
    value: first,
    refusal: null,
    isAsking: true,
    isStale: first !== null,
  }
  let running: { readonly aborting: AbortController; readonly again: () => Promise<void> } | null = null
  const listeners = new Set<() => void>()

  function set(next: Partial<AskedState<Value>>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function stop(): void {
    running?.aborting.abort()
    running = null
  }

  /**
   * Asks; what was asked before is dropped.
   *
   * @param keepsOld shows the value of another question until the answer comes
   */
  async function ask(
    question: string,
    fetchValue: (signal: AbortSignal) => Promise<Answer<Value>>,
    keepsOld = false,
  ): Promise<void> {
    stop()
    const aborting = new AbortController()
    running = { aborting, again: () => ask(question, fetchValue, keepsOld) }
    const isSame = state.question === null || state.question === question
    const value = isSame || keepsOld ? state.value : null
    set({ question, value, refusal: null, isAsking: true, isStale: value !== null })
    const answer = await fetchValue(aborting.signal).catch(() => refuse('unreachable'))
    // An answer to an older question, or for a screen that is gone.
    if (aborting.signal.aborted) return
    running = null
    if (answer.ok) set({ value: answer.value, isAsking: false, isStale: false })
    else set({ refusal: answer.code, isAsking: false })
  }

  return {
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Aborts what is under way; its answer is dropped. */
    stop,
    ask,
    /** Shows at once what an act has done to the value. What is under way may be of before it: it is asked again. */
    change: (turn: (value: Value) => Value): void => {
      if (state.value !== null) set({ value: turn(state.value) })
      void running?.again()
    },
    /** The value as an act has answered it: newer than whatever is under way. */
    put: (value: Value): void => {
      stop()
      set({ value, refusal: null, isAsking: false, isStale: false })
    },
  }
}
