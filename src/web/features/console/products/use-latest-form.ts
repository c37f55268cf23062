import { useCallback, useMemo, useRef, useState } from 'react'
import type { ProductForm } from './product-form-state.ts'

/** The form as it is now, also for who comes back to it after a wait; and the pictures that are still on their way. */
export function useLatestForm(first: () => ProductForm) {
  const [form, setForm] = useState(first)
  const latest = useRef(form)
  const update = useCallback((turn: (now: ProductForm) => ProductForm) => {
    latest.current = turn(latest.current)
    setForm(latest.current)
  }, [])
  const sending = useMemo(() => {
    const underWay = new Set<Promise<unknown>>()
    return {
      add: (upload: Promise<unknown>) => {
        underWay.add(upload)
        void upload.finally(() => underWay.delete(upload))
      },
      isAny: () => underWay.size > 0,
      /** Resolves when none is under way; one that fails has said so at its place. */
      end: () => Promise.allSettled(underWay),
    }
  }, [])
  return { form, latest, update, sending }
}
