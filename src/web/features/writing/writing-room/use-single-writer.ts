import { useCallback, useEffect, useRef, useState } from 'react'
import { newId } from '#web/browser/new-id.ts'
import { createSheetStore, isSheetKey, type SheetState } from './sheet-store.ts'
import type { Sheet } from './stored-sheet.ts'

/** The sheet that is shown, and whose hand writes on it: looked for at every change, and when this tab is seen again. */
export function useSingleWriter() {
  const [sheets] = useState(() => createSheetStore(newId()))
  const [sheetState, setSheetState] = useState<SheetState | null>(null)
  const shown = useRef<Sheet | null>(null)

  const show = useCallback((next: SheetState) => {
    shown.current = next.sheet
    setSheetState(next)
  }, [])
  /** Without keeping it: it is what is kept, or nothing stands on it. */
  const lay = useCallback((sheet: Sheet) => show({ writer: 'mine', sheet }), [show])
  const put = useCallback((sheet: Sheet) => show(sheets.write(sheet)), [sheets, show])

  useEffect(() => {
    const look = () => {
      if (!shown.current) return
      const seen = sheets.look(shown.current)
      if (seen.writer !== 'mine') show(seen)
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
  }, [sheets, show])

  return {
    sheets,
    /** Null until it is known what lies in the store. */
    sheetState,
    lay,
    put,
    /** What stands here goes on here. */
    takeOver: () => {
      if (!shown.current) return
      sheets.take(shown.current)
      lay(shown.current)
    },
    /** What the other tab has written goes on here. */
    takeOther: () => {
      if (!shown.current) return
      const other = sheets.yield(shown.current)
      sheets.take(other)
      lay(other)
    },
  }
}
