import { useEffect, useState } from 'react'

/** Marks one thing by its key for a while; marking another, or the same again, starts the time again. */
export function useTemporaryHighlight(durationMs: number) {
  const [mark, setMark] = useState<{ key: string } | null>(null)

  useEffect(() => {
    if (!mark) return
    const timer = setTimeout(() => setMark(null), durationMs)
    return () => clearTimeout(timer)
  }, [mark, durationMs])

  return { markedKey: mark?.key ?? null, setMarked: (key: string) => setMark({ key }) }
}
