/** What may be written in the chat, where, and for how long it is kept (product §2 Chat, §5, §9; the limits are ours). */
import { characterCount } from '../shared/characters.ts'
import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'

/** Chat Livre and Chat Premium; these names are part of a local storage key (product §7). */
export const CHAT_CHANNELS = ['global', 'premium'] as const
export type ChatChannel = (typeof CHAT_CHANNELS)[number]

export const MESSAGE_MAX_CHARACTERS = 2000
/** Product §9 Chat: messages are kept 7 days. */
export const MESSAGE_KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** shown · hidden: reported, a moderator decides · deleted: by its writer or by a moderator, for good */
export type MessageState = 'shown' | 'hidden' | 'deleted'

/**
 * A message as everybody sees it. `id`, `text`, `sender`, `avatar` and `timestamp` are the stored members of product
 * §3.
 */
export type ChatMessage = {
  readonly id: string
  /** Empty when the message is not shown. */
  readonly text: string
  readonly sender: string
  /** Written by the owner's account: the server says so, and nobody else can. */
  readonly isTeacher: boolean
  readonly avatar: string
  /** ISO moment of the writing. */
  readonly timestamp: string
  /** The same for all that one person writes, and tells nothing else about them. */
  readonly authorKey: string
  /** Its place in the channel, counted up by whatever happens there. */
  readonly position: number
  /** The channel's count when the message last changed; `position` for one that never did. */
  readonly revision: number
  readonly isEdited: boolean
  readonly state: MessageState
}

export function isChatChannel(value: string): value is ChatChannel {
  return CHAT_CHANNELS.some((channel) => channel === value)
}

export type TextRefusal = Refusal<'empty_message'> | Refusal<'message_too_long', { characters: number }>

/**
 * The text as it is kept: without the space around it, without what only confuses a reader (control characters and
 * the marks that turn the direction of writing), and with at most one empty line in a row.
 */
export function readMessageText(raw: string): Ok<string> | TextRefusal {
  const text = raw
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu, (character) =>
      /[\n\t]/.test(character) ? character : '',
    )
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  // Signs of no width alone would be a message that nobody can see.
  if (!/[^\p{Cf}\p{Z}\s]/u.test(text)) return refuse('empty_message')
  const characters = characterCount(text)
  return characters > MESSAGE_MAX_CHARACTERS ? refuse('message_too_long', { characters }) : ok(text)
}

/** True for seven days, and not at the moment in which they are over. */
export function isStillKept(timestamp: string, now: Date): boolean {
  return now.getTime() - Date.parse(timestamp) < MESSAGE_KEPT_MS
}
