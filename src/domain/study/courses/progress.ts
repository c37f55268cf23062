/**
 * How far has a student come in a course, what is open, and who may open it (product §10 Courses)? The server asks in
 * every call; the clock is an argument.
 */
import { dayInBrasilia } from '../../shared/brasilia-day.ts'
import { type Course, type CourseLesson, lessonsOf } from './course.ts'

export type CourseEntry = 'open' | 'premium' | 'buy'

/** The name under which a product grants a course (`metadata.grants`). */
export function courseGrant(slug: string): string {
  return `course:${slug}`
}

/** @returns `premium` or `buy`: what opens it */
export function courseEntry(
  { access }: Pick<Course, 'access'>,
  viewer: { readonly isPremium: boolean; readonly hasBought: boolean; readonly isOwner: boolean },
): CourseEntry {
  if (access === 'free' || viewer.hasBought || viewer.isOwner) return 'open'
  if (access === 'sold') return 'buy'
  return viewer.isPremium ? 'open' : 'premium'
}

export type LessonState = {
  readonly slug: string
  readonly state: 'done' | 'open' | 'locked'
  /** The day on which it opens by itself; null where it is open, or waits for the lesson before. */
  readonly opensOn: string | null
}

export type Progress = {
  /** Null for who has not begun. */
  readonly beganAt: Date | null
  readonly done: ReadonlySet<string>
}

const DAY_MS = 24 * 3600 * 1000

/** A lesson that is done stays open, whatever the course asks later. */
export function lessonStates(
  course: Pick<Course, 'modules' | 'release'>,
  { beganAt, done }: Progress,
  now: Date,
): LessonState[] {
  const today = dayInBrasilia(now)
  let areAllDone = true
  return lessonsOf(course).map((lesson) => {
    const { slug } = lesson
    if (done.has(slug)) return { slug, state: 'done', opensOn: null }
    const waits = course.release === 'progress' && !areAllDone
    const opensOn = course.release === 'days' ? openingDay(lesson, beganAt ?? now) : null
    areAllDone = false
    if (opensOn !== null && opensOn > today) return { slug, state: 'locked', opensOn }
    return { slug, state: waits ? 'locked' : 'open', opensOn: null }
  })
}

function openingDay({ afterDays }: CourseLesson, beganAt: Date): string {
  return dayInBrasilia(new Date(beganAt.getTime() + afterDays * DAY_MS))
}

/** Where to go on: the lesson that was left where it is not done, else the first that is open; null at the end. */
export function nextLesson(states: readonly LessonState[], left: string | null): string | null {
  const open = states.filter(({ state }) => state === 'open')
  return (open.find(({ slug }) => slug === left) ?? open[0])?.slug ?? null
}

/** The model is told with a right answer, and after so many that were not. */
export const TRIES_BEFORE_MODEL = 3

/** A lesson is finished by who has tried each of its exercises, rightly or not: a machine's verdict holds nobody back. */
export function untried(lesson: Pick<CourseLesson, 'exercises'>, tried: ReadonlySet<string>): string[] {
  return lesson.exercises.map(({ id }) => id).filter((id) => !tried.has(id))
}
