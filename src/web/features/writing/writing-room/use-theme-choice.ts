import { useState } from 'react'
import { newId } from '#web/browser/new-id.ts'
import { type ChosenTheme, isSameTheme } from './room-theme.ts'
import type { Sheet } from './stored-sheet.ts'

/** The choice of the theme: each counts at once, and until the choice is over the former one can be had back. */
export function useThemeChoice(sheet: Sheet | null, change: (part: Partial<Sheet>) => void) {
  /** What the sheet was before another theme was looked for; null while none is. */
  const [before, setBefore] = useState<Sheet | null>(null)

  return {
    isPicking: before !== null,
    open: () => setBefore(sheet),
    pick: (theme: ChosenTheme) => {
      if (!before) setBefore(sheet)
      change(withTheme(sheet, theme))
    },
    /** @returns the sheet with it */
    choose: (theme: ChosenTheme): Sheet | null => {
      const part = withTheme(sheet, theme)
      change(part)
      setBefore(null)
      return sheet && { ...sheet, ...part }
    },
    /** Null where there is nothing to go back to. */
    cancel: before?.theme
      ? () => {
          const { theme, essayId, isCorrected } = before
          change({ theme, essayId, isCorrected })
          setBefore(null)
        }
      : null,
    end: () => setBefore(null),
  }
}

/** What was corrected keeps its theme: on another one it is another essay. */
function withTheme(sheet: Sheet | null, theme: ChosenTheme): Partial<Sheet> {
  const isOther = sheet?.isCorrected === true && !(sheet.theme && isSameTheme(sheet.theme, theme))
  return { theme, ...(isOther ? { essayId: newId(), isCorrected: false } : {}) }
}
