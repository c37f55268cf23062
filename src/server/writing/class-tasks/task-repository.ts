/** Queries of the tasks of classes, and of what is handed in for them. */
import { type ExpressionBuilder, sql } from 'kysely'
import type { Mark } from '#corrector/correction.ts'
import { CLASS_TASKS_MAX } from '#domain/writing/class-tasks/class-task-rules.ts'
import { teaches } from '#server/identity/school-licence.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Database } from '#server/platform/db/schema.ts'

/** With how many seats have handed in and their mean, the last day first. */
export function listTasks(db: DbOrTx, classId: string) {
  return db
    .selectFrom('class_tasks as t')
    .select(['t.id', 't.title', 't.theme_id as themeId', 't.note', 't.due_on as dueOn'])
    .leftJoin('class_handings as h', 'h.task_id', 't.id')
    .leftJoin('essay_versions as v', (join) =>
      join.onRef('v.essay_id', '=', 'h.essay_id').onRef('v.number', '=', 'h.number'),
    )
    .select([
      sql<number>`count(v.total)::int`.as('handed'),
      sql<number | null>`round(avg(v.total))::int`.as('mean'),
    ])
    .groupBy('t.id')
    .where('t.class_id', '=', classId)
    .orderBy('t.due_on', 'desc')
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id')
    .limit(CLASS_TASKS_MAX)
    .execute()
}

/** A task of this teacher, as long as she may teach. */
export function findTaughtTask(db: DbOrTx, teacherId: string, taskId: string) {
  return db
    .selectFrom('class_tasks as t')
    .innerJoin('classes as c', 'c.id', 't.class_id')
    .select(['t.id', 't.title', 't.theme_id as themeId', 't.note', 't.due_on as dueOn'])
    .select(['c.id as classId', 'c.name as className'])
    .where(teaches('c.teacher_id'))
    .where('t.id', '=', taskId)
    .where('c.teacher_id', '=', teacherId)
    .executeTakeFirst()
}

/** Every seat of the class by name, with what it has handed in. */
export function listSeats(db: DbOrTx, classId: string, taskId: string) {
  return db
    .selectFrom('class_members as m')
    .leftJoin('profiles as p', 'p.id', 'm.user_id')
    .leftJoin('class_handings as h', (join) =>
      join.onRef('h.member_id', '=', 'm.id').on('h.task_id', '=', taskId),
    )
    .leftJoin('essay_versions as v', (join) =>
      join.onRef('v.essay_id', '=', 'h.essay_id').onRef('v.number', '=', 'h.number'),
    )
    .leftJoin('essays as e', 'e.id', 'h.essay_id')
    .select(['m.id as seat', 'p.full_name', 'h.handed_at', 'v.total', 'v.levels'])
    .leftJoinLateral(correctionOfSeat, (join) => join.onTrue())
    .select(['e.theme', 'e.theme_id'])
    .select(['k.correction_id', 'k.is_returned', 'k.is_of_this', 'k.given'])
    .where('m.class_id', '=', classId)
    .orderBy('p.full_name')
    .orderBy('m.id')
    .execute()
}

/** What the teacher has written for a handing: what is being written, else what was given back last. */
function correctionOfSeat(eb: ExpressionBuilder<Database & { h: Database['class_handings'] }, 'h'>) {
  return eb
    .selectFrom('class_corrections as cc')
    .innerJoin('teacher_corrections as c', 'c.id', 'cc.correction_id')
    .whereRef('cc.task_id', '=', 'h.task_id')
    .whereRef('cc.member_id', '=', 'h.member_id')
    .select(['cc.correction_id', 'c.levels as given'])
    .select([
      sql<boolean>`c.state = 'class-corrected'`.as('is_returned'),
      sql<boolean>`(cc.essay_id, cc.number) = (h.essay_id, h.number)`.as('is_of_this'),
    ])
    .orderBy('is_returned')
    .orderBy('c.corrected_at', 'desc')
    .limit(1)
    .as('k')
}

/** The handed texts with their marks, and of whom no word. */
export function listHandedMarks(db: DbOrTx, taskId: string) {
  return db
    .selectFrom('class_handings as h')
    .innerJoin('essay_versions as v', (join) =>
      join.onRef('v.essay_id', '=', 'h.essay_id').onRef('v.number', '=', 'h.number'),
    )
    .select(['v.text', sql<Mark[]>`coalesce(v.correction -> 'marks', '[]')`.as('marks')])
    .where('h.task_id', '=', taskId)
    .orderBy('h.member_id')
    .execute()
}

export function findHanding(db: DbOrTx, taskId: string, seat: string) {
  return db
    .selectFrom('class_handings as h')
    .innerJoin('class_members as m', 'm.id', 'h.member_id')
    .innerJoin('essays as e', 'e.id', 'h.essay_id')
    .leftJoin('profiles as p', 'p.id', 'm.user_id')
    .select(['h.essay_id', 'h.number', 'h.handed_at', 'm.user_id', 'p.full_name', 'e.theme', 'e.theme_id'])
    .where('h.task_id', '=', taskId)
    .where('h.member_id', '=', seat)
    .executeTakeFirst()
}

/** What was given back for a handing, the last. */
function returnedOfSeat(eb: ExpressionBuilder<Database & { h: Database['class_handings'] }, 'h'>) {
  return eb
    .selectFrom('class_corrections as cc')
    .innerJoin('teacher_corrections as c', 'c.id', 'cc.correction_id')
    .whereRef('cc.task_id', '=', 'h.task_id')
    .whereRef('cc.member_id', '=', 'h.member_id')
    .where('c.state', '=', 'class-corrected')
    .select('cc.correction_id')
    .select(sql<boolean>`(cc.essay_id, cc.number) = (h.essay_id, h.number)`.as('is_of_this'))
    .orderBy('c.corrected_at', 'desc')
    .limit(1)
    .as('k')
}

/** The tasks of the classes that somebody is in, while their teachers teach; with what was handed in. */
export function listOwnTasks(db: DbOrTx, userId: string) {
  return db
    .selectFrom('class_members as m')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .innerJoin('class_tasks as t', 't.class_id', 'c.id')
    .leftJoin('class_handings as h', (join) =>
      join.onRef('h.task_id', '=', 't.id').onRef('h.member_id', '=', 'm.id'),
    )
    .leftJoin('essays as e', 'e.id', 'h.essay_id')
    .leftJoin('essay_versions as v', (join) =>
      join.onRef('v.essay_id', '=', 'h.essay_id').onRef('v.number', '=', 'h.number'),
    )
    .select(['t.id', 't.class_id as classId', 't.title', 't.theme_id as themeId', 't.note'])
    .leftJoinLateral(returnedOfSeat, (join) => join.onTrue())
    .select(['t.due_on as dueOn', 'h.essay_id', 'h.handed_at', 'e.theme', 'e.theme_id', 'v.total'])
    .select(['k.correction_id', 'k.is_of_this'])
    .where('m.user_id', '=', userId)
    .where(teaches('c.teacher_id'))
    .orderBy('t.due_on', 'desc')
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id')
    .execute()
}

/** The last version of each, newest first. */
export function listCorrected(db: DbOrTx, userId: string, limit: number) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('essay_versions as v')
        .innerJoin('essays as e', 'e.id', 'v.essay_id')
        .where('e.user_id', '=', userId)
        .distinctOn('v.essay_id')
        .select(['e.id', 'e.theme', 'v.total', 'v.corrected_at'])
        .orderBy('v.essay_id')
        .orderBy('v.number', 'desc')
        .as('last'),
    )
    .select(['last.id', 'last.theme', 'last.total', 'last.corrected_at'])
    .orderBy('last.corrected_at', 'desc')
    .limit(limit)
    .execute()
}

/** The own seat in the class of a task, held until the end: who leaves waits. */
export async function holdSeat(tx: Tx, userId: string, taskId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('class_tasks as t')
    .innerJoin('class_members as m', 'm.class_id', 't.class_id')
    .innerJoin('classes as c', 'c.id', 't.class_id')
    .select('m.id')
    .where(teaches('c.teacher_id'))
    .where('t.id', '=', taskId)
    .where('m.user_id', '=', userId)
    .forKeyShare(['t', 'm'])
    .executeTakeFirst()
  return row?.id ?? null
}

/** The last corrected version of an own essay, held until the end. */
export async function holdLastVersion(tx: Tx, userId: string, essayId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('essay_versions as v')
    .innerJoin('essays as e', 'e.id', 'v.essay_id')
    .select('v.number')
    .where('v.essay_id', '=', essayId)
    .where('e.user_id', '=', userId)
    .orderBy('v.number', 'desc')
    .limit(1)
    .forKeyShare('v')
    .executeTakeFirst()
  return row?.number ?? null
}
