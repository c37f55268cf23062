import { useState } from 'react'
import {
  costOfError,
  type ExamCriterion,
  type ExamRules,
  type SelfAssessment,
  selfMark,
} from '#domain/writing/exam-rules.ts'
import { otherExamTexts } from '#texts/writing/other-exams.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type Counted, CountText } from './count-text.tsx'
import { LikelyRange } from './likely-range.tsx'

const texts = otherExamTexts.self

/** The student's own judgement by the board's criteria; a number only where the board publishes what makes it. */
export function SelfAssessmentForm({ exam }: { exam: ExamRules }) {
  const [points, setPoints] = useState<Record<string, number>>({})
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
        <Result exam={exam} assessment={assessment} counted={counted} />
      </div>
    </section>
  )
}

function withPoints(points: Record<string, number>, id: string, value: number | undefined) {
  const { [id]: _before, ...others } = points
  return value === undefined ? others : { ...others, [id]: value }
}

type CriterionFieldProps = {
  criterion: ExamCriterion
  value: number | undefined
  onChange: (value: number | undefined) => void
}

function CriterionField({ criterion: { name, about, points }, value, onChange }: CriterionFieldProps) {
  const options = points
    ? Array.from({ length: points.max - points.min + 1 }, (_, index) => points.min + index).map((step) => ({
        step,
        label: texts.value({ value: step, ...points }),
      }))
    : [texts.levels.weak, texts.levels.middle, texts.levels.strong].map((label, step) => ({ step, label }))
  return (
    <SelectField
      label={name}
      hint={about}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => {
        const { value: chosen } = event.currentTarget
        onChange(chosen === '' ? undefined : Number(chosen))
      }}
    >
      <option value="">{texts.choose}</option>
      {options.map(({ step, label }) => (
        <option key={step} value={step}>
          {label}
        </option>
      ))}
    </SelectField>
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

type ResultProps = { exam: ExamRules; assessment: SelfAssessment; counted: Counted | null }

function Result({ exam, assessment, counted }: ResultProps) {
  const mark = selfMark(exam, assessment)
  const { formula } = exam
  return (
    <div role="status" className="sheet p-5">
      <p className="font-semibold">{texts.markHeading}</p>
      {mark.kind === 'mark' ? <p className="heading mt-1 text-3xl tabular-nums">{texts.mark(mark)}</p> : null}
      {mark.kind === 'incomplete' ? <p className="mt-1 text-ink-soft">{texts.incomplete}</p> : null}
      {mark.kind === 'unpublished' ? <p className="mt-1 text-ink-soft">{texts.unpublished}</p> : null}
      {formula.kind === 'errors-per-line' && assessment.lines ? (
        <p className="mt-1 text-sm text-ink-soft">
          {texts.cost({ cost: costOfError(formula.k, assessment.lines), lines: assessment.lines })}
        </p>
      ) : null}
      {counted && mark.kind === 'mark' ? (
        <LikelyRange exam={exam} assessment={assessment} counted={counted} />
      ) : null}
    </div>
  )
}
