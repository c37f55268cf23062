import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CorrectedSheet } from './correct-sheet.ts'
import { keepCorrection, keptCorrection } from './kept-correction.ts'

const [NAME, VALUE] = ['ver', 'correcao']

/**
 * The correction that stands in the place of the room: it has an address of its own, so that Back leads to the sheet
 * and a reload shows it again.
 */
export function useShownCorrection() {
  const [query, setQuery] = useSearchParams()
  const [made, setMade] = useState<CorrectedSheet | null>(null)
  const isAsked = query.get(NAME) === VALUE

  // Only in the browser: the server's page knows of none.
  useEffect(() => {
    if (isAsked) setMade((now) => now ?? keptCorrection())
  }, [isAsked])

  const go = (isShown: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (isShown) next.set(NAME, VALUE)
        else next.delete(NAME)
        return next
      },
      { replace: !isShown },
    )

  return {
    shown: isAsked ? made : null,
    show: (sent: CorrectedSheet, isVisitor: boolean) => {
      if (isVisitor) keepCorrection(sent)
      setMade(sent)
      go(true)
    },
    hide: () => go(false),
  }
}
