/**
 * What was sent and not taken yet: kept over reloads, sent in its order, one at a time, again and again until the
 * server has taken or refused it. Each message carries its own id, so sending twice is sending once.
 */
import type { ChatChannel } from '#domain/community/chat-message.ts'
import type { WrittenMessage } from '#domain/community/chat-wire.ts'
import type { OutgoingMessage } from '#domain/community/stored-chat.ts'
import { newId } from '#web/browser/new-id.ts'
import { currentSession, recheckSession } from '#web/shared/session/session-store.ts'
import type { StoredChat } from './stored-chat.ts'

/** As realtime-js waits before it comes back (product §9). */
const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000]
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

export type Outbox = {
  readonly open: () => void
  readonly close: () => void
  readonly flush: () => void
  readonly add: (text: string) => void
  readonly retry: (id: string) => void
  readonly discard: (id: string) => void
}

export function createOutbox(
  channel: ChatChannel,
  stored: StoredChat,
  handlers: {
    onChange: (outgoing: readonly OutgoingMessage[]) => void
    onSent: (written: WrittenMessage) => void
  },
): Outbox {
  let all: readonly OutgoingMessage[] = []
  let isSending = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | null = null

  const owner = () => {
    const session = currentSession()
    return session.status === 'signed-in' ? session.user.id : null
  }
  const own = () => all.filter((message) => message.owner === owner())

  function set(next: readonly OutgoingMessage[]): void {
    all = next
    stored.storeOutbox(all)
    handlers.onChange(own())
  }

  function change(id: string, refusal: string | null): void {
    set(all.map((message) => (message.id === id ? { ...message, refusal } : message)))
  }

  function flush(): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (isSending) return
    isSending = true
    void sendAll().finally(() => {
      isSending = false
    })
  }

  async function sendAll(): Promise<void> {
    // Nobody's messages leave before it is known whose they are.
    if (currentSession().status === 'loading') return later(RETRY_DELAYS_MS[0])
    for (let next = waiting(); next; next = waiting()) {
      const { postMessage } = await import('./chat-calls.ts')
      const sent = await postMessage(channel, { id: next.id, text: next.text })
      const { id } = next
      if (sent.ok) {
        tries = 0
        handlers.onSent(sent.value)
        set(all.filter((message) => message.id !== id))
        if (sent.value.newBadges.length > 0) void announce(sent.value.newBadges)
        continue
      }
      if (SIGNED_OUT.has(sent.code)) await recheckSession()
      else if (!PASSING.has(sent.code)) {
        change(id, sent.code)
        continue
      }
      const seconds = Number(sent.answer['retry_after_seconds'] ?? 0)
      const delayMs = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)] ?? 0
      tries += 1
      return later(Math.max(seconds * 1000, delayMs))
    }
  }

  function waiting(): OutgoingMessage | undefined {
    return own().find(({ refusal }) => refusal === null)
  }

  function later(delayMs = 0): void {
    timer ??= setTimeout(flush, delayMs)
  }

  return {
    open() {
      set(stored.loadOutbox())
      window.addEventListener('online', flush)
      flush()
    },
    close() {
      window.removeEventListener('online', flush)
      if (timer) clearTimeout(timer)
      timer = null
    },
    flush,
    add(text) {
      const timestamp = new Date().toISOString()
      set([...all, { id: newId(), text, timestamp, owner: owner(), refusal: null }])
      tries = 0
      flush()
    },
    retry(id) {
      change(id, null)
      flush()
    },
    discard: (id) => set(all.filter((message) => message.id !== id)),
  }
}

async function announce(badgeIds: readonly string[]): Promise<void> {
  const { announceBadges } = await import('#web/shared/achievement/announce-badges.ts')
  announceBadges(badgeIds)
}
