import { useCallback, useEffect, useRef } from 'react'

/** A longer rest is no work on this essay. */
const REST_MS = 60_000
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const

/**
 * How long somebody has worked here: the time between two signs of them, where it is short.
 *
 * @returns the seconds until now, those of earlier sittings included
 */
export function useSecondsSpent(before: number): () => number {
  const spentMs = useRef(before * 1000)
  const lastMs = useRef<number | null>(null)
  useEffect(() => {
    const count = () => {
      const now = performance.now()
      if (lastMs.current !== null && now - lastMs.current < REST_MS) spentMs.current += now - lastMs.current
      lastMs.current = now
    }
    for (const sign of SIGNS) addEventListener(sign, count, { passive: true, capture: true })
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, count, { capture: true })
    }
  }, [])
  return useCallback(() => Math.round(spentMs.current / 1000), [])
}
