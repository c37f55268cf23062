/** Reading the chat: by place backwards, or what has changed since a revision. Open to everybody (decision 0085). */
import { type ChatChannel, isStillKept } from '#domain/community/chat-message.ts'
import type { ChatHistory } from '#domain/community/chat-wire.ts'
import type { Platform } from '#server/platform/platform.ts'
import { messageJson } from './presenter.ts'
import { findChannel, listBefore, listSince, type MessageRow } from './repository.ts'

/** What of the context is needed here. */
type Clocked = Pick<Platform, 'db' | 'now'>

const PAGE_SIZE = 50
/** Beyond this, the newest page is cheaper than the way to it. */
const MOST_CHANGES = 500

export async function readPage(
  context: Clocked,
  channel: ChatChannel,
  before: number | null,
): Promise<ChatHistory> {
  // The revision first: what comes in between is then read twice and never missed.
  const { revision } = await findChannel(context.db, channel)
  const rows = await listBefore(context.db, channel, before, PAGE_SIZE + 1)
  return {
    revision,
    messages: present(context, rows.slice(-PAGE_SIZE)),
    hasOlder: present(context, rows.slice(0, -PAGE_SIZE)).length > 0,
    isWhole: true,
  }
}

/** @param first the place of the first message that the reader has, null for none */
export async function readSince(
  context: Clocked,
  channel: ChatChannel,
  since: number,
  first: number | null,
): Promise<ChatHistory> {
  const { revision } = await findChannel(context.db, channel)
  // A count that was never reached belongs to another database, e.g. one before a restore.
  const rows = since > revision ? null : await listSince(context.db, channel, since, MOST_CHANGES + 1)
  if (rows === null || rows.length > MOST_CHANGES) {
    return { ...(await readPage(context, channel, null)), isWhole: false }
  }
  const inOrder = rows.toSorted((a, b) => a.position - b.position)
  const places = [first, inOrder[0]?.position ?? null].filter((place) => place !== null)
  const hasOlder = await isAnyBefore(context, channel, places.length > 0 ? Math.min(...places) : null)
  return { revision, messages: present(context, inOrder), hasOlder, isWhole: true }
}

/** The one right before tells: none further back is younger. */
async function isAnyBefore(context: Clocked, channel: ChatChannel, place: number | null): Promise<boolean> {
  return present(context, await listBefore(context.db, channel, place, 1)).length > 0
}

/** What the job has not taken yet, but whose seven days are over, is gone already. */
function present(context: Pick<Platform, 'now'>, rows: readonly MessageRow[]) {
  const now = context.now()
  return rows.map(messageJson).filter(({ timestamp }) => isStillKept(timestamp, now))
}
