/**
 * What a browser keeps of the chat: messages under the key of product §7 (members of product §3 and what we need
 * besides), and those that wait to be sent. Whatever else lies there reads as nothing.
 */
import { type ChatChannel, type ChatMessage, isStillKept } from './chat-message.ts'

/** Fixed by product §7. */
export function messagesKey<Channel extends ChatChannel>(channel: Channel) {
  return `chat_messages_${channel}` as const
}

export function outboxKey<Channel extends ChatChannel>(channel: Channel) {
  return `chat_outbox_${channel}` as const
}

/** Up to where the channel was read. */
export function readKey<Channel extends ChatChannel>(channel: Channel) {
  return `chat_read_${channel}` as const
}

/** More than anybody scrolls back to, and far below what a browser lets one page keep. */
const MOST_STORED = 300

/** A message that its writer has sent and the server has not taken yet. */
export type OutgoingMessage = {
  readonly id: string
  readonly text: string
  /** ISO moment of the writing. */
  readonly timestamp: string
  /** Whose it is: the account, or null for a visitor. Nobody else may send it. */
  readonly owner: string | null
  /** The server's code when it refused; null while it waits. */
  readonly refusal: string | null
}

/** Product §4: only those of the last seven days. */
export function readStoredMessages(text: string | null, now: Date): readonly ChatMessage[] {
  return readList(text)
    .filter(isMessage)
    .map((message) => ({ ...message, isTeacher: message.isTeacher === true }))
    .filter(({ timestamp }) => isStillKept(timestamp, now))
}

export function storedMessages(messages: readonly ChatMessage[]): string {
  return JSON.stringify(messages.slice(-MOST_STORED))
}

export function readStoredOutbox(text: string | null, now: Date): readonly OutgoingMessage[] {
  return readList(text)
    .filter(isOutgoing)
    .filter(({ timestamp }) => isStillKept(timestamp, now))
}

function readList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function isMessage(value: unknown): value is ChatMessage {
  return (
    hasTexts(value, ['id', 'text', 'sender', 'avatar', 'timestamp', 'authorKey', 'state']) &&
    typeof value['position'] === 'number' &&
    typeof value['revision'] === 'number' &&
    typeof value['isEdited'] === 'boolean'
  )
}

function isOutgoing(value: unknown): value is OutgoingMessage {
  if (!hasTexts(value, ['id', 'text', 'timestamp'])) return false
  return [value['owner'], value['refusal']].every((member) => member === null || typeof member === 'string')
}

function hasTexts(value: unknown, members: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Record<string, unknown> // an object, by the line above
  return members.every((member) => typeof record[member] === 'string')
}
