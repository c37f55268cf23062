/** Queries for the chat. A channel's revision is counted up under its row's lock: numbers without gaps, in commit order. */
import { sql } from 'kysely'
import { OWNER_ROLE } from '#domain/account/account-role.ts'
import type { ChatChannel } from '#domain/community/chat-message.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type MessageRow = {
  id: string
  channel: string
  position: number
  revision: number
  author_key: string
  user_id: string | null
  text: string
  created_at: Date
  edited_at: Date | null
  hidden_at: Date | null
  deleted_at: Date | null
  full_name: string | null
  avatar_url: string | null
  /** Of the owner's account, as its record says now. */
  is_teacher: boolean | null
}

export type ChannelRow = {
  id: string
  revision: number
  is_premium: boolean
  is_open_to_visitors: boolean
  slow_mode_seconds: number
}

function selectMessages(db: DbOrTx) {
  return (
    db
      .selectFrom('chat_messages as m')
      // One by one: with a plain join the planner reads every profile of the site for a few hundred messages.
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('profiles')
            .innerJoin('users', 'users.id', 'profiles.id')
            .select(['full_name', 'avatar_url'])
            .select(
              sql<boolean>`users.app_metadata ->> 'role' is not distinct from ${OWNER_ROLE}`.as('is_teacher'),
            )
            .whereRef('profiles.id', '=', 'm.user_id')
            .limit(1)
            .as('p'),
        (join) => join.onTrue(),
      )
      .select([
        'm.id',
        'm.channel',
        'm.position',
        'm.revision',
        'm.author_key',
        'm.user_id',
        'm.text',
        'm.created_at',
        'm.edited_at',
        'm.hidden_at',
        'm.deleted_at',
        'p.full_name',
        'p.avatar_url',
        'p.is_teacher',
      ])
  )
}

export async function findChannel(db: DbOrTx, channel: ChatChannel): Promise<ChannelRow> {
  return db.selectFrom('chat_channels').selectAll().where('id', '=', channel).executeTakeFirstOrThrow()
}

export async function listChannels(db: DbOrTx): Promise<ChannelRow[]> {
  return db.selectFrom('chat_channels').selectAll().orderBy('id').execute()
}

/** Keeps every other writer of the channel waiting until the transaction ends. */
export async function lockChannel(tx: Tx, channel: ChatChannel): Promise<ChannelRow> {
  return tx
    .selectFrom('chat_channels')
    .selectAll()
    .where('id', '=', channel)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Counts so many changes, under the channel's lock. @returns the number of the last one */
export async function countRevisions(tx: Tx, channel: ChatChannel, count: number): Promise<number> {
  const { revision } = await tx
    .updateTable('chat_channels')
    .set((eb) => ({ revision: eb('revision', '+', count) }))
    .where('id', '=', channel)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** @returns how many are in: fewer than given when an id is taken already, or given twice */
export async function insertMessages(tx: Tx, messages: readonly MessageRow[]): Promise<number> {
  const inserted = await tx
    .insertInto('chat_messages')
    .values(
      messages.map(({ id, channel, position, revision, author_key, user_id, text, created_at }) => ({
        id,
        channel,
        position,
        revision,
        author_key,
        user_id,
        text,
        created_at,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return inserted.length
}

export async function findMessage(db: DbOrTx, id: string): Promise<MessageRow | null> {
  return (await selectMessages(db).where('m.id', '=', id).executeTakeFirst()) ?? null
}

/** Keeps others from changing the message until the transaction ends. */
export async function lockMessage(tx: Tx, id: string): Promise<MessageRow | null> {
  return (await selectMessages(tx).where('m.id', '=', id).forUpdate('m').executeTakeFirst()) ?? null
}

export async function changeMessage(
  tx: Tx,
  id: string,
  change: {
    revision: number
    text?: string
    edited_at?: Date
    hidden_at?: Date | null
    deleted_at?: Date
  },
): Promise<void> {
  await tx.updateTable('chat_messages').set(change).where('id', '=', id).execute()
}

/** The newest ones before a place (or at all), in the order of the channel. */
export async function listBefore(
  db: DbOrTx,
  channel: ChatChannel,
  before: number | null,
  limit: number,
): Promise<MessageRow[]> {
  let query = selectMessages(db).where('m.channel', '=', channel)
  if (before !== null) query = query.where('m.position', '<', before)
  const rows = await query.orderBy('m.position', 'desc').limit(limit).execute()
  return rows.reverse()
}

/** A message with what was said before and after it, in the order of the channel. */
export async function listAround(db: DbOrTx, message: MessageRow, each: number): Promise<MessageRow[]> {
  const inChannel = selectMessages(db).where('m.channel', '=', message.channel)
  const until = await inChannel
    .where('m.position', '<=', message.position)
    .orderBy('m.position', 'desc')
    .limit(each + 1)
    .execute()
  const after = await inChannel
    .where('m.position', '>', message.position)
    .orderBy('m.position')
    .limit(each)
    .execute()
  return [...until.reverse(), ...after]
}

/** What has come or changed after a revision, in the order of the changes. */
export async function listSince(
  db: DbOrTx,
  channel: ChatChannel,
  revision: number,
  limit: number,
): Promise<MessageRow[]> {
  return selectMessages(db)
    .where('m.channel', '=', channel)
    .where('m.revision', '>', revision)
    .orderBy('m.revision')
    .limit(limit)
    .execute()
}

/** When this author last wrote in the channel, after `since`; what a moderator reads first counts too. */
export async function lastWrittenAt(
  tx: Tx,
  channel: ChatChannel,
  authorKey: string,
  since: Date,
): Promise<Date | null> {
  const row = await tx
    .selectFrom('chat_messages')
    .select('created_at')
    .where('author_key', '=', authorKey)
    .where('created_at', '>', since)
    .where('channel', '=', channel)
    .unionAll(
      tx
        .selectFrom('chat_held_messages')
        .select('created_at')
        .where('author_key', '=', authorKey)
        .where('created_at', '>', since)
        .where('channel', '=', channel),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** By a list of ids, so that no plan reads the whole table. @returns how many were deleted, `limit` at most */
export async function deleteOlder(db: DbOrTx, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from chat_messages where id = any(array(
      select id from chat_messages where created_at <= ${before} order by created_at limit ${limit}
    ))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
