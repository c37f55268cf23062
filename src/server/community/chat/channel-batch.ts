/**
 * Whose turn it is to write in a channel. A channel has one writer at a time (its row is locked until the commit has
 * reached the disk), so what waits in this process is written together: one transaction, one insert, one notification
 * for all. A slow disk or a busy machine then delays everybody once instead of once for each message. Decision 0044.
 */
import type pg from 'pg'
import type { ChatChannel } from '#domain/community/chat-message.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { isUnavailable } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { publishAll } from '#server/platform/realtime/publish.ts'
import { chatTopic } from '#server/platform/realtime/topics.ts'
import { messageJson } from './presenter.ts'
import {
  type ChannelRow,
  countRevisions,
  insertMessages,
  lockChannel,
  type MessageRow,
} from './repository.ts'

/** What of the context is needed here. */
type Stored = Pick<Platform, 'db'>

/** So many at once: nobody's answer waits for a long row of others. */
const MOST_TOGETHER = 50

export type Batch = {
  /** Locked until the transaction ends. */
  readonly channel: ChannelRow
  /** What is written in this turn, in its order; it reaches the table when everybody has had their say. */
  readonly added: readonly MessageRow[]
  /** Gives the message the channel's next number. */
  readonly add: (message: Omit<MessageRow, 'position' | 'revision'>) => MessageRow
}

/** The id of a message is taken: by the same one that was sent twice at once, or by somebody else's. */
export class IdTaken extends Error {
  override readonly name = 'IdTaken'
}

type Waiting = {
  readonly write: (tx: Tx, batch: Batch) => Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}
type Queue = { readonly waiting: Waiting[]; isServed: boolean }

const queues = new WeakMap<pg.Pool, Map<ChatChannel, Queue>>()

/**
 * Runs `write` under the channel's lock, perhaps with others. It may run twice: when another one of the same
 * transaction throws, each is tried again by itself, on a database where none of them has happened.
 */
export function writeInBatch<Value>(
  context: Pick<Platform, 'db' | 'pool'>,
  channel: ChatChannel,
  write: (tx: Tx, batch: Batch) => Promise<Value>,
): Promise<Value> {
  const queue = queueOf(context.pool, channel)
  return new Promise<Value>((resolve, reject) => {
    // What `write` gives is what `resolve` is called with, a few lines below.
    queue.waiting.push({ write, resolve: resolve as (value: unknown) => void, reject })
    if (!queue.isServed) void serve(context, channel, queue)
  })
}

function queueOf(pool: pg.Pool, channel: ChatChannel): Queue {
  const ofPool = queues.get(pool) ?? new Map<ChatChannel, Queue>()
  queues.set(pool, ofPool)
  const queue = ofPool.get(channel) ?? { waiting: [], isServed: false }
  ofPool.set(channel, queue)
  return queue
}

async function serve(context: Stored, channel: ChatChannel, queue: Queue): Promise<void> {
  queue.isServed = true
  while (queue.waiting.length > 0) {
    const together = queue.waiting.splice(0, MOST_TOGETHER)
    const failure = await settle(context, channel, together)
    if (failure === null) continue
    if (together.length === 1 || isUnavailable(failure.error)) rejectAll(together, failure.error)
    else await settleEach(context, channel, together)
  }
  queue.isServed = false
}

/** One of them threw: the others are not to suffer for it. */
async function settleEach(
  context: Stored,
  channel: ChatChannel,
  together: readonly Waiting[],
): Promise<void> {
  for (const [place, one] of together.entries()) {
    const failure = await settle(context, channel, [one])
    if (failure === null) continue
    one.reject(failure.error)
    // A database that is away is away for all: asked once for each, the last would wait for minutes.
    if (isUnavailable(failure.error)) return rejectAll(together.slice(place + 1), failure.error)
  }
}

function rejectAll(waiting: readonly Waiting[], error: unknown): void {
  for (const { reject } of waiting) reject(error)
}

/** @returns why nothing has happened; null when all of it has */
async function settle(
  context: Stored,
  channel: ChatChannel,
  together: readonly Waiting[],
): Promise<{ error: unknown } | null> {
  try {
    const written = await writeTogether(context, channel, together)
    for (const [place, { resolve }] of together.entries()) resolve(written[place])
    return null
  } catch (error) {
    return { error }
  }
}

function writeTogether(
  { db }: Stored,
  channel: ChatChannel,
  together: readonly Waiting[],
): Promise<unknown[]> {
  return db.transaction().execute(async (tx) => {
    const row = await lockChannel(tx, channel)
    const added: MessageRow[] = []
    const batch: Batch = {
      channel: row,
      added,
      add(message) {
        const revision = row.revision + added.length + 1
        const numbered = { ...message, position: revision, revision }
        added.push(numbered)
        return numbered
      },
    }
    const written: unknown[] = []
    for (const { write } of together) written.push(await write(tx, batch))
    if (added.length === 0) return written
    if ((await insertMessages(tx, added)) < added.length) throw new IdTaken('an id is taken')
    await countRevisions(tx, channel, added.length)
    const topic = chatTopic(channel)
    await publishAll(
      tx,
      added.map((message) => ({ topic, event: 'message', payload: messageJson(message) })),
    )
    return written
  })
}
