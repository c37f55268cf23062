import { useState } from 'react'
import type { OwnPoints } from '#domain/writing/exam-reading.ts'
import type { ExamRules, SelfAssessment } from '#domain/writing/exam-rules.ts'
import { otherExamTexts } from '#texts/writing/other-exams.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { AssessmentResult, CriterionField, withPoints } from './assessment-fields.tsx'
import { type Counted, CountText } from './count-text.tsx'

const texts = otherExamTexts.self

/** The student's own judgement by the board's criteria; a number only where the board publishes what makes it. */
export function SelfAssessmentForm({ exam }: { exam: ExamRules }) {
  const [points, setPoints] = useState<OwnPoints>({})
  const [errors, setErrors] = useState('')
  const [lines, setLines] = useState('')
  const [counted, setCounted] = useState<Counted | null>(null)
  const { formula } = exam
  const assessment: SelfAssessment = {
    points,
    ...(errors === '' ? {} : { errors: Number(errors) }),
    ...(lines === '' ? {} : { lines: Number(lines) }),
  }

  function handleCounted(found: Counted): void {
    setCounted(found)
    setErrors(String(found.errors))
    setLines(String(found.lines))
  }

  return (
    <section aria-labelledby="autoavaliacao" className="needs-script">
      <h2 id="autoavaliacao" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{texts.lead}</p>
      <div className="mt-5 grid max-w-[40rem] gap-5">
        <CountText exam={exam} onCounted={handleCounted} />
        {exam.criteria.map((criterion) => (
          <CriterionField
            key={criterion.id}
            criterion={criterion}
            value={points[criterion.id]}
            onChange={(value) => setPoints(withPoints(points, criterion.id, value))}
          />
        ))}
        {formula.kind === 'errors-per-line' ? (
          <div className="grid gap-5 sm:grid-cols-2">
            <CountField label={texts.errors} hint={texts.errorsHint} value={errors} onChange={setErrors} />
            <CountField label={texts.lines} value={lines} onChange={setLines} />
          </div>
        ) : null}
        <AssessmentResult exam={exam} assessment={assessment} counted={counted} />
      </div>
    </section>
  )
}

type CountFieldProps = { label: string; hint?: string; value: string; onChange: (value: string) => void }

function CountField({ label, hint, value, onChange }: CountFieldProps) {
  return (
    <TextField
      label={label}
      {...(hint ? { hint } : {})}
      inputMode="numeric"
      maxLength={3}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
    />
  )
}
