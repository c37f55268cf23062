/** Queries of the classes: who teaches, her classes, and who is in them. */
import { sql } from 'kysely'
import { HOLDER_IS_GROWN, LICENCE_RUNS, teaches } from '#server/identity/school-licence.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export async function mayTeach(db: DbOrTx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', userId)
    .where(teaches('users.id'))
    .executeTakeFirst()
  return row !== undefined
}

/** Waits for whoever withdraws the role or gives the licence back, and makes two windows of the teacher take turns. */
export async function holdTeacher(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('teacher_grants')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined || holdLicences(tx, userId)
}

async function holdLicences(tx: Tx, userId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('purchases as licence')
    .select('licence.id')
    .where('licence.user_id', '=', userId)
    .where(LICENCE_RUNS)
    .where(HOLDER_IS_GROWN)
    .orderBy('licence.id')
    .forNoKeyUpdate()
    .execute()
  return held.length > 0
}

export function listTaught(db: DbOrTx, teacherId: string) {
  return db
    .selectFrom('classes as c')
    .select(['c.id', 'c.name', 'c.school_year as year', 'c.code'])
    .select(sql<number>`(select count(*)::int from class_members m where m.class_id = c.id)`.as('students'))
    .where('c.teacher_id', '=', teacherId)
    .orderBy('c.created_at', 'desc')
    .execute()
}

export function listJoined(db: DbOrTx, userId: string) {
  return db
    .selectFrom('class_members as m')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .leftJoin('profiles as t', 't.id', 'c.teacher_id')
    .leftJoin('profiles as p', 'p.id', 'm.user_id')
    .select(['c.id', 'c.name', 'c.school_year as year', 't.full_name as teacher'])
    .select(['p.full_name as own_name', 'm.joined_at'])
    .where('m.user_id', '=', userId)
    .orderBy('m.joined_at', 'desc')
    .execute()
}

export function findTaught(db: DbOrTx, teacherId: string, classId: string) {
  return db
    .selectFrom('classes')
    .select(['id', 'name', 'school_year as year', 'code'])
    .where('id', '=', classId)
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()
}

export function listMembers(db: DbOrTx, classId: string) {
  return db
    .selectFrom('class_members as m')
    .leftJoin('profiles as p', 'p.id', 'm.user_id')
    .select(['m.id', 'm.joined_at', 'p.full_name'])
    .where('m.class_id', '=', classId)
    .orderBy('p.full_name')
    .orderBy('m.id')
    .execute()
}

/** The class of a code, as long as its teacher may teach, and whether this account is in it. */
export function findByCode(db: DbOrTx, code: string, userId: string) {
  return db
    .selectFrom('classes as c')
    .leftJoin('profiles as t', 't.id', 'c.teacher_id')
    .select(['c.id', 'c.name', 'c.school_year as year', 'c.teacher_id', 't.full_name as teacher'])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('class_members as m')
            .select('m.id')
            .whereRef('m.class_id', '=', 'c.id')
            .where('m.user_id', '=', userId),
        )
        .as('is_joined'),
      eb.selectFrom('profiles').select('full_name').where('id', '=', userId).as('own_name'),
    ])
    .where('c.code', '=', code)
    .where(teaches('c.teacher_id'))
    .executeTakeFirst()
}

/** Students who join at once take turns; a code renewed meanwhile is none. */
export async function lockByCode(tx: Tx, code: string): Promise<string | null> {
  const row = await tx
    .selectFrom('classes as c')
    .select('c.id')
    .where('c.code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  return row?.id ?? null
}

export async function countMembers(tx: Tx, classId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('class_members')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  return n
}
