/**
 * Messages as the owner reads and answers them: what waits longest comes first, since the law gives five days
 * (Decreto 7.962/2013, art. 4º). An answer is kept, its mail queued and the change recorded in one transaction.
 */
import { sql } from 'kysely'
import { CONTACT_TOPICS, type ContactTopic, protocolNumber } from '#domain/community/contact.ts'
import { daysToAnswer } from '#domain/community/contact-clock.ts'
import {
  type MessageDetail,
  type MessageFilter,
  type MessageRow,
  REPLY_WAYS,
  type Reply,
} from '#domain/console/messages-admin-wire.ts'
import { type MomentKey, writeMomentKey } from '#domain/shared/keyset.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { queuePush } from '#server/account/push/queue-push.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { holdsParts } from '#server/platform/db/find-parts.ts'
import { type Page, pageOf } from '#server/platform/http/page.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { contactTexts } from '#texts/community/contact.ts'

const PAGE_SIZE = 30
const MOST_OTHERS = 10
/** As protocolNumber writes it: the number alone is unique. */
const PROTOCOL = /^\d{4}-(\d{6,12})$/

/** Since when a message waits: since it came, or since a later letter. */
const WAITING_SINCE = sql<Date>`coalesce(reopened_at, created_at)`

export type MessageQuery = {
  readonly filter: MessageFilter
  /** A protocol, or parts of name, e-mail and text; empty for all. */
  readonly search: string
  readonly after: MomentKey | null
}

/** Open ones the oldest first, so that what is overdue stands at the top; answered ones the newest first. */
export async function listMessages(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { filter, search, after }: MessageQuery,
): Promise<Page<MessageRow>> {
  const isOpen = filter === 'open'
  let query = db
    .selectFrom('contact_messages')
    .select(['id', 'number', 'topic', 'name', 'created_at', 'answered_at', 'reopened_at', 'read_at'])
    .select(WAITING_SINCE.as('waiting_since'))
  if (filter !== 'all') query = query.where('answered_at', isOpen ? 'is' : 'is not', null)
  if (search !== '') query = query.where(whereFound(search))
  if (after) {
    query = isOpen
      ? query.where(sql<boolean>`(${WAITING_SINCE}, id) > (${after.at}, ${after.id})`)
      : query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)))
  }
  const direction = isOpen ? 'asc' : 'desc'
  const found = await query
    .orderBy(isOpen ? WAITING_SINCE : sql.ref('created_at'), direction)
    .orderBy('id', direction)
    .limit(PAGE_SIZE + 1)
    .execute()
  const { rows, next } = pageOf(found, PAGE_SIZE, (last) =>
    writeMomentKey({ at: isOpen ? last.waiting_since : last.created_at, id: last.id }),
  )
  return { next, rows: rows.map((row) => rowJson(row, now())) }
}

/** Reading it is noted the first time. Null for an unknown one. */
export async function readMessage(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  id: string,
): Promise<MessageDetail | null> {
  const message = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
  if (!message) return null
  if (message.read_at === null) {
    await db.updateTable('contact_messages').set({ read_at: now() }).where('id', '=', id).execute()
  }
  const replies = await db
    .selectFrom('contact_replies')
    .select(['id', 'text', 'created_at', 'way'])
    .where('message_id', '=', id)
    .orderBy('created_at')
    .execute()
  const others = await db
    .selectFrom('contact_messages')
    .select(['id', 'number', 'created_at', 'answered_at'])
    .where('email', '=', message.email)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .limit(MOST_OTHERS)
    .execute()
  return {
    ...rowJson(message, now()),
    others: others.map((other) => ({
      id: other.id,
      protocol: protocolNumber(other.created_at, other.number),
      sentAt: other.created_at.toISOString(),
      isAnswered: other.answered_at !== null,
    })),
    email: message.email,
    message: message.message,
    replies: replies.map((reply) => ({
      id: reply.id,
      text: reply.text,
      sentAt: reply.created_at.toISOString(),
      way: REPLY_WAYS.find((way) => way === reply.way) ?? 'sent',
    })),
  }
}

/** Answered again, the person gets a second mail; sent twice with one key, only one. */
export async function answerMessage(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  actorId: string,
  id: string,
  { requestKey, text }: Reply,
): Promise<Ok<'sent' | 'sent-before'> | Refusal<'unknown-message'>> {
  const now = context.now()
  const answer = await context.db.transaction().execute(async (tx) => {
    const message = await tx
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!message) return refuse('unknown-message')
    const written = await tx
      .insertInto('contact_replies')
      .values({ message_id: id, request_key: requestKey, text, created_at: now })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) return ok('sent-before' as const)
    await tx
      .updateTable('contact_messages')
      .set({ answered_at: message.answered_at ?? now, read_at: message.read_at ?? now })
      .where('id', '=', id)
      .execute()
    const protocol = protocolNumber(message.created_at, message.number)
    await queueMail(tx, now, {
      kind: 'contact-reply',
      recipient: message.email,
      facts: {
        protocol,
        topic: contactTexts.topics[topicOf(message.topic)],
        name: message.name,
        text,
        question: message.message,
      },
    })
    await tellByPush(tx, message.email, protocol, now)
    await recordAuditEntry(tx, {
      actorId,
      action: 'message.answer',
      subjectKind: 'message',
      subject: protocol,
      at: now,
    })
    return ok('sent' as const)
  })
  if (answer.ok) {
    context.jobs.wake('deliver-mail')
    context.jobs.wake('deliver-pushes')
  }
  return answer
}

/** To the account that has proven this address, if there is one: the answer itself is in the mail. */
async function tellByPush(tx: Tx, email: string, protocol: string, now: Date): Promise<void> {
  const account = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  if (!account) return
  const notice = { kind: 'answer', thing: protocol, path: '/contato' } as const
  await queuePush(tx, now, { userIds: [account.id] }, notice)
}

/** A protocol is exact; everything else is looked for in name, e-mail and text. */
function whereFound(search: string) {
  const number = PROTOCOL.exec(search)?.[1]
  if (number) return sql<boolean>`number = ${number}::bigint`
  const letters = sql`(select string_agg(r.searched, ' ') from contact_replies r where message_id = contact_messages.id)`
  return holdsParts(sql<string>`concat_ws(' ', searched, ${letters})`, search)
}

type Row = {
  readonly id: string
  readonly number: string
  readonly topic: string
  readonly name: string
  readonly created_at: Date
  readonly answered_at: Date | null
  readonly reopened_at: Date | null
  readonly read_at: Date | null
}

function rowJson(row: Row, now: Date): MessageRow {
  return {
    id: row.id,
    protocol: protocolNumber(row.created_at, row.number),
    topic: topicOf(row.topic),
    name: row.name,
    sentAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    reopenedAt: row.reopened_at?.toISOString() ?? null,
    isRead: row.read_at !== null,
    daysLeft: row.answered_at === null ? daysToAnswer(row.reopened_at ?? row.created_at, now) : null,
  }
}

/** A topic that is no longer in the list is read as another matter. */
function topicOf(word: string): ContactTopic {
  return CONTACT_TOPICS.find((topic) => topic === word) ?? 'outro'
}
