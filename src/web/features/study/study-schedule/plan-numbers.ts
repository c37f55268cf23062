/** Numbers of the plan as Brazilian readers write them. */
import { madeOnce } from '#domain/shared/made-once.ts'
import { type StudyPlan, SUBJECTS, type Subject } from '#domain/study/study-schedule.ts'

const numberFormat = madeOnce(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))

export function formatNumber(value: number): string {
  return numberFormat().format(value)
}

/** @param percent of 100 */
export function formatShare(percent: number): string {
  return `${numberFormat().format(percent)}%`
}

/** The subject's part of all points, in percent, to one decimal. */
export function shareOf(plan: StudyPlan, subject: Subject): number {
  const total = SUBJECTS.reduce((sum, each) => sum + plan.scores[each].score, 0)
  return Math.round((plan.scores[subject].score / total) * 1000) / 10
}
