/**
 * The messages of a channel as one browser knows them. Every change has a number without gaps (its revision), so what
 * comes twice is known and what is missing is noticed (decision 0042: exactly once and in order).
 */
import type { ChatMessage } from './chat-message.ts'

export type Timeline = {
  /** The last change that is in here with all those before it; null before anything was read. */
  readonly revision: number | null
  /** In the order of the channel, each once. */
  readonly messages: readonly ChatMessage[]
}

export const EMPTY_TIMELINE: Timeline = { revision: null, messages: [] }

type History = {
  readonly revision: number
  readonly messages: readonly ChatMessage[]
  readonly isWhole: boolean
}

/**
 * Takes one announced change.
 * @returns `isGap` true when changes before it are missing: the message is in, the rest must be read
 */
export function withChange(timeline: Timeline, message: ChatMessage): { timeline: Timeline; isGap: boolean } {
  const { revision } = timeline
  const messages = merge(timeline.messages, [message])
  if (revision === null) return { timeline: { revision, messages }, isGap: true }
  if (message.revision <= revision) return { timeline: { revision, messages }, isGap: false }
  const isNext = message.revision === revision + 1
  return { timeline: { revision: isNext ? message.revision : revision, messages }, isGap: !isNext }
}

/** Takes a message without its number having been announced, such as the answer to one's own writing. */
export function withMessage(timeline: Timeline, message: ChatMessage): Timeline {
  return { ...timeline, messages: merge(timeline.messages, [message]) }
}

/** Takes the newest page, or what has changed since; one that is not whole takes the place of all that was known. */
export function withHistory(timeline: Timeline, { revision, messages, isWhole }: History): Timeline {
  const known = isWhole ? timeline.messages : timeline.messages.filter((one) => one.revision > revision)
  // What was announced while this was read may be newer than it.
  return {
    revision: Math.max(revision, isWhole ? (timeline.revision ?? 0) : 0),
    messages: merge(known, messages),
  }
}

/**
 * Is there more before the first message? An answer tells it of the first one that was known when it was asked for; where
 * an older page came meanwhile, that one knows better.
 */
export function hasOlderAfter(
  asked: Timeline,
  now: { readonly timeline: Timeline; readonly hasOlder: boolean },
  read: { readonly hasOlder: boolean; readonly isWhole: boolean },
): boolean {
  const isSameFirst = firstPlace(now.timeline) === firstPlace(asked)
  return asked.revision === null || !read.isWhole || isSameFirst ? read.hasOlder : now.hasOlder
}

export function firstPlace({ messages }: Timeline): number | undefined {
  return messages[0]?.position
}

/** Takes an older page. */
export function withOlder(timeline: Timeline, messages: readonly ChatMessage[]): Timeline {
  return { ...timeline, messages: merge(timeline.messages, messages) }
}

/** Of two states of a message the later one stays. */
function merge(known: readonly ChatMessage[], added: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of added) {
    const before = byId.get(message.id)
    if (!before || before.revision <= message.revision) byId.set(message.id, message)
  }
  return [...byId.values()].sort((a, b) => a.position - b.position)
}
