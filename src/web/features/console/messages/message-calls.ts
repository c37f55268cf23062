/** The calls of the messages admin page; each is the owner's alone. */
import {
  type Letter,
  type MessageFilter,
  messageDetailSchema,
  messageListSchema,
  type Reply,
} from '#domain/console/messages-admin-wire.ts'
import { ok } from '#domain/shared/result.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export async function fetchMessages(
  { filter, search }: { filter: MessageFilter; search: string },
  after: string | null,
  signal?: AbortSignal,
) {
  const query = new URLSearchParams({
    filter,
    ...(search ? { q: search } : {}),
    ...(after ? { after } : {}),
  })
  const page = await callChecked(Promise.resolve(messageListSchema), `console/messages?${query}`, { signal })
  return page.ok ? ok({ rows: page.value.messages, next: page.value.next }) : page
}

export function fetchMessage(id: string, signal?: AbortSignal) {
  return callChecked(Promise.resolve(messageDetailSchema), `console/messages/${encodeURIComponent(id)}`, {
    signal,
  })
}

export function sendReply(id: string, reply: Reply) {
  return callApi(`console/messages/${id}/replies`, { method: 'POST', body: reply })
}

export function sendLetter(id: string, letter: Letter) {
  return callApi(`console/messages/${id}/letters`, { method: 'POST', body: letter })
}
