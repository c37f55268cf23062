/** What crosses between the messages admin page (/painel/mensagens) and the server. Moments in ISO. */
import { z } from 'zod'
import { CONTACT_TOPICS } from '../community/contact.ts'

export const MESSAGE_FILTERS = ['open', 'answered', 'all'] as const
export type MessageFilter = (typeof MESSAGE_FILTERS)[number]

export const MESSAGE_SEARCH_MAX = 254

/** sent: from here · mailed: by the owner's own mail program · received: what came there */
export const REPLY_WAYS = ['sent', 'mailed', 'received'] as const
export type ReplyWay = (typeof REPLY_WAYS)[number]

export const LETTER_LIMITS = { min: 3, max: 8_000 } as const

export const REPLY_LIMITS = { min: 10, max: 8_000 } as const

const moment = z.iso.datetime()

const messageRowSchema = z.object({
  id: z.string(),
  protocol: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  name: z.string(),
  sentAt: moment,
  answeredAt: moment.nullable(),
  /** A later letter that waits for an answer; null where none does. */
  reopenedAt: moment.nullable(),
  isRead: z.boolean(),
  /** Days left of the five, 0 on the last one, negative when they have passed; null for what is answered. */
  daysLeft: z.int().nullable(),
})
export type MessageRow = z.output<typeof messageRowSchema>

export const messageListSchema = z.object({
  messages: z.array(messageRowSchema),
  next: z.string().nullable(),
})

export const messageDetailSchema = messageRowSchema.extend({
  email: z.string(),
  message: z.string(),
  replies: z.array(z.object({ id: z.string(), text: z.string(), sentAt: moment, way: z.enum(REPLY_WAYS) })),
  /** What else came from this address, the newest first: who answers by writing anew is found again. */
  others: z.array(
    z.object({ id: z.string(), protocol: z.string(), sentAt: moment, isAnswered: z.boolean() }),
  ),
})
export type MessageDetail = z.output<typeof messageDetailSchema>

export const replySchema = z.strictObject({
  /** Made with the form: sent again, it is the same answer. */
  requestKey: z.uuid(),
  text: z.string().trim().min(REPLY_LIMITS.min).max(REPLY_LIMITS.max),
})
export type Reply = z.output<typeof replySchema>

/** What came or went by the owner's own mail program. */
export const letterSchema = z.strictObject({
  requestKey: z.uuid(),
  way: z.enum(['mailed', 'received']),
  day: z.iso.date(),
  text: z.string().trim().min(LETTER_LIMITS.min).max(LETTER_LIMITS.max),
  /** Of what came: whether its writer waits for an answer. */
  needsAnswer: z.boolean(),
})
export type Letter = z.output<typeof letterSchema>
