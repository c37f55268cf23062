import { useState } from 'react'
import { assessedWith, type ExamReading, type OwnPoints } from '#domain/writing/exam-reading.ts'
import type { ExamRules } from '#domain/writing/exam-rules.ts'
import { examCorrectionTexts } from '#texts/writing/exam-correction.ts'
import { otherExamTexts } from '#texts/writing/other-exams.ts'
import {
  AssessmentResult,
  CriterionField,
  withPoints,
} from '#web/features/writing/other-exams/assessment-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = examCorrectionTexts.assessment

type ExamAssessmentProps = {
  exam: ExamRules
  reading: ExamReading
  kept: OwnPoints
  onSave: ((points: OwnPoints) => Promise<boolean>) | null
}

/** The student judges by the board's own criteria; a number appears only where the board's formula makes one. */
export function ExamAssessment({ exam, reading, kept, onSave }: ExamAssessmentProps) {
  const [points, setPoints] = useState<OwnPoints>(kept)
  const [isSaving, setSaving] = useState(false)
  const counted = { lines: reading.counts.lines, errors: reading.marks.length }

  async function handleSave(): Promise<void> {
    if (isSaving || !onSave) return
    setSaving(true)
    const isSaved = await onSave(points)
    setSaving(false)
    showToast(isSaved ? texts.saved : texts.failed)
  }

  return (
    <section aria-labelledby="avaliacao" className="teacher-card">
      <h2 id="avaliacao" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-4 leading-snug text-ink-soft">{texts.lead}</p>
      <div className="no-print grid gap-4">
        {exam.criteria.map((criterion) => (
          <CriterionField
            key={criterion.id}
            criterion={criterion}
            value={points[criterion.id]}
            onChange={(value) => setPoints(withPoints(points, criterion.id, value))}
          />
        ))}
      </div>
      <PrintedPoints exam={exam} points={points} />
      <div className="mt-4 grid gap-4">
        <AssessmentResult exam={exam} assessment={assessedWith(points, reading)} counted={counted} />
        {onSave ? (
          <Button
            className="no-print"
            isBusy={isSaving}
            busyLabel={texts.saving}
            onClick={() => void handleSave()}
          >
            {texts.save}
          </Button>
        ) : (
          <p className="text-sm text-ink-soft">{texts.unkept}</p>
        )}
      </div>
    </section>
  )
}

const { weak, middle, strong } = otherExamTexts.self.levels
const WORDS = [weak, middle, strong]

/** On paper the fields are a list. */
function PrintedPoints({ exam, points }: { exam: ExamRules; points: OwnPoints }) {
  return (
    <dl className="hidden print:block">
      {exam.criteria.map(({ id, name, about, points: range }) => {
        const value = points[id]
        return (
          <div key={id} className="break-inside-avoid border-t border-rule py-2">
            <dt className="font-semibold">
              {name}:{' '}
              {value === undefined
                ? texts.notGiven
                : range
                  ? texts.of({ value, of: range.max })
                  : WORDS[value]}
            </dt>
            <dd className="text-sm">{about}</dd>
          </div>
        )
      })}
    </dl>
  )
}
