import type { CorrectedSheet } from './correct-sheet.ts'
import { keepCorrection, keptCorrection } from './kept-correction.ts'
import { useShownPart } from './use-shown-part.ts'

/** The correction that stands in the place of the room; a visitor's is kept by the browser. */
export function useShownCorrection() {
  const part = useShownPart('correcao', keptCorrection)
  return {
    ...part,
    show: (sent: CorrectedSheet, isVisitor: boolean) => {
      if (isVisitor) keepCorrection(sent)
      part.show(sent)
    },
  }
}
