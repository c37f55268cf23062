/** One message on its way: fetched with the first that is written. */
import type { ChatChannel } from '#domain/community/chat-message.ts'
import type { WrittenMessage } from '#domain/community/chat-wire.ts'
import type { OutgoingMessage } from '#domain/community/stored-chat.ts'
import { recheckSession } from '#web/shared/session/session-store.ts'
import { postMessage } from './chat-calls.ts'

/** Not the message's fault: it may go through later. */
const PASSING = new Set([
  'unreachable',
  'unavailable',
  'unexpected_failure',
  'slow_mode',
  'over_request_rate_limit',
])
/** The token has ended: the session is looked at again before the next try. */
const SIGNED_OUT = new Set(['bad_jwt', 'session_not_found', 'user_not_found', 'no_authorization'])

export type Sent =
  | { readonly kind: 'sent'; readonly written: WrittenMessage }
  | { readonly kind: 'refused'; readonly code: string }
  /** To be tried again, and not sooner than the server asks for. */
  | { readonly kind: 'waiting'; readonly afterSeconds: number }

export async function sendOutgoing(channel: ChatChannel, { id, text }: OutgoingMessage): Promise<Sent> {
  const sent = await postMessage(channel, { id, text })
  if (sent.ok) {
    if (sent.value.newBadges.length > 0) void announce(sent.value.newBadges)
    return { kind: 'sent', written: sent.value }
  }
  if (SIGNED_OUT.has(sent.code)) await recheckSession()
  else if (!PASSING.has(sent.code)) return { kind: 'refused', code: sent.code }
  return { kind: 'waiting', afterSeconds: Number(sent.answer['retry_after_seconds'] ?? 0) }
}

async function announce(badgeIds: readonly string[]): Promise<void> {
  const { announceBadges } = await import('#web/shared/achievement/announce-badges.ts')
  announceBadges(badgeIds)
}
