import { useState } from 'react'
import type { ExamReading, OwnPoints } from '#domain/writing/exam-reading.ts'
import { type ExamRules, lengthProblem } from '#domain/writing/exam-rules.ts'
import { examCorrectionTexts as texts } from '#texts/writing/exam-correction.ts'
import { otherExamTexts } from '#texts/writing/other-exams.ts'
import { AllNotes } from '#web/features/writing/correction/correction-view.tsx'
import { MarkedSheet } from '#web/features/writing/correction/marked-sheet.tsx'
import { NoteCard } from '#web/features/writing/correction/note-card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ExamAssessment } from './exam-assessment.tsx'

type ExamReadingViewProps = {
  exam: ExamRules
  text: string
  reading: ExamReading
  /** The student's own points as they are kept. */
  points: OwnPoints
  /** Null where no account keeps them. */
  onSave: ((points: OwnPoints) => Promise<boolean>) | null
}

/** A text for another exam: what was counted, the sheet with its marks, and the board's criteria to judge it by. */
export function ExamReadingView({ exam, text, reading, points, onSave }: ExamReadingViewProps) {
  const [selectedNumber, setSelected] = useState<number | null>(null)
  const marks = reading.marks.map((mark, index) => ({ ...mark, number: index + 1 }))
  const selected = marks.find(({ number }) => number === selectedNumber) ?? null

  function handleClose(): void {
    const mark = document.querySelector<HTMLElement>(`.mark[data-number="${selectedNumber}"]`)
    setSelected(null)
    mark?.focus({ preventScroll: true })
  }

  return (
    <div className="correction">
      <Counted exam={exam} reading={reading} />
      <div className="correction__layout">
        <section aria-labelledby="folha-lida" className="min-w-0">
          <h2 id="folha-lida" className="mb-3 text-2xl">
            {texts.sheet}
          </h2>
          <MarkedSheet text={text} marks={marks} selected={selectedNumber} onSelect={setSelected} />
          {marks.length > 0 ? <p className="no-print mt-2 text-sm text-ink-soft">{texts.sheetHint}</p> : null}
        </section>
        <div className="correction__margin">
          {selected ? (
            <NoteCard
              text={text}
              marks={marks}
              selected={selected}
              onSelect={setSelected}
              onClose={handleClose}
              hasPoints={false}
            />
          ) : null}
          <ExamAssessment exam={exam} reading={reading} kept={points} onSave={onSave} />
        </div>
      </div>
      <AllNotes text={text} marks={marks} hasPoints={false} />
    </div>
  )
}

function Counted({ exam, reading: { counts, marks, readUpTo } }: { exam: ExamRules; reading: ExamReading }) {
  const { min, max } = exam.lines
  const problem = lengthProblem(exam, counts.lines)
  const { self } = otherExamTexts
  return (
    <section aria-labelledby="contagem" className="sheet p-5">
      <h2 id="contagem" className="text-xl">
        {texts.counted}
      </h2>
      <p className="heading mt-2 text-2xl tabular-nums">{texts.counts(counts)}</p>
      <p className="heading text-2xl tabular-nums">{texts.errors({ count: marks.length })}</p>
      {problem === 'too-short' && min !== null ? (
        <p className="mt-2 font-semibold text-red">{self.tooShort({ min })}</p>
      ) : null}
      {problem === 'too-long' && max !== null ? (
        <p className="mt-2 font-semibold text-red">{self.tooLong({ max })}</p>
      ) : null}
      <p className="mt-2 max-w-measure text-ink-soft">{texts.limits}</p>
      {readUpTo === null ? null : (
        <Notice className="mt-3">{texts.readUpTo({ characters: readUpTo })}</Notice>
      )}
    </section>
  )
}
