/**
 * Writes into the ledger that a grant has ended with something left, and tells its holder two weeks before (product §3
 * Credits). A grant that has ended pays nothing, also before this has run. Any number of processes may run it at once.
 */
import { sql } from 'kysely'
import { EXPIRY_NOTICE_DAYS, lastDayOf } from '#domain/shop/credits.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findGrant, insertEntry, LEFT_OF_GRANT, lockCredits } from './credit-repository.ts'

const BATCH = 200
const DAY_MS = 24 * 3600_000

/** @returns how many grants were told or ended */
export async function expireCredits({
  db,
  jobs,
  now,
}: Pick<Platform, 'db' | 'jobs' | 'now'>): Promise<number> {
  const at = now()
  const told = await db.transaction().execute((tx) => tellEnds(tx, at))
  if (told > 0) jobs.wake('deliver-mail')
  let ended = 0
  for (const grant of await listEnded(db, at)) {
    await db.transaction().execute((tx) => endGrant(tx, grant, at))
    ended += 1
  }
  return told + ended
}

type EndedGrant = { id: string; accountId: string; kind: 'correction' | 'generation'; source: string }

async function listEnded(db: Platform['db'], now: Date): Promise<EndedGrant[]> {
  return selectDue(db)
    .select(['g.id', 'g.account_id as accountId', 'g.kind', 'g.source'])
    .where('g.expires_at', '<=', now)
    .execute()
}

/** Each account by itself: its lock is held for a moment. */
async function endGrant(tx: Tx, { id, accountId, kind, source }: EndedGrant, now: Date): Promise<void> {
  await lockCredits(tx, accountId)
  const grant = await findGrant(tx, id)
  if (!grant || grant.left <= 0) return
  const entry = { accountId, kind, source, event: 'expired', amount: -grant.left, grantId: id } as const
  await insertEntry(tx, { ...entry, key: `expired:${id}` }, now)
}

async function tellEnds(tx: Tx, now: Date): Promise<number> {
  const due = await selectDue(tx)
    .innerJoin('users as u', 'u.id', 'g.account_id')
    .leftJoin('profiles as p', 'p.id', 'g.account_id')
    .leftJoin('credit_expiry_notices as n', 'n.grant_id', 'g.id')
    .select(['g.id', 'g.expires_at as expiresAt', 'u.email', 'p.full_name as name', LEFT_OF_GRANT.as('left')])
    .where('g.kind', '=', 'correction')
    .where('g.expires_at', '>', now)
    .where('g.expires_at', '<=', new Date(now.getTime() + EXPIRY_NOTICE_DAYS * DAY_MS))
    .where('n.grant_id', 'is', null)
    .execute()
  let told = 0
  for (const { id, expiresAt, email, name, left } of due) {
    const isFirst = await tx
      .insertInto('credit_expiry_notices')
      .values({ grant_id: id, told_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('grant_id')
      .executeTakeFirst()
    if (!isFirst || expiresAt === null) continue
    const facts = { name, count: left, lastDay: lastDayOf(expiresAt) }
    await queueMail(tx, now, { kind: 'credits-ending', recipient: email.toLowerCase(), facts })
    told += 1
  }
  return told
}

/** Grants with an end and something left. */
function selectDue(db: Platform['db'] | Tx) {
  return db
    .selectFrom('credit_entries as g')
    .where('g.grant_id', 'is', null)
    .where('g.expires_at', 'is not', null)
    .where(sql<boolean>`${LEFT_OF_GRANT} > 0`)
    .orderBy('g.expires_at')
    .limit(BATCH)
}
