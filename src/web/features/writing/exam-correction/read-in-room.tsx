import type { ExamCorrected } from '#domain/writing/exam-essay-wire.ts'
import type { ExamRules } from '#domain/writing/exam-rules.ts'
import { examCorrectionTexts as texts } from '#texts/writing/exam-correction.ts'
import { CorrectionHead } from '#web/features/writing/correction/correction-head.tsx'
import { PrintButton } from '#web/features/writing/correction/print-button.tsx'
import { VisitorNext } from '#web/features/writing/correction/visitor-next.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { ExamReadingView } from './exam-reading-view.tsx'

type ReadInRoomProps = { exam: ExamRules; read: ExamCorrected; isVisitor: boolean; onBack: () => void }

const NO_POINTS = {}

/** A reading that no account keeps, in the place of the room. */
export function ReadInRoom({ exam, read, isVisitor, onBack }: ReadInRoomProps) {
  return (
    <Page>
      <CorrectionHead theme={read.theme} note={texts.heading({ exam: exam.name })}>
        <Button look="secondary" onClick={onBack}>
          {texts.back}
        </Button>
        <PrintButton />
      </CorrectionHead>
      {isVisitor ? null : <Notice className="mb-6">{texts.offline}</Notice>}
      <ExamReadingView exam={exam} text={read.text} reading={read.reading} points={NO_POINTS} onSave={null} />
      {isVisitor ? <VisitorNext /> : null}
    </Page>
  )
}
