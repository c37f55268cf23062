/**
 * A visitor's message where the owner has them read first (decision 0155): it waits outside of the channel, is let
 * through as its newest message, or never comes.
 */
import type { ChatChannel } from '#domain/community/chat-message.ts'
import type { ContextLine } from '#domain/community/moderation-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Author } from '#server/identity/authors/author.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { chatTopic } from '#server/platform/realtime/topics.ts'
import { communityTexts } from '#texts/community/community.ts'
import { closeFirstLooks, openFirstLook } from '../moderation/first-look-repository.ts'
import { channelRefusal, secondsToWait } from './channel-rules.ts'
import {
  deleteHeld,
  deleteHeldBefore,
  findHeld,
  type HeldRow,
  insertHeld,
  markRefused,
} from './held-repository.ts'
import { messageJson } from './presenter.ts'
import { countRevisions, insertMessages, listBefore, lockChannel, type MessageRow } from './repository.ts'

type HoldRefusal =
  | Refusal<'premium_only' | 'visitors_closed' | 'id_taken'>
  | Refusal<'slow_mode', { waitSeconds: number }>

/** Under the channel's lock, so that two at once do not both count as the first. */
export async function holdMessage(
  db: Db,
  author: Author,
  { id, channel, text }: { id: string; channel: ChatChannel; text: string },
  now: Date,
): Promise<Ok<{ held: HeldRow; isNew: boolean }> | HoldRefusal> {
  return db.transaction().execute(async (tx) => {
    const row = await lockChannel(tx, channel)
    const refusal = channelRefusal(row, author)
    if (refusal) return refuse(refusal)
    const known = await findHeld(tx, id)
    if (known) return ok({ held: known, isNew: false })
    const waitSeconds = await secondsToWait(tx, { channel: row, added: [] }, author, now)
    if (waitSeconds > 0) return refuse('slow_mode', { waitSeconds })
    const held = { id, channel, author_key: author.key, text, created_at: now }
    if (!(await insertHeld(tx, held))) return refuse('id_taken')
    await openFirstLook(tx, {
      subject_kind: 'chat_message',
      subject_id: id,
      author_key: author.key,
      author_id: null,
      text,
      opened_at: now,
    })
    return ok({ held, isNew: true })
  })
}

/** It becomes the newest message of its channel: where it was written, nobody would look any more. */
export async function releaseHeld(tx: Tx, id: string, now: Date): Promise<void> {
  const held = await deleteHeld(tx, id)
  if (!held) return
  const channel = held.channel as ChatChannel // a foreign key to the list of channels
  await lockChannel(tx, channel)
  const revision = await countRevisions(tx, channel, 1)
  const message: MessageRow = {
    ...held,
    position: revision,
    revision,
    user_id: null,
    created_at: now,
    edited_at: null,
    hidden_at: null,
    deleted_at: null,
    full_name: null,
    avatar_url: null,
    is_teacher: false,
  }
  if ((await insertMessages(tx, [message])) === 0) throw new Error('the id of a held message is taken')
  await publish(tx, { topic: chatTopic(channel), event: 'message', payload: messageJson(message) })
}

/** Its writer's open window asks anew what waits and what was decided. */
export async function refuseHeld(tx: Tx, id: string, now: Date): Promise<void> {
  const held = await markRefused(tx, id, now)
  if (!held) return
  // As above.
  await publish(tx, { topic: chatTopic(held.channel as ChatChannel), event: 'settings', payload: {} })
}

/** Nobody has to read it any more. @returns false when there is none of this writer */
export async function withdrawHeld(
  tx: Tx,
  author: Author,
  channel: ChatChannel,
  id: string,
): Promise<boolean> {
  const held = await findHeld(tx, id)
  if (held?.author_key !== author.key || held.channel !== channel) return false
  // The case first, as a decision locks it first.
  await closeFirstLooks(tx, 'chat_message', [id])
  return (await deleteHeld(tx, id)) !== null
}

/** What stood in the channel when it was written, and the text. */
export async function aroundHeld(db: DbOrTx, id: string, lines: number): Promise<ContextLine[]> {
  const held = await findHeld(db, id)
  if (!held) return []
  const page = await listBefore(db, held.channel as ChatChannel, null, 50)
  const before = page.filter(({ created_at }) => created_at <= held.created_at).slice(-lines)
  return [
    ...before.map((row) => ({ author: messageJson(row).sender, text: row.text, isSubject: false })),
    { author: communityTexts.visitor, text: held.text, isSubject: true },
  ]
}

/** What nobody has let through in the time of a message is over like one. */
export async function forgetHeld(db: Db, before: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await closeFirstLooks(tx, 'chat_message', await deleteHeldBefore(tx, before))
  })
}
