/** What a teacher does with the tasks of a class: sets, changes and deletes one, sees what came (decision 0269). */
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import {
  CLASS_TASKS_MAX,
  commonErrors,
  isLate,
  isOnTheme,
} from '#domain/writing/class-tasks/class-task-rules.ts'
import type { HandedEssay, TaughtTask, TaughtTasks } from '#domain/writing/class-tasks/class-task-wire.ts'
import { totalOf } from '#domain/writing/peer-review.ts'
import { levelsOf } from '#domain/writing/teacher-correction/desk-rules.ts'
import type { AppContext } from '#server/context.ts'
import { findTaught, holdTeacher, listMembers, mayTeach } from '#server/study/classes/class-repository.ts'
import { versionJson } from '../essays/presenter.ts'
import { themeOfChoice } from '../essays/theme-of-choice.ts'
import { findVersion } from '../essays/version-repository.ts'
import { findHanding, findTaughtTask, listHandedMarks, listSeats, listTasks } from './task-repository.ts'

type Teaching = Pick<AppContext, 'db' | 'now'>
type Setting = Pick<AppContext, 'db' | 'now' | 'site'>
type TaskBody = {
  readonly title: string
  readonly themeId: string | null
  readonly note: string
  readonly dueOn: string
}
export type TeachTaskRefusal = Refusal<
  'not_a_teacher' | 'class_not_found' | 'task_not_found' | 'too_many_tasks' | 'day_passed' | 'theme_unknown'
>

export async function readTasks(
  { db }: Teaching,
  teacherId: string,
  classId: string,
): Promise<Ok<TaughtTasks> | TeachTaskRefusal> {
  if (!(await mayTeach(db, teacherId))) return refuse('not_a_teacher')
  if (!(await findTaught(db, teacherId, classId))) return refuse('class_not_found')
  const students = await listMembers(db, classId)
  return ok({ tasks: await listTasks(db, classId), students: students.length })
}

export async function makeTask(
  context: Setting,
  teacherId: string,
  classId: string,
  body: TaskBody,
): Promise<Ok<{ id: string }> | TeachTaskRefusal> {
  const at = context.now()
  const title = await titleOf(context, body)
  return context.db.transaction().execute(async (tx) => {
    if (!(await holdTeacher(tx, teacherId))) return refuse('not_a_teacher')
    if (!(await findTaught(tx, teacherId, classId))) return refuse('class_not_found')
    if (title === null) return refuse('theme_unknown')
    if (body.dueOn < dayInBrasilia(at)) return refuse('day_passed')
    if ((await listTasks(tx, classId)).length >= CLASS_TASKS_MAX) return refuse('too_many_tasks')
    const made = await tx
      .insertInto('class_tasks')
      .values({
        class_id: classId,
        title,
        theme_id: body.themeId,
        note: body.note,
        due_on: body.dueOn,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return ok(made)
  })
}

/** A day that has passed stays as it was, and no other one of the past takes its place. */
export async function changeTask(
  context: Setting,
  teacherId: string,
  taskId: string,
  body: TaskBody,
): Promise<Ok<null> | TeachTaskRefusal> {
  const { themeId, note, dueOn } = body
  const title = await titleOf(context, body)
  return context.db.transaction().execute(async (tx) => {
    if (!(await holdTeacher(tx, teacherId))) return refuse('not_a_teacher')
    const task = await findTaughtTask(tx, teacherId, taskId)
    if (!task) return refuse('task_not_found')
    if (title === null) return refuse('theme_unknown')
    if (dueOn !== task.dueOn && dueOn < dayInBrasilia(context.now())) return refuse('day_passed')
    await tx
      .updateTable('class_tasks')
      .set({ title, theme_id: themeId, note, due_on: dueOn })
      .where('id', '=', taskId)
      .execute()
    return ok(null)
  })
}

/** Null where no bank has the theme. */
async function titleOf(context: Setting, { themeId, title }: TaskBody): Promise<string | null> {
  if (themeId === null) return title
  return (await themeOfChoice(context, { id: themeId }))?.title ?? null
}

/** The essays stay with those who wrote them. Again changes nothing. */
export async function deleteTask(
  { db }: Teaching,
  teacherId: string,
  taskId: string,
): Promise<Ok<null> | TeachTaskRefusal> {
  return db.transaction().execute(async (tx) => {
    if (!(await holdTeacher(tx, teacherId))) return refuse('not_a_teacher')
    if (await findTaughtTask(tx, teacherId, taskId))
      await tx.deleteFrom('class_tasks').where('id', '=', taskId).execute()
    return ok(null)
  })
}

export async function readTask(
  { db }: Teaching,
  teacherId: string,
  taskId: string,
): Promise<Ok<TaughtTask> | TeachTaskRefusal> {
  const task = await findTaughtTask(db, teacherId, taskId)
  if (!task) return refuse('task_not_found')
  const seats = await listSeats(db, task.classId, taskId)
  const handed = await listHandedMarks(db, taskId)
  return ok({
    ...task,
    students: seats.map((row) => ({
      seat: row.seat,
      name: row.full_name ?? '',
      handed: handedOf(task, row),
    })),
    errors: commonErrors(
      handed.map(({ text, marks }) => ({ text, marks: marks.filter(({ effect }) => effect === 'fault') })),
    ),
  })
}

type Task = NonNullable<Awaited<ReturnType<typeof findTaughtTask>>>
type Seat = Awaited<ReturnType<typeof listSeats>>[number]

function handedOf(task: Task, row: Seat): TaughtTask['students'][number]['handed'] {
  const { handed_at, total, levels, theme, theme_id } = row
  if (!handed_at || !levels) return null
  const given = row.given && levelsOf(row.given)
  return {
    at: handed_at.toISOString(),
    isLate: isLate(handed_at, task.dueOn),
    isOnTheme: isOnTheme(task, { themeId: theme_id, title: theme ?? '' }),
    total: total ?? 0,
    levels,
    correction: row.correction_id
      ? {
          isReturned: row.is_returned === true,
          isOfThisVersion: row.is_of_this === true,
          total: given ? totalOf(given) : null,
        }
      : null,
  }
}

/** The version that was handed in, as its author sees it; what a service outside said of it stays the author's. */
export async function readHanded(
  { db }: Teaching,
  teacherId: string,
  taskId: string,
  seat: string,
): Promise<Ok<HandedEssay> | TeachTaskRefusal> {
  const task = await findTaughtTask(db, teacherId, taskId)
  const handing = task && (await findHanding(db, taskId, seat))
  const version = handing && (await findVersion(db, handing.user_id, handing.essay_id, handing.number))
  if (!version) return refuse('task_not_found')
  return ok({
    name: handing.full_name ?? '',
    title: task.title,
    theme: handing.theme,
    isOnTheme: isOnTheme(task, { themeId: handing.theme_id, title: handing.theme }),
    handedAt: handing.handed_at.toISOString(),
    version: versionJson(version, null),
  })
}
