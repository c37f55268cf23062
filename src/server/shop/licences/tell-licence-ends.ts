/**
 * Tells a holder two weeks before the end of a school's licence, once (product §10 School licence). The end itself needs
 * no job: what has ended opens nothing. Any number of processes may run it at once.
 */
import { lastDayOf } from '#domain/shop/credits.ts'
import { LICENCE_NOTICE_DAYS } from '#domain/shop/school-licence.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'

const BATCH = 200
const DAY_MS = 24 * 3600_000

/** @returns how many licences were told of */
export async function tellLicenceEnds({
  db,
  jobs,
  now,
}: Pick<Platform, 'db' | 'jobs' | 'now'>): Promise<number> {
  const at = now()
  const told = await db.transaction().execute((tx) => tellEnds(tx, at))
  if (told > 0) jobs.wake('deliver-mail')
  return told
}

async function tellEnds(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .selectFrom('purchases as licence')
    .innerJoin('users as u', 'u.id', 'licence.user_id')
    .leftJoin('profiles as p', 'p.id', 'u.id')
    .leftJoin('licence_end_notices as n', 'n.purchase_id', 'licence.id')
    .select(['licence.id', 'licence.licence_seats as seats', 'licence.licence_ends_at as endsAt'])
    .select(['u.email', 'p.full_name as name'])
    .where('licence.licence_seats', '>', 0)
    .where('licence.revoked_at', 'is', null)
    .where('licence.licence_ends_at', '>', now)
    .where('licence.licence_ends_at', '<=', new Date(now.getTime() + LICENCE_NOTICE_DAYS * DAY_MS))
    .where('n.purchase_id', 'is', null)
    .orderBy('licence.licence_ends_at')
    .limit(BATCH)
    .execute()
  let told = 0
  for (const { id, seats, endsAt, email, name } of due) {
    const isFirst = await tx
      .insertInto('licence_end_notices')
      .values({ purchase_id: id, told_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('purchase_id')
      .executeTakeFirst()
    if (!isFirst || endsAt === null) continue
    const facts = { name, seats, lastDay: lastDayOf(endsAt) }
    await queueMail(tx, now, { kind: 'licence-ending', recipient: email.toLowerCase(), facts })
    told += 1
  }
  return told
}
