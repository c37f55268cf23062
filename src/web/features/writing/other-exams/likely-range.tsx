import { type ExamRules, likelyErrors, type SelfAssessment, selfMark } from '#domain/writing/exam-rules.ts'
import { otherExamTexts } from '#texts/writing/other-exams.ts'
import type { Counted } from './count-text.tsx'

type LikelyRangeProps = { exam: ExamRules; assessment: SelfAssessment; counted: Counted }

/** How far the mark may move, since a teacher finds more errors than our corrector. */
export function LikelyRange({ exam, assessment, counted }: LikelyRangeProps) {
  if (exam.formula.kind !== 'errors-per-line' || assessment.errors !== counted.errors) return null
  const { from, to } = likelyErrors(counted.errors)
  const [high, low] = [from, to].map((errors) => selfMark(exam, { ...assessment, errors }))
  if (from === to || high?.kind !== 'mark' || low?.kind !== 'mark') return null
  return (
    <p className="mt-2 text-sm">
      {otherExamTexts.self.likely({ from, to, low: low.value, high: high.value, of: high.of })}
    </p>
  )
}
