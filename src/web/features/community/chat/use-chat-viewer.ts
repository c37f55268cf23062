import type { ChatViewer } from '#domain/community/chat-wire.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { useReader } from '#web/shared/session/use-reader.ts'

/**
 * Who I am in the chat, asked again whenever somebody else is signed in; null until the first answer. The messages
 * themselves have a store of their own (channel-store.ts): a socket feeds it, and no screen's fetch.
 */
export function useChatViewer(): { viewer: ChatViewer | null; refresh: () => void } {
  const reader = useReader()
  const { value, reload } = useAsked(reader && `chat viewer ${reader}`, readViewer, { keepsOld: true })
  return { viewer: value, refresh: reload }
}

async function readViewer(signal: AbortSignal) {
  const calls = await import('./chat-calls.ts')
  return calls.readViewer(signal)
}
