/**
 * How a class develops: each task's means by competence, and each student's first and last essay, of what was handed in
 * and of nothing else (product §10 Classes).
 */
import { type ExpressionBuilder, sql } from 'kysely'
import { type Ok, ok, refuse } from '#domain/shared/result.ts'
import type { ClassDevelopment } from '#domain/writing/class-tasks/class-development-wire.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findTaught, mayTeach } from '#server/study/classes/class-repository.ts'
import type { TeachTaskRefusal } from './teach-tasks.ts'

export async function readDevelopment(
  { db }: Pick<Platform, 'db'>,
  teacherId: string,
  classId: string,
): Promise<Ok<ClassDevelopment> | TeachTaskRefusal> {
  if (!(await mayTeach(db, teacherId))) return refuse('not_a_teacher')
  const found = await findTaught(db, teacherId, classId)
  if (!found) return refuse('class_not_found')
  const tasks = await listTaskMeans(db, classId)
  const students = await listFirstAndLast(db, classId)
  return ok({
    className: found.name,
    tasks: tasks.map(({ total, levels, ...task }) => ({ ...task, mean: { total, levels } })),
    students: students.map(({ full_name, ...student }) => ({ ...student, name: full_name ?? '' })),
  })
}

/** One at a time by its key (`limit` keeps it so): the versions of everybody else are not to be read along. */
function versionOfHanding(eb: ExpressionBuilder<Database & { h: Database['class_handings'] }, 'h'>) {
  return eb
    .selectFrom('essay_versions')
    .select(['total', 'levels'])
    .whereRef('essay_versions.essay_id', '=', 'h.essay_id')
    .whereRef('essay_versions.number', '=', 'h.number')
    .limit(1)
    .as('v')
}

/** Summed by the database: of two hundred students and sixty tasks sixty rows come. */
function listTaskMeans(db: Db, classId: string) {
  return db
    .selectFrom('class_tasks as t')
    .innerJoin('class_handings as h', 'h.task_id', 't.id')
    .innerJoinLateral(versionOfHanding, (join) => join.onTrue())
    .select(['t.id', 't.title', 't.due_on as dueOn'])
    .select([
      sql<number>`count(*)::int`.as('handed'),
      sql<number>`round(avg(v.total))::int`.as('total'),
      sql<number[]>`jsonb_build_array(round(avg((v.levels ->> 0)::int)), round(avg((v.levels ->> 1)::int)),
        round(avg((v.levels ->> 2)::int)), round(avg((v.levels ->> 3)::int)), round(avg((v.levels ->> 4)::int)))`.as(
        'levels',
      ),
    ])
    .where('t.class_id', '=', classId)
    .groupBy('t.id')
    .orderBy('t.due_on')
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute()
}

type Grade = { total: number; levels: number[] }

/** Every seat, also those that have handed nothing in. */
function listFirstAndLast(db: Db, classId: string) {
  const grade = sql`jsonb_build_object('total', v.total, 'levels', v.levels)`
  return db
    .selectFrom('class_members as m')
    .leftJoin('profiles as p', 'p.id', 'm.user_id')
    .leftJoin('class_handings as h', 'h.member_id', 'm.id')
    .leftJoin('class_tasks as t', 't.id', 'h.task_id')
    .leftJoinLateral(versionOfHanding, (join) => join.onTrue())
    .select(['m.id as seat', 'p.full_name'])
    .select([
      sql<number>`count(h.task_id)::int`.as('handed'),
      sql<Grade | null>`(array_agg(${grade} order by t.due_on, t.created_at, t.id)
        filter (where v.total is not null))[1]`.as('first'),
      sql<Grade | null>`(array_agg(${grade} order by t.due_on desc, t.created_at desc, t.id desc)
        filter (where v.total is not null))[1]`.as('last'),
    ])
    .where('m.class_id', '=', classId)
    .groupBy(['m.id', 'p.full_name'])
    .orderBy('p.full_name')
    .orderBy('m.id')
    .execute()
}
