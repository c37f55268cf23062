/** Queries of school licences: those of a holder, who of the students sits, and where a student stands. */
import { sql } from 'kysely'
import type { Licence } from '#domain/shop/school-licence.ts'
import { HOLDER_IS_GROWN, LICENCE_RUNS, SEATS_BEFORE } from '#server/identity/school-licence.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

/** Of licences that run, the one that ends first at the head. */
export async function listRunning(
  db: DbOrTx,
  holderId: string,
): Promise<(Licence & { readonly id: string; readonly isOpen: boolean })[]> {
  const rows = await db
    .selectFrom('purchases as licence')
    .select(['licence.id', 'licence.licence_seats as seats', 'licence.licence_ends_at as endsAt'])
    .select(HOLDER_IS_GROWN.as('isOpen'))
    .where('licence.user_id', '=', holderId)
    .where(LICENCE_RUNS)
    .orderBy('licence.licence_ends_at')
    .orderBy('licence.id')
    .execute()
  return rows.flatMap(({ endsAt, ...licence }) => (endsAt ? [{ ...licence, endsAt }] : []))
}

/** The students of all classes of the teacher, each once, by the order of joining. */
export async function listByJoining(db: DbOrTx, teacherId: string, limit: number) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('class_members as m')
        .innerJoin('classes as c', 'c.id', 'm.class_id')
        .where('c.teacher_id', '=', teacherId)
        .distinctOn('m.user_id')
        .select(['m.id', 'm.user_id', 'm.joined_at', 'c.name as className'])
        .orderBy('m.user_id')
        .orderBy('m.joined_at')
        .orderBy('m.id')
        .as('first'),
    )
    .leftJoin('profiles as p', 'p.id', 'first.user_id')
    .select(['first.id', 'first.className', 'p.full_name as name'])
    .orderBy('first.joined_at')
    .orderBy('first.id')
    .limit(limit)
    .execute()
}

export async function countStudents(db: DbOrTx, teacherId: string): Promise<number> {
  const { n } = await db
    .selectFrom('class_members as m')
    .innerJoin('classes as c', 'c.id', 'm.class_id')
    .select(sql<number>`count(distinct m.user_id)::int`.as('n'))
    .where('c.teacher_id', '=', teacherId)
    .executeTakeFirstOrThrow()
  return n
}

/** The own seats in classes whose teacher has or had a licence, each with how many students joined before. */
export function listPlaces(db: DbOrTx, userId: string, endedAfter: Date) {
  return db
    .selectFrom('class_members as own')
    .innerJoin('classes as taught', 'taught.id', 'own.class_id')
    .select(['taught.id as classId', 'taught.teacher_id as teacherId', 'own.joined_at as joinedAt'])
    .select(SEATS_BEFORE.as('place'))
    .where('own.user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('purchases as licence')
          .select('licence.id')
          .whereRef('licence.user_id', '=', 'taught.teacher_id')
          .where('licence.licence_seats', '>', 0)
          .where('licence.licence_ends_at', '>', endedAfter),
      ),
    )
    .orderBy('own.joined_at')
    .orderBy('own.id')
    .execute()
}

/** Not given back, and not ended before this moment. */
export async function listLicencesOf(
  db: DbOrTx,
  holderIds: readonly string[],
  endedAfter: Date,
): Promise<(Licence & { readonly holderId: string | null })[]> {
  const rows = await db
    .selectFrom('purchases as licence')
    .select(['licence.user_id as holderId', 'licence.licence_seats as seats'])
    .select('licence.licence_ends_at as endsAt')
    .where('licence.user_id', 'in', holderIds)
    .where('licence.licence_seats', '>', 0)
    .where('licence.revoked_at', 'is', null)
    .where('licence.licence_ends_at', '>', endedAfter)
    .where(HOLDER_IS_GROWN)
    .execute()
  return rows.flatMap(({ endsAt, ...licence }) => (endsAt ? [{ ...licence, endsAt }] : []))
}

/** What the shop sells that grants a licence; the first of the shelf. */
export async function findLicenceOffer(db: DbOrTx): Promise<{ id: string; title: string } | null> {
  const offer = await db
    .selectFrom('products as p')
    .innerJoin('variants as v', 'v.product_id', 'p.id')
    .select(['p.id', 'p.title'])
    .where('v.licence_seats', '>', 0)
    .where('v.retired_at', 'is', null)
    .where('p.purchasable', '=', true)
    .where('p.status', '=', 'published')
    .where('p.is_hidden', '=', false)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.sort_order')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()
  return offer ?? null
}
