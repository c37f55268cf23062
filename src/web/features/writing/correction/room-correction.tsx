import type { ReactNode } from 'react'
import type { Corrected } from '#domain/writing/essay-wire.ts'
import { correctionTexts as texts } from '#texts/writing/correction.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { CorrectionHead } from './correction-head.tsx'
import { CorrectionView } from './correction-view.tsx'
import { PrintButton } from './print-button.tsx'
import { VisitorNext } from './visitor-next.tsx'

type RoomCorrectionProps = {
  corrected: Corrected
  themeId: string | null
  onBack: () => void
  /** Above the score: who made the correction, where that is not plain. */
  notice: ReactNode
  isVisitor: boolean
}

/** What is shown in the room itself: a correction that no account keeps (yet), and for a visitor the way to the next. */
export function RoomCorrection({ corrected, themeId, onBack, notice, isVisitor }: RoomCorrectionProps) {
  return (
    <Page>
      <CorrectionHead theme={corrected.theme}>
        <Button look="secondary" onClick={onBack}>
          {texts.backToSheet}
        </Button>
        <PrintButton />
      </CorrectionHead>
      {notice}
      <CorrectionView text={corrected.text} correction={corrected.correction} themeId={themeId} />
      {isVisitor ? <VisitorNext /> : null}
    </Page>
  )
}
