/**
 * The bodies and answers of `/api/chat` and of the chat's topics (docs/wire.md §5, §6), one schema each: the server
 * checks what it is sent by them, the browser what it is told.
 */
import { z } from 'zod'
import { CHAT_CHANNELS } from './chat-message.ts'
import { moderationStatusSchema } from './moderation-wire.ts'

/** Longer than any message may be, so that the rule itself says by how much (chat-message.ts). */
const RAW_TEXT_MAX = 20_000

export const newMessageSchema = z.strictObject({
  /** Chosen by the browser: sending the same id again is the same message. */
  id: z.uuid().toLowerCase(),
  text: z.string().max(RAW_TEXT_MAX),
})
export const changedMessageSchema = z.strictObject({ text: z.string().max(RAW_TEXT_MAX) })

export const chatMessageSchema = z.object({
  id: z.string(),
  text: z.string(),
  sender: z.string(),
  /** A process of before does not say it. */
  isTeacher: z.boolean().default(false),
  avatar: z.string(),
  timestamp: z.string(),
  authorKey: z.string(),
  position: z.number(),
  revision: z.number(),
  isEdited: z.boolean(),
  state: z.enum(['shown', 'hidden', 'deleted']),
})

/** A visitor's message that a moderator reads first: its writer alone is told of it. */
const heldMessageSchema = z.object({
  id: z.string(),
  channel: z.enum(CHAT_CHANNELS),
  text: z.string(),
  timestamp: z.string(),
})
export type HeldMessage = z.infer<typeof heldMessageSchema>

export const writtenMessageSchema = z.object({
  /** Null while a moderator has not let it through. */
  message: chatMessageSchema.nullable(),
  /** Null for a message that others read. */
  held: heldMessageSchema.nullable(),
  /** Ids of badges that this message has earned. */
  newBadges: z.array(z.string()),
})
export type WrittenMessage = z.infer<typeof writtenMessageSchema>

export const chatHistorySchema = z.object({
  /** The channel's count when this was read: later changes have higher ones. */
  revision: z.number(),
  /** In the order of the channel. */
  messages: z.array(chatMessageSchema),
  /** True when there is more before the first of them. */
  hasOlder: z.boolean(),
  /** False when too much has happened since the asked revision: then these are the newest ones, with a hole before. */
  isWhole: z.boolean(),
})
export type ChatHistory = z.infer<typeof chatHistorySchema>

const POSTING_REFUSALS = [
  'premium_only',
  'visitors_closed',
  'age_unknown',
  'guardian_needed',
  'paused',
] as const
export type PostingRefusal = (typeof POSTING_REFUSALS)[number]

/** Who I am in the chat and what I may do there. */
export const chatViewerSchema = z
  .object({
    /** Null for a visitor who has not written yet. */
    authorKey: z.string().nullable(),
    /** As others read it. */
    name: z.string(),
    avatar: z.string().nullable(),
    isVisitor: z.boolean(),
    /** The owner: writes with the mark, and removes what others wrote. */
    isTeacher: z.boolean().default(false),
    /** True where a moderator reads what this one writes before others do. */
    isReadFirst: z.boolean(),
    /** One's own that wait for that, the oldest first. */
    held: z.array(heldMessageSchema),
    channels: z.array(
      z.object({
        id: z.enum(CHAT_CHANNELS),
        refusal: z.enum(POSTING_REFUSALS).nullable(),
        slowModeSeconds: z.number(),
      }),
    ),
  })
  .extend(moderationStatusSchema.shape)
export type ChatViewer = z.infer<typeof chatViewerSchema>

/** The events of a chat topic besides messages. */
export const typingSchema = z.object({ authorKey: z.string(), name: z.string() })
export const presenceSchema = z.object({ count: z.number() })
