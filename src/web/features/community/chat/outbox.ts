/**
 * What was sent and not taken yet: kept over reloads, sent in its order, one at a time, again and again until the
 * server has taken or refused it. Each message carries its own id, so sending twice is sending once.
 */
import type { ChatChannel } from '#domain/community/chat-message.ts'
import type { WrittenMessage } from '#domain/community/chat-wire.ts'
import type { OutgoingMessage } from '#domain/community/stored-chat.ts'
import { newId } from '#web/browser/new-id.ts'
import { currentSession } from '#web/shared/session/session-store.ts'
import type { Sent } from './send-outgoing.ts'
import type { StoredChat } from './stored-chat.ts'

/** As realtime-js waits before it comes back (product §9). */
const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000]
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
      const { id } = next
      const sent = await send(next)
      if (sent.kind === 'sent') {
        tries = 0
        handlers.onSent(sent.written)
        set(all.filter((message) => message.id !== id))
      } else if (sent.kind === 'refused') change(id, sent.code)
      else {
        const delayMs = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)] ?? 0
        tries += 1
        return later(Math.max(sent.afterSeconds * 1000, delayMs))
      }
    }
  }

  function send(message: OutgoingMessage): Promise<Sent> {
    return import('./send-outgoing.ts').then(
      ({ sendOutgoing }) => sendOutgoing(channel, message),
      // Its code comes with the network, too.
      () => ({ kind: 'waiting', afterSeconds: 0 }),
    )
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
