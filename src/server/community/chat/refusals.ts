/** What the chat says when it refuses: status and sentence of each code (docs/wire.md §6). */
import { MESSAGE_MAX_CHARACTERS } from '#domain/community/chat-message.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { ChangeRefusal, WriteRefusal } from './service.ts'

type ChatRefusal = WriteRefusal | ChangeRefusal

const WORDINGS: Record<ChatRefusal['code'], { status: number; message: string }> = {
  empty_message: { status: 400, message: 'The message is empty' },
  message_too_long: {
    status: 400,
    message: `A message has at most ${MESSAGE_MAX_CHARACTERS} characters`,
  },
  read_first: { status: 409, message: 'What a moderator has read does not change: delete it and write anew' },
  refused_word: { status: 422, message: 'The text holds a word that is not accepted here' },
  personal_data: {
    status: 422,
    message: 'The text tells how to find or reach somebody',
  },
  link_by_visitor: { status: 422, message: 'Only people with an account may send links' },
  premium_only: { status: 403, message: 'This channel is for subscribers' },
  visitors_closed: { status: 403, message: 'Writing here needs an account' },
  age_unknown: { status: 403, message: 'This account has not said its age yet' },
  guardian_needed: { status: 403, message: 'This account may read only until a guardian agrees' },
  paused: { status: 403, message: 'This person may not write for a while' },
  slow_mode: { status: 429, message: 'This channel is in slow mode' },
  id_taken: { status: 409, message: 'This id belongs to another message' },
  message_not_found: { status: 404, message: 'There is no such message' },
  not_yours: { status: 403, message: 'This message was written by somebody else' },
  message_hidden: { status: 409, message: 'This message waits for a moderator' },
}

export function chatError(refusal: ChatRefusal): HttpError {
  const { status, message } = WORDINGS[refusal.code]
  if (refusal.code === 'slow_mode') {
    return new HttpError(status, refusal.code, message, { retry_after_seconds: refusal.waitSeconds })
  }
  if (refusal.code === 'message_too_long') {
    return new HttpError(status, refusal.code, message, { characters: refusal.characters })
  }
  return new HttpError(status, refusal.code, message)
}
