import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * What stands in the place of the room: it has an address of its own (`?ver=`), so that Back leads to the sheet and a
 * reload shows it again.
 *
 * @param value of the address
 * @param readKept what this browser has kept of it
 */
export function useShownPart<Part>(value: string, readKept: () => Part | null) {
  const [query, setQuery] = useSearchParams()
  const [part, setPart] = useState<Part | null>(null)
  const isAsked = query.get('ver') === value

  // Only in the browser: the server's page knows of none.
  useEffect(() => {
    if (isAsked) setPart((now) => now ?? readKept())
  }, [isAsked, readKept])

  const go = (isShown: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (isShown) next.set('ver', value)
        else next.delete('ver')
        return next
      },
      { replace: !isShown },
    )

  return {
    shown: isAsked ? part : null,
    show: (made: Part) => {
      setPart(() => made)
      go(true)
    },
    hide: () => go(false),
  }
}
