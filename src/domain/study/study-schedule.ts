/**
 * The weekly study plan: how many minutes each subject gets, and in which blocks on which days
 * (product §5 Study form, §9 Study schedule). Whole minutes inside, so that no rounding can be seen.
 */
import { areaOfCourse, type CourseArea } from './course-areas.ts'
import { blocksOf, dealPlaces, dealWeek, MIN_BLOCK_MINUTES } from './deal-week.ts'

export const SUBJECTS = ['linguagens', 'humanas', 'natureza', 'matematica', 'redacao'] as const
export type Subject = (typeof SUBJECTS)[number]

export const STUDY_LIMITS = {
  hours: { min: 1, max: 12 },
  /** The upper end keeps the exam's day within the calendar: a hundred years. */
  days: { min: 30, max: 36_500 },
  rating: { min: 0, max: 10 },
} as const
export const STUDY_DEFAULTS = { hours: 4, days: 180, rating: 5 } as const

const DAYS_A_WEEK = 5
/** A rating of 10 (easy) leaves a difficulty of 1, a rating of 0 one of 11. */
const DIFFICULTY_CEILING = 11

const BASE_WEIGHTS: Readonly<Record<Subject, number>> = {
  linguagens: 1,
  humanas: 1,
  natureza: 1,
  matematica: 1,
  redacao: 1.5,
}

const AREA_WEIGHTS: Readonly<Record<CourseArea, Partial<Record<Subject, number>>>> = {
  exatas: { matematica: 2, natureza: 2, humanas: 0.5 },
  humanas: { linguagens: 2, humanas: 2, matematica: 0.5 },
  biologicas: { natureza: 2.5, redacao: 1.5, humanas: 0.7 },
}

/** The subjects that an area makes heavier than they are without one, and lighter. */
export function areaEmphasis(area: CourseArea): { heavier: Subject[]; lighter: Subject[] } {
  const changeOf = (subject: Subject) =>
    (AREA_WEIGHTS[area][subject] ?? BASE_WEIGHTS[subject]) - BASE_WEIGHTS[subject]
  return {
    heavier: SUBJECTS.filter((subject) => changeOf(subject) > 0),
    lighter: SUBJECTS.filter((subject) => changeOf(subject) < 0),
  }
}

export type StudyForm = {
  /** Hours per day, 1 to 12. */
  readonly hours: number
  /** Days until the exam, 30 or more. */
  readonly days: number
  readonly course: string
  readonly university: string
  /** Self-ratings 0 to 10; 10 is easy for the student. */
  readonly ratings: Readonly<Record<Subject, number>>
}

export type StudyBlock = { readonly subject: Subject; readonly minutes: number }

export type StudyPlan = {
  /** Monday to Friday; a day may be empty. */
  readonly weekly: readonly (readonly StudyBlock[])[]
  readonly minutesBySubject: Readonly<Record<Subject, number>>
  /** The two subjects with the highest weighted score. */
  readonly priorities: readonly [Subject, Subject]
  readonly courseArea: CourseArea | null
  /** Why each subject got what it got. */
  readonly scores: Readonly<Record<Subject, SubjectScore>>
}

/** score = weight × difficulty; difficulty = 11 − the student's own rating. */
export type SubjectScore = { readonly weight: number; readonly difficulty: number; readonly score: number }

export type StudyFormProblem = {
  readonly field: 'hours' | 'days' | Subject
  readonly min: number
  readonly max: number
}

/** @returns every field outside its limits, in the form's order; empty when the form is good */
export function studyFormProblems(form: StudyForm): StudyFormProblem[] {
  const problems: StudyFormProblem[] = []
  const { hours, days, rating } = STUDY_LIMITS
  if (!(form.hours >= hours.min && form.hours <= hours.max)) problems.push({ field: 'hours', ...hours })
  if (!(form.days >= days.min && form.days <= days.max && Number.isInteger(form.days)))
    problems.push({ field: 'days', ...days })
  for (const subject of SUBJECTS) {
    const value = form.ratings[subject]
    if (!(value >= rating.min && value <= rating.max)) problems.push({ field: subject, ...rating })
  }
  return problems
}

/**
 * Makes the plan of a week.
 *
 * Score of a subject = weight × (11 − rating). The week's minutes (hours × 5 days) are shared by score, whole minutes
 * by largest remainder; each day gets exactly its hours, in blocks of 25 to 90 minutes, beginning with the subject that
 * has the most time (deal-week.ts). A subject whose share is below one block takes what it lacks from the largest; a day
 * that such blocks cannot fill is shared by half hours.
 *
 * @param form within STUDY_LIMITS (studyFormProblems is empty)
 * @returns blocks whose minutes sum exactly to hours × 300
 * @see product §9 Study schedule; rounding: decision 0085
 */
export function planWeek(form: StudyForm): StudyPlan {
  const courseArea = areaOfCourse(form.course)
  const scores = scoresOf(form, courseArea)
  const points = mapSubjects((subject) => scores[subject].score)
  const perDay = Math.round(form.hours * 60)
  const shared = shareMinutes(perDay * DAYS_A_WEEK, points)
  const inOrder = (values: Readonly<Record<Subject, number>>) => SUBJECTS.map((subject) => values[subject])
  const days = dealWeek(inOrder(shared), DAYS_A_WEEK) ?? dealPlaces(inOrder(points), perDay, DAYS_A_WEEK)
  const minutesBySubject = mapSubjects((subject) =>
    days.reduce((sum, day) => sum + (day[SUBJECTS.indexOf(subject)] ?? 0), 0),
  )
  const weekly = blocksOfWeek(days, minutesBySubject)
  return { weekly, minutesBySubject, priorities: topTwo(points), courseArea, scores }
}

function scoresOf(form: StudyForm, area: CourseArea | null): Record<Subject, SubjectScore> {
  const weights = { ...BASE_WEIGHTS, ...(area ? AREA_WEIGHTS[area] : {}) }
  return mapSubjects((subject) => {
    const weight = weights[subject]
    const difficulty = DIFFICULTY_CEILING - form.ratings[subject]
    return { weight, difficulty, score: weight * difficulty }
  })
}

/** Whole minutes that sum to `total`: what rounding down leaves over goes to the largest remainders; a block at least. */
function shareMinutes(total: number, scores: Readonly<Record<Subject, number>>): Record<Subject, number> {
  const sum = SUBJECTS.reduce((all, subject) => all + scores[subject], 0)
  const exact = mapSubjects((subject) => (total * scores[subject]) / sum)
  const minutes = mapSubjects((subject) => Math.floor(exact[subject]))
  let left = total - SUBJECTS.reduce((all, subject) => all + minutes[subject], 0)
  const byRemainder = [...SUBJECTS].sort((a, b) => exact[b] - minutes[b] - (exact[a] - minutes[a]))
  for (const subject of byRemainder) {
    if (left === 0) break
    minutes[subject] += 1
    left -= 1
  }
  for (const subject of SUBJECTS) {
    const lacking = Math.max(MIN_BLOCK_MINUTES - minutes[subject], 0)
    const [largest = subject] = [...SUBJECTS].sort((a, b) => minutes[b] - minutes[a])
    minutes[subject] += lacking
    minutes[largest] -= lacking
  }
  return minutes
}

/** In each day the subject with the most time comes first. */
function blocksOfWeek(
  days: readonly (readonly number[])[],
  minutesBySubject: Readonly<Record<Subject, number>>,
): StudyBlock[][] {
  return days.map((minutes) =>
    SUBJECTS.flatMap((subject, index) =>
      blocksOf(minutes[index] ?? 0).map((block) => ({ subject, minutes: block })),
    ).sort((one, other) => minutesBySubject[other.subject] - minutesBySubject[one.subject]),
  )
}

function topTwo(scores: Readonly<Record<Subject, number>>): [Subject, Subject] {
  const [first, second] = [...SUBJECTS].sort((a, b) => scores[b] - scores[a])
  return [first ?? 'redacao', second ?? 'linguagens']
}

function mapSubjects<Value>(value: (subject: Subject) => Value): Record<Subject, Value> {
  return {
    linguagens: value('linguagens'),
    humanas: value('humanas'),
    natureza: value('natureza'),
    matematica: value('matematica'),
    redacao: value('redacao'),
  }
}

/**
 * Writes minutes as the plan shows them.
 * @returns "1h 30min", "2h", "45min", and "0min" for none
 * @see product §9 Study schedule
 */
export function formatStudyTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 ? `${hours}h` : '', rest > 0 ? `${rest}min` : ''].filter(Boolean)
  return parts.join(' ') || '0min'
}
