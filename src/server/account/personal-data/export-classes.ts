/**
 * The export's part about classes: those joined with what was handed in, and those made with their tasks, without the
 * students in them.
 */
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readClasses(tx: Tx, { userId }: Person): Promise<unknown> {
  const grant = await tx
    .selectFrom('teacher_grants')
    .select('granted_at as desde')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const made = await tx
    .selectFrom('classes')
    .select(['name as nome', 'school_year as ano', 'code as codigo', 'created_at as criadaEm'])
    .where('teacher_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const joined = await tx
    .selectFrom('class_members as m')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .select(['c.name as nome', 'c.school_year as ano', 'm.joined_at as entrouEm'])
    .where('m.user_id', '=', userId)
    .orderBy('m.joined_at')
    .execute()
  const tasks = await tx
    .selectFrom('class_tasks as t')
    .innerJoin('classes as c', 'c.id', 't.class_id')
    .select([
      'c.name as turma',
      't.title as titulo',
      't.theme_id as temaDoBanco',
      't.note as orientacao',
      't.due_on as ate',
    ])
    .select('t.created_at as criadaEm')
    .where('c.teacher_id', '=', userId)
    .orderBy('t.created_at')
    .execute()
  const handed = await tx
    .selectFrom('class_handings as h')
    .innerJoin('class_members as m', 'm.id', 'h.member_id')
    .innerJoin('class_tasks as t', 't.id', 'h.task_id')
    .innerJoin('classes as c', 'c.id', 't.class_id')
    .select(['c.name as turma', 't.title as tarefa', 't.due_on as ate'])
    .select(['h.essay_id as redacao', 'h.number as versao', 'h.handed_at as entregueEm'])
    .where('m.user_id', '=', userId)
    .orderBy('h.handed_at')
    .execute()
  return {
    podeTerTurmas: grant ?? null,
    criadas: made,
    participa: joined,
    tarefas: tasks,
    entregas: handed,
  }
}
