/** The chat's calls of our API; what the server answers is checked by the schemas that it answers by. */
import type { z } from 'zod'
import type { ChatChannel } from '#domain/community/chat-message.ts'
import { firstPlace, type Timeline } from '#domain/community/chat-timeline.ts'
import {
  chatHistorySchema,
  chatMessageSchema,
  chatViewerSchema,
  writtenMessageSchema,
} from '#domain/community/chat-wire.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import { type ApiRefusal, callApi } from '#web/shared/session/call-api.ts'

async function ask<Schema extends z.ZodType>(
  schema: Schema,
  ...call: Parameters<typeof callApi>
): Promise<Ok<z.output<Schema>> | ApiRefusal> {
  const answered = await callApi(...call)
  return answered.ok ? ok(schema.parse(answered.value)) : answered
}

export function readViewer(signal: AbortSignal) {
  return ask(chatViewerSchema, 'chat/me', { signal })
}

export function readBefore(channel: ChatChannel, position: number) {
  return ask(chatHistorySchema, `chat/${channel}/messages?before=${position}`)
}

/** What has changed since these were read, or the newest page where none were. */
export function readMissing(channel: ChatChannel, known: Timeline) {
  const first = firstPlace(known)
  const place = first === undefined ? '' : `&first=${first}`
  return ask(
    chatHistorySchema,
    `chat/${channel}/messages${known.revision === null ? '' : `?since=${known.revision}${place}`}`,
  )
}

export function postMessage(channel: ChatChannel, message: { id: string; text: string }) {
  return ask(writtenMessageSchema, `chat/${channel}/messages`, { method: 'POST', body: message })
}

export function patchMessage(channel: ChatChannel, id: string, text: string) {
  return ask(chatMessageSchema, `chat/${channel}/messages/${id}`, { method: 'PATCH', body: { text } })
}

export function deleteMessage(channel: ChatChannel, id: string) {
  return callApi(`chat/${channel}/messages/${id}`, { method: 'DELETE' })
}

export function postTyping(channel: ChatChannel) {
  return callApi(`chat/${channel}/typing`, { method: 'POST', body: {} })
}
