/** What a channel asks of everybody who writes there: who may at all, and how long after the last time (product §10 Community and moderation). */
import type { ChatChannel } from '#domain/community/chat-message.ts'
import type { Author } from '#server/identity/authors/author.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Batch } from './channel-batch.ts'
import { type ChannelRow, lastWrittenAt } from './repository.ts'

/** A visitor waits so many times longer in slow mode. */
const VISITOR_SLOWNESS = 3

export function channelRefusal(
  channel: ChannelRow,
  author: Pick<Author, 'userId' | 'isPremium'> | null,
): 'premium_only' | 'visitors_closed' | null {
  if (channel.is_premium && !author?.isPremium) return 'premium_only'
  return !author?.userId && !channel.is_open_to_visitors ? 'visitors_closed' : null
}

/** Under the channel's lock, so that two messages at once do not both count as the first. */
export async function secondsToWait(
  tx: Tx,
  { channel, added }: Pick<Batch, 'channel' | 'added'>,
  author: Author,
  now: Date,
): Promise<number> {
  // She answers a whole class.
  if (channel.slow_mode_seconds === 0 || author.isTeacher) return 0
  const gapMs = channel.slow_mode_seconds * 1000 * (author.userId ? 1 : VISITOR_SLOWNESS)
  // What is written in this same turn is not in the table yet.
  if (added.some(({ author_key }) => author_key === author.key)) return Math.ceil(gapMs / 1000)
  const since = new Date(now.getTime() - gapMs)
  const last = await lastWrittenAt(tx, channel.id as ChatChannel, author.key, since) // a key of the list
  return last ? Math.max(Math.ceil((last.getTime() + gapMs - now.getTime()) / 1000), 1) : 0
}
