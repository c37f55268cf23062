/**
 * Puts a notice for somebody's browsers into the table of what is to go out, in the transaction that makes it true
 * (decision 0215). Who has not asked for this kind, or has no browser that takes it, gets none. After the commit
 * `context.jobs.wake('deliver-pushes')` sends it at once; else a job does within a minute.
 */
import { sql } from 'kysely'
import { OWNER_ROLE } from '#domain/account/account-role.ts'
import { afterTheNight, type PushKind } from '#domain/account/push.ts'
import type { Db, DbOrTx } from '#server/platform/db/client.ts'

export type PushNotice = {
  readonly kind: PushKind
  /** What it is about: a second notice of it takes the place of the first. */
  readonly thing: string
  /** What a press opens. */
  readonly path: string
  /** From when on it is of no use. */
  readonly until?: Date
}
export type PushReaders = { readonly userIds: readonly string[] } | 'owners' | 'everybody'

const HOUR_MS = 3600_000
const USEFUL_MS = 48 * HOUR_MS
const TEST_USEFUL_MS = HOUR_MS / 6

/** @returns how many browsers it is for */
export async function queuePush(
  db: DbOrTx,
  now: Date,
  readers: PushReaders,
  { kind, thing, path, until }: PushNotice,
): Promise<number> {
  const dueAt = afterTheNight(now)
  const expiresAt = until ?? new Date(dueAt.getTime() + USEFUL_MS)
  if (expiresAt <= dueAt) return 0
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outgoing_pushes')
    .columns(['subscription_id', 'kind', 'thing', 'path', 'due_at', 'expires_at', 'created_at'])
    .expression((eb) => {
      const asking = eb
        .selectFrom('push_subscriptions as s')
        .innerJoin('push_choices as c', 'c.user_id', 's.user_id')
        .innerJoin('sessions as e', 'e.id', 's.session_id')
        .innerJoin('users as u', 'u.id', 's.user_id')
        .select([
          's.id',
          sql<string>`${kind}::text`.as('kind'),
          sql<string>`${thing}::text`.as('thing'),
          sql<string>`${path}::text`.as('path'),
          sql<Date>`${dueAt}::timestamptz`.as('due_at'),
          sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ])
        .where(sql<boolean>`${kind} = any (c.kinds)`)
        .where('e.expires_at', '>', sql<Date>`now()`)
        .where((or) => or.or([or('u.banned_until', 'is', null), or('u.banned_until', '<=', now)]))
      if (readers === 'everybody') return asking
      if (readers === 'owners') return asking.where(sql<boolean>`u.app_metadata ->> 'role' = ${OWNER_ROLE}`)
      return asking.where(sql<boolean>`u.id = any (${[...readers.userIds]}::uuid[])`)
    })
    .onConflict((conflict) =>
      conflict.columns(['subscription_id', 'kind', 'thing']).doUpdateSet((eb) => ({
        path: eb.ref('excluded.path'),
        due_at: eb.ref('excluded.due_at'),
        expires_at: eb.ref('excluded.expires_at'),
        created_at: eb.ref('excluded.created_at'),
        attempts: 0,
      })),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

/** To the browser that asks for it, whatever the hour. @returns whether it takes notices */
export async function queueTestPush(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outgoing_pushes')
    .columns(['subscription_id', 'kind', 'thing', 'path', 'due_at', 'expires_at', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select([
          'id',
          sql<string>`'test'`.as('kind'),
          sql<string>`'test'`.as('thing'),
          sql<string>`'/perfil'`.as('path'),
          sql<Date>`${now}::timestamptz`.as('due_at'),
          sql<Date>`${new Date(now.getTime() + TEST_USEFUL_MS)}::timestamptz`.as('expires_at'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ])
        .where('session_id', '=', sessionId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'kind', 'thing'])
        .doUpdateSet({ due_at: now, created_at: now, attempts: 0 }),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}
