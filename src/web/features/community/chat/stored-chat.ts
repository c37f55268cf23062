/** One channel in the local storage: blocked or full, it is only logged (product §8 Chat storage failures). */
import type { ChatChannel, ChatMessage } from '#domain/community/chat-message.ts'
import {
  messagesKey,
  type OutgoingMessage,
  outboxKey,
  readKey,
  readStoredMessages,
  readStoredOutbox,
  storedMessages,
} from '#domain/community/stored-chat.ts'
import { currentHolder, personalThings } from '#web/browser/kept-things.ts'

export type StoredChat = ReturnType<typeof createStoredChat>

/** For whoever sits here now: what arrives later is kept for them, whoever sits here by then. */
export function createStoredChat(channel: ChatChannel) {
  const holder = currentHolder()
  type Name = ReturnType<typeof messagesKey | typeof outboxKey | typeof readKey>

  function read(name: Name): string | null {
    try {
      return personalThings(holder).getItem(name)
    } catch (error) {
      logFailure(error)
      return null
    }
  }

  function write(name: Name, text: string | null): void {
    try {
      if (text === null) personalThings(holder).removeItem(name)
      else personalThings(holder).setItem(name, text)
    } catch (error) {
      logFailure(error)
    }
  }

  return {
    loadMessages: () => readStoredMessages(read(messagesKey(channel)), new Date()),
    storeMessages: (messages: readonly ChatMessage[]) =>
      write(messagesKey(channel), storedMessages(messages)),
    loadOutbox: () => readStoredOutbox(read(outboxKey(channel)), new Date()),
    storeOutbox: (outbox: readonly OutgoingMessage[]) =>
      write(outboxKey(channel), outbox.length === 0 ? null : JSON.stringify(outbox)),
    /** The last place that was on the screen; null before the first visit. */
    readLastRead: (): number | null => {
      const position = Number(read(readKey(channel)) ?? Number.NaN)
      return Number.isFinite(position) ? position : null
    },
    storeLastRead: (position: number) => write(readKey(channel), String(position)),
  }
}

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: product §8 Chat storage failures.
  console.warn('chat storage', error)
}
