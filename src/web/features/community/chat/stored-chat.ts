/** The chat's local storage: blocked or full, it is only logged (product §8 Chat storage failures). */
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

export function loadChatMessages(channel: ChatChannel): readonly ChatMessage[] {
  return readStoredMessages(read(messagesKey(channel)), new Date())
}

export function storeMessages(channel: ChatChannel, messages: readonly ChatMessage[]): void {
  write(messagesKey(channel), storedMessages(messages))
}

export function loadOutbox(channel: ChatChannel): readonly OutgoingMessage[] {
  return readStoredOutbox(read(outboxKey(channel)), new Date())
}

export function storeOutbox(channel: ChatChannel, outbox: readonly OutgoingMessage[]): void {
  write(outboxKey(channel), outbox.length === 0 ? null : JSON.stringify(outbox))
}

/** The last place that was on the screen; null before the first visit. */
export function readLastRead(channel: ChatChannel): number | null {
  const position = Number(read(readKey(channel)) ?? Number.NaN)
  return Number.isFinite(position) ? position : null
}

export function storeLastRead(channel: ChatChannel, position: number): void {
  write(readKey(channel), String(position))
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch (error) {
    logFailure(error)
    return null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
  } catch (error) {
    logFailure(error)
  }
}

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: product §8 Chat storage failures.
  console.warn('chat storage', error)
}
