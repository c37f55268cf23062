/** Queries of the versions that minors show to their guardians. */
import { firstNameOf } from '#domain/account/person-name.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

const MOST_LISTED = 50

/** Of one essay of the person's own. */
export async function listShownNumbers(db: DbOrTx, userId: string, essayId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('guardian_essays as s')
    .innerJoin('guardian_links as l', 'l.id', 's.link_id')
    .select('s.number')
    .distinct()
    .where('l.minor_id', '=', userId)
    .where('s.essay_id', '=', essayId)
    .orderBy('s.number')
    .execute()
  return rows.map(({ number }) => number)
}

/** Of those of the person's own that are corrected; held until the end. */
export async function holdOwnVersion(
  tx: Tx,
  { userId, essayId, number }: { userId: string; essayId: string; number: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('essay_versions as v')
    .innerJoin('essays as e', 'e.id', 'v.essay_id')
    .select('v.number')
    .where('v.essay_id', '=', essayId)
    .where('v.number', '=', number)
    .where('e.user_id', '=', userId)
    .forKeyShare('v')
    .executeTakeFirst()
  return row !== undefined
}

/** To everybody who is tied now. @returns how many did not see it before */
export async function insertShown(
  tx: Tx,
  linkIds: readonly string[],
  version: { essayId: string; number: number },
  at: Date,
): Promise<number> {
  const rows = await tx
    .insertInto('guardian_essays')
    .values(
      linkIds.map((id) => ({
        ...{ link_id: id, essay_id: version.essayId },
        ...{ number: version.number, shown_at: at },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('link_id')
    .execute()
  return rows.length
}

/** @returns how many saw it before */
export async function deleteShown(
  tx: Tx,
  { userId, essayId, number }: { userId: string; essayId: string; number: number },
): Promise<number> {
  const rows = await tx
    .deleteFrom('guardian_essays')
    .where('essay_id', '=', essayId)
    .where('number', '=', number)
    .where('link_id', 'in', (eb) =>
      eb.selectFrom('guardian_links').select('id').where('minor_id', '=', userId),
    )
    .returning('link_id')
    .execute()
  return rows.length
}

function shownTo(db: DbOrTx, guardianId: string) {
  return db
    .selectFrom('guardian_essays as s')
    .innerJoin('guardian_links as l', 'l.id', 's.link_id')
    .innerJoin('essays as e', 'e.id', 's.essay_id')
    .where('l.guardian_id', '=', guardianId)
}

/** Newest first. */
export async function listShownTo(db: DbOrTx, guardianId: string) {
  const rows = await shownTo(db, guardianId)
    .innerJoin('essay_versions as v', (join) =>
      join.onRef('v.essay_id', '=', 's.essay_id').onRef('v.number', '=', 's.number'),
    )
    .leftJoin('profiles as p', 'p.id', 'l.minor_id')
    .select(['s.link_id', 's.essay_id', 's.number', 's.shown_at', 'l.minor_id', 'e.theme', 'v.total'])
    .select('p.full_name')
    .orderBy('s.shown_at', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(({ full_name, ...row }) => ({ ...row, firstName: firstNameOf(full_name) ?? '' }))
}

/** Null to everybody whom it is not shown to. */
export function findShownTo(
  db: DbOrTx,
  guardianId: string,
  { tie, essayId, number }: { tie: string; essayId: string; number: number },
) {
  return shownTo(db, guardianId)
    .select(['l.minor_id', 'e.theme'])
    .where('s.link_id', '=', tie)
    .where('s.essay_id', '=', essayId)
    .where('s.number', '=', number)
    .executeTakeFirst()
}
