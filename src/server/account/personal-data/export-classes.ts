/** The export's part about classes: those joined, and those made, without the students in them. */
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
  return { podeTerTurmas: grant ?? null, criadas: made, participa: joined }
}
