/** The calls of the moderation admin page; each is the owner's alone. */
import type { z } from 'zod'
import type { ChatChannel } from '#domain/community/chat-message.ts'
import {
  type appealDecisionSchema,
  caseContextSchema,
  channelListSchema,
  type channelSettingsSchema,
  type decisionSchema,
  type ModerationCase,
  moderationQueueSchema,
} from '#domain/community/moderation-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

type Subject = Pick<ModerationCase, 'kind' | 'id'>

const pathOf = ({ kind, id }: Subject) => `moderation/cases/${kind}/${id}`

export function fetchQueue(signal?: AbortSignal) {
  return callChecked(Promise.resolve(moderationQueueSchema), 'moderation/cases', { signal })
}

export function fetchChannels(signal?: AbortSignal) {
  return callChecked(Promise.resolve(channelListSchema), 'moderation/channels', { signal })
}

export function sendChannel(channel: ChatChannel, body: z.input<typeof channelSettingsSchema>) {
  return callApi(`moderation/channels/${channel}`, { method: 'PATCH', body })
}

export function fetchContext(subject: Subject, signal?: AbortSignal) {
  return callChecked(Promise.resolve(caseContextSchema), `${pathOf(subject)}/context`, { signal })
}

export function sendDecision(subject: Subject, body: z.input<typeof decisionSchema>) {
  return callApi(`${pathOf(subject)}/decision`, { method: 'POST', body })
}

export function sendAppealDecision(subject: Subject, body: z.input<typeof appealDecisionSchema>) {
  return callApi(`${pathOf(subject)}/appeal-decision`, { method: 'POST', body })
}
