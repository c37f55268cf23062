import { useState } from 'react'
import { linesByHand } from '#corrector/rules/lines.ts'
import { countErrors, type ExamRules, lengthProblem } from '#domain/writing/exam-rules.ts'
import { SHEET_MAX_CHARACTERS } from '#domain/writing/writing-room.ts'
import { otherExamTexts } from '#texts/writing/other-exams.ts'
import { useHand } from '#web/browser/hand-store.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'

const texts = otherExamTexts.self

export type Counted = { readonly lines: number; readonly errors: number }

type CountTextProps = { exam: ExamRules; onCounted: (counted: Counted) => void }

/** Lines and errors of language of a text, counted by the device or the server; nothing of it is kept. */
export function CountText({ exam, onCounted }: CountTextProps) {
  const hand = useHand()
  const [text, setText] = useState('')
  const [counted, setCounted] = useState<Counted | null>(null)
  const [isCounting, setCounting] = useState(false)
  const [isFailed, setFailed] = useState(false)

  async function handleCount(): Promise<void> {
    setCounting(true)
    setFailed(false)
    const { readFirstText } = await import('#web/features/writing/first-sheet/first-reader.ts')
    const marks = await readFirstText(text)
    setCounting(false)
    if (!marks) return setFailed(true)
    const found = { lines: linesByHand(text, hand), errors: countErrors(marks) }
    setCounted(found)
    onCounted(found)
  }

  const { min, max } = exam.lines
  const problem = counted && lengthProblem(exam, counted.lines)
  return (
    <div className="grid gap-3">
      <TextAreaField
        label={texts.text}
        labelNote={texts.textNote}
        hint={texts.textHint}
        rows={6}
        maxLength={SHEET_MAX_CHARACTERS}
        value={text}
        error={isFailed ? texts.countFailed : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setCounted(null)
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="secondary"
          isBusy={isCounting}
          busyLabel={texts.counting}
          disabled={text.trim() === ''}
          onClick={() => void handleCount()}
        >
          {texts.count}
        </Button>
        <p role="status" className="text-[0.9375rem]">
          {counted ? texts.counted(counted) : null}{' '}
          {problem === 'too-short' && min !== null ? texts.tooShort({ min }) : null}
          {problem === 'too-long' && max !== null ? texts.tooLong({ max }) : null}
        </p>
      </div>
    </div>
  )
}
