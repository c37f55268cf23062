import { useCallback, useEffect, useRef, useState } from 'react'
import { newId } from '#web/browser/new-id.ts'
import type { Sheet } from './kept-sheet.ts'
import { createSheetDesk, isSheetKey, type Standing } from './sheet-desk.ts'

/** The sheet that is shown, and whose hand writes on it: looked for at every change, and when this tab is seen again. */
export function useOneHand() {
  const [desk] = useState(() => createSheetDesk(newId()))
  const [standing, setStanding] = useState<Standing | null>(null)
  const shown = useRef<Sheet | null>(null)

  const show = useCallback((next: Standing) => {
    shown.current = next.sheet
    setStanding(next)
  }, [])
  /** Without keeping it: it is what is kept, or nothing stands on it. */
  const lay = useCallback((sheet: Sheet) => show({ hand: 'mine', sheet }), [show])
  const put = useCallback((sheet: Sheet) => show(desk.write(sheet)), [desk, show])

  useEffect(() => {
    const look = () => {
      if (!shown.current) return
      const seen = desk.look(shown.current)
      if (seen.hand !== 'mine') show(seen)
    }
    const handleStorage = ({ key }: StorageEvent) => {
      if (shown.current && isSheetKey(key, shown.current.essayId)) look()
    }
    addEventListener('storage', handleStorage)
    addEventListener('pageshow', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('storage', handleStorage)
      removeEventListener('pageshow', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [desk, show])

  return {
    desk,
    /** Null until it is known what lies on the desk. */
    standing,
    lay,
    put,
    /** What stands here goes on here. */
    takePen: () => {
      if (!shown.current) return
      desk.take(shown.current)
      lay(shown.current)
    },
    /** What the other tab has written goes on here. */
    takeOther: () => {
      if (!shown.current) return
      const other = desk.yield(shown.current)
      desk.take(other)
      lay(other)
    },
  }
}
