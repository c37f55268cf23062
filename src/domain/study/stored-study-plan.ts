/**
 * A study plan as it is kept, in the browser and in the profile: what the student entered and since when. The week
 * itself is made again from it. Reading trusts nothing: a text that is not exactly such a plan is no plan.
 */
import { addDays, isIsoDay } from './exam-date.ts'
import { type StudyForm, SUBJECTS, type Subject, studyFormProblems } from './study-schedule.ts'

/** Of course and university. */
export const MAX_FREE_TEXT_LENGTH = 120

export type ProfileStudyPlan = {
  readonly form: StudyForm
  /** ISO day on which the student made it: the days until the exam count from here. */
  readonly madeOn: string
}

export function examDayOf(plan: ProfileStudyPlan): string {
  return addDays(plan.madeOn, plan.form.days)
}

export function parseStudyPlan(text: string | null): ProfileStudyPlan | null {
  if (text === null) return null
  try {
    return readStudyPlan(JSON.parse(text))
  } catch {
    return null
  }
}

/** The plan that a value from outside holds; null when it holds none. */
export function readStudyPlan(value: unknown): ProfileStudyPlan | null {
  if (!isRecord(value) || !isRecord(value['form'])) return null
  const { form, madeOn } = value
  const { hours, days, course, university, ratings } = form
  if (typeof madeOn !== 'string' || !isIsoDay(madeOn)) return null
  if (typeof hours !== 'number' || typeof days !== 'number' || !isRecord(ratings)) return null
  if (!isFreeText(course) || !isFreeText(university)) return null
  const kept: Partial<Record<Subject, number>> = {}
  for (const subject of SUBJECTS) {
    const rating = ratings[subject]
    if (typeof rating !== 'number' || !Number.isInteger(rating)) return null
    kept[subject] = rating
  }
  const { linguagens = 0, humanas = 0, natureza = 0, matematica = 0, redacao = 0 } = kept
  const read: StudyForm = {
    hours,
    days,
    course,
    university,
    ratings: { linguagens, humanas, natureza, matematica, redacao },
  }
  return studyFormProblems(read).length === 0 ? { form: read, madeOn } : null
}

function isFreeText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_FREE_TEXT_LENGTH
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
