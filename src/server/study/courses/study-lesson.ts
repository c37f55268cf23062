/**
 * Use cases of a lesson (product §10 Courses): to open it, to answer an exercise, to finish it. Each asks again who may:
 * what was refunded is closed with the next call. The engine reads before the transaction.
 */

import { judgeWritten } from '#content/study/practice/judge.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { type Course, type CourseLesson, findLesson, isForEverybody } from '#domain/study/courses/course.ts'
import type { ExerciseVerdict, OpenedLesson, OwnProgress } from '#domain/study/courses/course-wire.ts'
import { TRIES_BEFORE_MODEL, untried } from '#domain/study/courses/progress.ts'
import type { WrittenTask } from '#domain/study/practice/written-task.ts'
import type { AppContext } from '#server/context.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { openUrls, signedUrls } from './attachments/file-link.ts'
import { progressOf, readKnown, type Student } from './own-progress.ts'
import { lessonJson } from './presenter.ts'
import { findCourse } from './published-courses.ts'
import { listAnswers, noteVisit, putAnswer, putDone } from './repository.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'corrector'>
type Stored = Pick<Context, 'db' | 'now'>
type Signing = Stored & Pick<AppContext, 'keys' | 'config'>

export type LessonAddress = { readonly course: string; readonly lesson: string }

export type LessonRefusal =
  | Refusal<'course_not_found'>
  | Refusal<'lesson_not_found'>
  | Refusal<'exercise_not_found'>
  | Refusal<'premium_only'>
  | Refusal<'course_not_bought'>
  | Refusal<'lesson_locked'>
  | Refusal<'exercises_left'>

type Opened = { readonly course: Course; readonly lesson: CourseLesson; readonly progress: OwnProgress }

/** May this account read the lesson now? */
export async function openFor(
  context: Stored,
  student: Student,
  address: LessonAddress,
): Promise<Ok<Opened> | LessonRefusal> {
  const course = await findCourse(context, address.course)
  if (!course) return refuse('course_not_found')
  const lesson = findLesson(course, address.lesson)
  if (!lesson) return refuse('lesson_not_found')
  const progress = await readProgress(context.db, course, student, context.now())
  if (progress.entry === 'premium') return refuse('premium_only')
  if (progress.entry === 'buy') return refuse('course_not_bought')
  const state = progress.lessons.find(({ slug }) => slug === lesson.slug)?.state
  return state === 'locked' ? refuse('lesson_locked') : ok({ course, lesson, progress })
}

async function readProgress(db: DbOrTx, course: Course, student: Student, now: Date): Promise<OwnProgress> {
  return progressOf(course, student, await readKnown(db, student.userId), now)
}

export async function openLesson(
  context: Signing,
  student: Student,
  address: LessonAddress,
): Promise<Ok<OpenedLesson> | LessonRefusal> {
  const opened = await openFor(context, student, address)
  if (!opened.ok) return opened
  const { course, lesson, progress } = opened.value
  const key = { userId: student.userId, ...address }
  await noteVisit(context.db, { ...key, now: context.now() })
  const answers = await listAnswers(context.db, key)
  return ok({
    lesson: lessonJson(
      lesson,
      isForEverybody(course) ? openUrls(address) : await signedUrls(context, address, student.userId),
    ),
    progress: { ...progress, course: course.slug, hasBegun: true },
    answers: answers.flatMap((answer) => {
      const exercise = findExercise(lesson, answer.exercise)
      return exercise ? [{ ...answer, model: toldModel(exercise, answer) }] : []
    }),
  })
}

function findExercise(lesson: CourseLesson, id: string): WrittenTask | null {
  return lesson.exercises.find((exercise) => exercise.id === id) ?? null
}

function toldModel(
  { model }: WrittenTask,
  { isRight, tries }: { isRight: boolean; tries: number },
): string | null {
  return isRight || tries >= TRIES_BEFORE_MODEL ? model : null
}

export async function answerExercise(
  context: Context,
  student: Student,
  address: LessonAddress & { readonly exercise: string },
  text: string,
): Promise<Ok<ExerciseVerdict> | LessonRefusal> {
  const opened = await openFor(context, student, address)
  if (!opened.ok) return opened
  const exercise = findExercise(opened.value.lesson, address.exercise)
  if (!exercise) return refuse('exercise_not_found')
  const verdict = await judgeWritten(exercise, text, context.corrector.correct)
  const { course, lesson } = address
  const key = { userId: student.userId, course, lesson }
  const now = context.now()
  const tries = await context.db.transaction().execute(async (tx) => {
    await noteVisit(tx, { ...key, now })
    return putAnswer(tx, key, { exercise: exercise.id, text, isRight: verdict.isRight, now })
  })
  return ok({ ...verdict, tries, model: toldModel(exercise, { isRight: verdict.isRight, tries }) })
}

/** A visitor's answer to a course for everybody: judged and forgotten. */
export async function checkExercise(
  context: Context,
  address: LessonAddress & { readonly exercise: string },
  text: string,
): Promise<Ok<ExerciseVerdict> | LessonRefusal> {
  const course = await findCourse(context, address.course)
  if (!course || !isForEverybody(course)) return refuse('course_not_found')
  const lesson = findLesson(course, address.lesson)
  const exercise = lesson && findExercise(lesson, address.exercise)
  if (!exercise) return refuse('exercise_not_found')
  const verdict = await judgeWritten(exercise, text, context.corrector.correct)
  return ok({ ...verdict, tries: 0, model: toldModel(exercise, { isRight: verdict.isRight, tries: 0 }) })
}

/** Finished as often as one likes, counted once. */
export async function finishLesson(
  context: Stored,
  student: Student,
  address: LessonAddress,
): Promise<Ok<OwnProgress> | LessonRefusal> {
  const opened = await openFor(context, student, address)
  if (!opened.ok) return opened
  const { course, lesson } = opened.value
  const key = { userId: student.userId, course: course.slug, lesson: lesson.slug }
  const now = context.now()
  return context.db.transaction().execute(async (tx): Promise<Ok<OwnProgress> | LessonRefusal> => {
    const answers = await listAnswers(tx, key)
    const left = untried(lesson, new Set(answers.map(({ exercise }) => exercise)))
    if (left.length > 0) return refuse('exercises_left')
    await noteVisit(tx, { ...key, now })
    await putDone(tx, key, now)
    return ok(await readProgress(tx, course, student, now))
  })
}
