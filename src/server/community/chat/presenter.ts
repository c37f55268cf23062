/** What leaves the server of a message, member by member: never the account, never what is hidden. */

import type { ChatChannel, ChatMessage, MessageState } from '#domain/community/chat-message.ts'
import type { HeldMessage } from '#domain/community/chat-wire.ts'
import { shownAvatar } from '#server/identity/authors/shown-avatar.ts'
import { shownNameOf, shownTeacherName } from '#server/identity/authors/shown-name.ts'
import { communityTexts } from '#texts/community/community.ts'
import type { HeldRow } from './held-repository.ts'
import type { MessageRow } from './repository.ts'

export function messageJson(row: MessageRow): ChatMessage {
  const state = stateOf(row)
  return {
    id: row.id,
    text: state === 'shown' ? row.text : '',
    sender: senderOf(row),
    isTeacher: row.is_teacher === true,
    avatar: shownAvatar(row),
    timestamp: row.created_at.toISOString(),
    authorKey: row.author_key,
    position: row.position,
    revision: row.revision,
    isEdited: row.edited_at !== null,
    state,
  }
}

function senderOf(row: MessageRow): string {
  if (row.user_id === null) return communityTexts.visitor
  return row.is_teacher ? shownTeacherName(row.full_name) : shownNameOf(row.full_name)
}

/** For its writer alone. */
export function heldJson(row: HeldRow): HeldMessage {
  return {
    id: row.id,
    channel: row.channel as ChatChannel, // a foreign key to the list of channels
    text: row.text,
    timestamp: row.created_at.toISOString(),
  }
}

function stateOf(row: MessageRow): MessageState {
  if (row.deleted_at) return 'deleted'
  return row.hidden_at ? 'hidden' : 'shown'
}
