/** Fields and result of an assessment by a board's criteria: on the exam's page, and under a corrected essay. */
import type { OwnPoints } from '#domain/writing/exam-reading.ts'
import {
  costOfError,
  type ExamCriterion,
  type ExamRules,
  type SelfAssessment,
  selfMark,
} from '#domain/writing/exam-rules.ts'
import { otherExamTexts } from '#texts/writing/other-exams.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import type { Counted } from './count-text.tsx'
import { LikelyRange } from './likely-range.tsx'

const texts = otherExamTexts.self

export function withPoints(points: OwnPoints, id: string, value: number | undefined) {
  const { [id]: _before, ...others } = points
  return value === undefined ? others : { ...others, [id]: value }
}

type CriterionFieldProps = {
  criterion: ExamCriterion
  value: number | undefined
  onChange: (value: number | undefined) => void
}

export function CriterionField({ criterion: { name, about, points }, value, onChange }: CriterionFieldProps) {
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

type ResultProps = { exam: ExamRules; assessment: SelfAssessment; counted: Counted | null }

/** The mark that follows by the board's formula, and how far it may move. */
export function AssessmentResult({ exam, assessment, counted }: ResultProps) {
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
