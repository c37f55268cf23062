/** What stands in the list: messages between marks of days, and the line where the new ones begin. */

import type { ChatMessage } from '#domain/community/chat-message.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'

export type ListEntry =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  | { readonly kind: 'new-mark'; readonly key: 'new-mark' }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: ChatMessage
      /** True right after another one of the same person: the name stands above that one. */
      readonly isContinued: boolean
    }

/** Within this, a message goes on where the one before it ended. */
const CONTINUED_MS = 5 * 60 * 1000

export function listEntries(
  messages: readonly ChatMessage[],
  facts: { unreadAfter: number | null; ownKey: string | null; blocked: ReadonlySet<string> },
): readonly ListEntry[] {
  const entries: ListEntry[] = []
  let before: ChatMessage | null = null
  let isMarked = facts.unreadAfter === null
  for (const message of messages) {
    if (facts.blocked.has(message.authorKey)) continue
    const day = formatDay(message.timestamp)
    const isNewDay = before === null || formatDay(before.timestamp) !== day
    if (isNewDay) entries.push({ kind: 'day', key: `day ${day}`, day })
    const isNew = message.position > (facts.unreadAfter ?? 0) && message.authorKey !== facts.ownKey
    const marksHere = !isMarked && isNew
    if (marksHere) {
      entries.push({ kind: 'new-mark', key: 'new-mark' })
      isMarked = true
    }
    const isContinued =
      !isNewDay &&
      !marksHere &&
      before?.authorKey === message.authorKey &&
      Date.parse(message.timestamp) - Date.parse(before.timestamp) < CONTINUED_MS
    entries.push({ kind: 'message', key: message.id, message, isContinued })
    before = message
  }
  return entries
}
