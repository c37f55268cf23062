/**
 * The chat's ear: realtime-js on our own sockets, with its own delays of reconnection (product §9). Loaded after the
 * page is usable. What arrives is checked before anybody sees it.
 */
import { RealtimeClient } from '@supabase/realtime-js'
import type { ChatChannel, ChatMessage } from '#domain/community/chat-message.ts'
import { chatMessageSchema, presenceSchema, typingSchema } from '#domain/community/chat-wire.ts'
import { accessToken, recheckSession, subscribeToSession } from '#web/shared/session/session-store.ts'

/** Stands where others have a project's key: the socket needs none. */
const PUBLIC_KEY = 'public'

export type ChannelSubscriber = {
  /** Heard from now on; whatever came before must be read. */
  readonly onJoined: () => void
  readonly onLost: () => void
  /** Something may have been missed though the socket stayed open. */
  readonly onGap: () => void
  readonly onMessage: (message: ChatMessage) => void
  readonly onTyping: (typing: { authorKey: string; name: string }) => void
  readonly onPresence: (count: number) => void
  /** The owner has changed who may write here. */
  readonly onSettings: () => void
}

let client: RealtimeClient | null = null

function sharedClient(): RealtimeClient {
  if (client) return client
  const created = new RealtimeClient(`${window.location.origin.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: PUBLIC_KEY },
    accessToken,
  })
  // Who signs in or out is somebody else from then on, also over the open socket.
  subscribeToSession(() => void created.setAuth())
  client = created
  return created
}

/** @returns how to stop listening */
export async function listen(channel: ChatChannel, ear: ChannelSubscriber): Promise<() => void> {
  const realtime = sharedClient()
  // A token that came while the join is under way would not be told.
  await realtime.setAuth()
  const topic = realtime.channel(`chat:${channel}`)
  topic.on('broadcast', { event: '*' }, ({ event, payload }) => hear(ear, event, payload))
  topic.subscribe((status, error) => {
    if (status === 'SUBSCRIBED') return ear.onJoined()
    ear.onLost()
    if (/session_not_found|user_banned|bad_jwt/.test(error?.message ?? '')) void recheckSession()
  })
  return () => void realtime.removeChannel(topic)
}

function hear(ear: ChannelSubscriber, event: string, payload: unknown): void {
  switch (event) {
    case 'message':
      ear.onMessage(chatMessageSchema.parse(payload))
      break
    case 'typing':
      ear.onTyping(typingSchema.parse(payload))
      break
    case 'presence':
      ear.onPresence(presenceSchema.parse(payload).count)
      break
    case 'settings':
      ear.onSettings()
      break
    case 'gap':
      ear.onGap()
      break
  }
}
