/**
 * Use cases of the chat: write, edit, delete, read. Who may write where is decided here, in the transaction of the
 * writing; what the text may be is decided by src/domain/community/chat-message.ts and
 * src/server/community/authors/text-gate.ts.
 */
import type { BadgeId } from '#domain/account/badges.ts'
import { type ChatChannel, readMessageText, type TextRefusal } from '#domain/community/chat-message.ts'
import type { PostingRefusal } from '#domain/community/chat-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { countActivity } from '#server/account/badges/service.ts'
import type { AppContext } from '#server/context.ts'
import type { Author } from '#server/identity/authors/author.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isReadFirst } from '../authors/read-first.ts'
import { type GateRefusal, passGate } from '../authors/text-gate.ts'
import { noteWriting, writingRefusal } from '../authors/writing-refusal.ts'
import { announceChange } from './change-message.ts'
import { type Batch, IdTaken, writeInBatch } from './channel-batch.ts'
import { channelRefusal, secondsToWait } from './channel-rules.ts'
import { holdMessage, withdrawHeld } from './held-messages.ts'
import { findHeld, type HeldRow } from './held-repository.ts'
import { type ChannelRow, findChannel, findMessage, lockMessage, type MessageRow } from './repository.ts'

export type WriteRefusal =
  | TextRefusal
  | GateRefusal
  | Refusal<PostingRefusal>
  | Refusal<'slow_mode', { waitSeconds: number }>
  | Refusal<'id_taken'>

export type ChangeRefusal =
  | TextRefusal
  | GateRefusal
  | Refusal<PostingRefusal>
  | Refusal<'message_not_found' | 'not_yours' | 'message_hidden' | 'read_first'>

export type WrittenMessage = {
  /** Null while a moderator has not let it through, which `held` then tells. */
  readonly message: MessageRow | null
  readonly held: HeldRow | null
  /** False when the same one was there already. */
  readonly isNew: boolean
  readonly newBadges: readonly BadgeId[]
}

/** A message of an account counts toward its badge, once (product §9 Socializador). */
export async function writeMessage(
  context: AppContext,
  author: Author,
  channel: ChatChannel,
  request: { id: string; text: string },
): Promise<Ok<WrittenMessage> | WriteRefusal> {
  const read = readMessageText(request.text)
  if (!read.ok) return read
  const passed = await passGate(context.db, read.value, author)
  if (!passed.ok) return passed
  const { id } = request
  const known = await findMessage(context.db, id)
  if (known) return againOrTaken(known, author, channel)
  const waiting = await findHeld(context.db, id)
  if (waiting) return heldOrTaken(waiting, author, channel)
  const now = context.now()
  const refusal = await writingRefusal(context.db, author, now)
  if (refusal) return refusal
  await noteWriting(context.db, author, now)
  if (isReadFirst(context, author)) {
    const taken = await holdMessage(context.db, author, { id, channel, text: passed.value }, now)
    return taken.ok ? heldOrTaken(taken.value.held, author, channel, taken.value.isNew) : taken
  }
  try {
    return await writeInBatch(context, channel, (tx, batch) =>
      appendMessage(context, tx, batch, author, { id, text: passed.value }, now),
    )
  } catch (error) {
    if (!(error instanceof IdTaken)) throw error
    // The same message was sent twice at once, and the other one has won.
    const winner = await findMessage(context.db, id)
    if (!winner) throw error
    return againOrTaken(winner, author, channel)
  }
}

/** Under the channel's lock: what the channel allows now, and how long ago this author wrote there. */
async function appendMessage(
  context: Pick<AppContext, 'site'>,
  tx: Tx,
  batch: Batch,
  author: Author,
  { id, text }: { id: string; text: string },
  now: Date,
): Promise<Ok<WrittenMessage> | WriteRefusal> {
  const refusal = channelRefusal(batch.channel, author)
  if (refusal) return refuse(refusal)
  const waitSeconds = await secondsToWait(tx, batch, author, now)
  if (waitSeconds > 0) return refuse('slow_mode', { waitSeconds })
  const message = batch.add({
    id,
    channel: batch.channel.id,
    author_key: author.key,
    user_id: author.userId,
    text,
    created_at: now,
    edited_at: null,
    hidden_at: null,
    deleted_at: null,
    full_name: author.fullName,
    avatar_url: author.avatarUrl,
    is_teacher: author.isTeacher,
  })
  const newBadges = author.userId
    ? await countActivity(tx, context.site.settings.features, author.userId, 'chat-message')
    : []
  return ok({ message, held: null, isNew: true, newBadges })
}

function againOrTaken(known: MessageRow, author: Author, channel: ChatChannel) {
  return known.author_key === author.key && known.channel === channel
    ? ok({ message: known, held: null, isNew: false, newBadges: [] })
    : refuse('id_taken')
}

function heldOrTaken(held: HeldRow, author: Author, channel: ChatChannel, isNew = false) {
  return held.author_key === author.key && held.channel === channel
    ? ok({ message: null, held, isNew, newBadges: [] })
    : refuse('id_taken')
}

/** Why this author may not write in this channel at all; null when they may. */
export async function postingRefusal(
  db: DbOrTx,
  channel: ChannelRow,
  author:
    | (Pick<Author, 'key' | 'userId' | 'isPremium'> & Partial<Pick<Author, 'networkKey' | 'browserAccounts'>>)
    | null,
  now: Date,
): Promise<PostingRefusal | null> {
  const refusal = channelRefusal(channel, author)
  if (refusal || !author) return refusal
  return (await writingRefusal(db, author, now))?.code ?? null
}

export async function editMessage(
  context: Pick<AppContext, 'db' | 'now' | 'site'>,
  author: Author,
  channel: ChatChannel,
  id: string,
  rawText: string,
): Promise<Ok<MessageRow> | ChangeRefusal> {
  const read = readMessageText(rawText)
  if (!read.ok) return read
  const passed = await passGate(context.db, read.value, author)
  if (!passed.ok) return passed
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const own = await lockOwn(tx, author, channel, id)
    if (!own.ok) return own
    const message = own.value
    if (message.deleted_at) return refuse('message_not_found')
    if (message.hidden_at) return refuse('message_hidden')
    const refusal = await postingRefusal(tx, await findChannel(tx, channel), author, now)
    if (refusal) return refuse(refusal)
    if (message.text === passed.value) return ok(message)
    // Nobody would read the new text before the others.
    if (isReadFirst(context, author)) return refuse('read_first')
    return ok(await announceChange(tx, message, { text: passed.value, edited_at: now }))
  })
}

/** Takes the text away for good; again is no error. */
export async function deleteMessage(
  context: Pick<Platform, 'db' | 'now'>,
  author: Author,
  channel: ChatChannel,
  id: string,
): Promise<Ok<null> | Refusal<'message_not_found' | 'not_yours'>> {
  return context.db.transaction().execute(async (tx) => {
    if (await withdrawHeld(tx, author, channel, id)) return ok(null)
    const own = await lockOwn(tx, author, channel, id)
    if (!own.ok) return own
    if (!own.value.deleted_at) await announceChange(tx, own.value, { text: '', deleted_at: context.now() })
    return ok(null)
  })
}

async function lockOwn(
  tx: Tx,
  author: Author,
  channel: ChatChannel,
  id: string,
): Promise<Ok<MessageRow> | Refusal<'message_not_found' | 'not_yours'>> {
  const message = await lockMessage(tx, id)
  if (!message || message.channel !== channel) return refuse('message_not_found')
  return message.author_key === author.key ? ok(message) : refuse('not_yours')
}
