/** Numbers of the plan as Brazilian readers write them. */
import { numberText } from '#domain/shared/number-text.ts'
import { type StudyPlan, SUBJECTS, type Subject } from '#domain/study/study-schedule.ts'

export function formatNumber(value: number): string {
  return numberText(value)
}

/** The subject's part of all points, in percent, to one decimal. */
export function shareOf(plan: StudyPlan, subject: Subject): number {
  const total = SUBJECTS.reduce((sum, each) => sum + plan.scores[each].score, 0)
  return Math.round((plan.scores[subject].score / total) * 1000) / 10
}
