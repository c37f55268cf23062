/**
 * Who may hear what. Everybody may hear the chat (decision 0085: reading needs no login); what is for one account alone
 * goes by its own topic. Any other name is refused, so that nobody opens channels of their own here.
 */
import { CHAT_CHANNELS, type ChatChannel } from '#domain/community/chat-message.ts'

/** What the clients of this wire put before every name. */
const TOPIC_PREFIX = 'realtime:'

export function chatTopic(channel: ChatChannel): string {
  return `${TOPIC_PREFIX}chat:${channel}`
}

/** News for one account, on all of its devices. */
export function accountTopic(userId: string): string {
  return `${TOPIC_PREFIX}account:${userId}`
}

const CHAT_TOPICS: ReadonlySet<string> = new Set(CHAT_CHANNELS.map(chatTopic))

/** @param userId null for a visitor */
export function mayHear(topic: string, userId: string | null): boolean {
  return CHAT_TOPICS.has(topic) || (userId !== null && topic === accountTopic(userId))
}

/** True for what everybody may hear: a token that ends takes nothing away there. */
export function isOpenToAll(topic: string): boolean {
  return CHAT_TOPICS.has(topic)
}
