import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ReadSheet } from './photograph-thread.ts'

const texts = sheetPhotographTexts.judged

type JudgedPhotographProps = {
  sheet: Pick<ReadSheet, 'faults' | 'missingLines'>
  isOfAnotherAccount: boolean
  onAdjust: () => void
  onTurn: () => void
  onAgain: () => void
}

/** What was seen of the photograph's quality, at once and in words that help; never a refusal. */
export function JudgedPhotograph({
  sheet,
  isOfAnotherAccount,
  onAdjust,
  onTurn,
  onAgain,
}: JudgedPhotographProps) {
  const { faults, missingLines } = sheet
  const isGood = faults.length === 0 && !isOfAnotherAccount
  return (
    <Notice
      tone={isGood ? 'success' : 'info'}
      title={isGood ? texts.good : texts.heading}
      actions={
        <>
          <Button size="small" look="secondary" onClick={onAgain}>
            {texts.again}
          </Button>
          <Button size="small" look="quiet" onClick={onAdjust}>
            {sheetPhotographTexts.corners.adjust}
          </Button>
          <Button size="small" look="quiet" onClick={onTurn}>
            {sheetPhotographTexts.corners.turn}
          </Button>
        </>
      }
    >
      {isGood ? null : (
        <ul className="list-disc pl-5">
          {missingLines.length > 0 ? <li>{texts.missing(missingLines)}</li> : null}
          {faults.map((fault) => (
            <li key={fault}>{texts.faults[fault]}</li>
          ))}
          {isOfAnotherAccount ? <li>{texts.otherAccount}</li> : null}
        </ul>
      )}
    </Notice>
  )
}
