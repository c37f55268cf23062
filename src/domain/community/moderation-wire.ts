/** The bodies and answers of `/api/reports`, `/api/blocks`, `/api/standing` and `/api/moderation` (docs/wire.md §6). */
import { z } from 'zod'
import { CHAT_CHANNELS } from './chat-message.ts'
import { PAUSE_DAYS, REPORT_REASONS, SUBJECT_KINDS } from './moderation.ts'

const authorKey = z.string().regex(/^[0-9a-f]{32}$/)
const reason = z.string().trim().min(3).max(500)

export const reportSchema = z.strictObject({
  kind: z.enum(SUBJECT_KINDS),
  id: z.uuid(),
  reason: z.enum(REPORT_REASONS),
  note: z.string().trim().max(500).default(''),
})

export const blockSchema = z.strictObject({ authorKey, name: z.string().trim().min(1).max(60) })

/** The text that the moderator has read, as it was shown: a decision is about no other. */
const textRead = z.string().max(50_000)

export const decisionSchema = z.strictObject({
  textRead,
  decision: z.enum(['keep', 'remove']),
  /** The writer reads it. */
  reason,
  /** How long the writer may not write anywhere. */
  pauseDays: z.literal(PAUSE_DAYS).optional(),
})

/** Takes a text away that nobody has reported. */
export const removalSchema = decisionSchema.omit({ decision: true })

export const appealSchema = z.strictObject({ text: z.string().trim().min(10).max(1000) })

export const appealDecisionSchema = z.strictObject({
  textRead,
  decision: z.enum(['grant', 'uphold']),
  reason,
})

export const refusedWordSchema = z.strictObject({ word: z.string().trim().min(2).max(60) })

export const channelSettingsSchema = z.strictObject({
  isOpenToVisitors: z.boolean().optional(),
  slowModeSeconds: z.int().min(0).max(3600).optional(),
})

/** What `GET /api/moderation/channels` answers. */
export const channelListSchema = z.object({
  channels: z.array(
    z.object({ id: z.enum(CHAT_CHANNELS), isOpenToVisitors: z.boolean(), slowModeSeconds: z.int() }),
  ),
})
export type ChannelList = z.infer<typeof channelListSchema>

const ownCaseSchema = z.object({
  kind: z.string(),
  id: z.string(),
  text: z.string(),
  status: z.enum(['hidden', 'kept', 'removed']),
  reason: z.string().nullable(),
  /** none · waiting · upheld: it stays removed · granted: it is back */
  appeal: z.enum(['none', 'waiting', 'upheld', 'granted']),
})
export type OwnCase = z.infer<typeof ownCaseSchema>

/** Where somebody stands with moderation: what was decided about their own texts, and whom they have blocked. */
export const moderationStatusSchema = z.object({
  blocked: z.array(z.object({ authorKey: z.string(), name: z.string() })),
  cases: z.array(ownCaseSchema),
})
export type ModerationStatus = z.infer<typeof moderationStatusSchema>

/** A case as a moderator sees it: never who reported it. */
const moderationCaseSchema = z.object({
  kind: z.enum(SUBJECT_KINDS),
  id: z.string(),
  status: z.enum(['open', 'hidden', 'kept', 'removed']),
  isUrgent: z.boolean(),
  /** first-look: nobody reported it; it is shown only once a moderator has read it. */
  cause: z.enum(['reports', 'first-look']),
  reportCount: z.number(),
  authorKey: z.string(),
  isVisitor: z.boolean(),
  /** As it was reported. */
  text: z.string(),
  /** As it reads now; null where it reads as it was reported, or is gone. */
  newestText: z.string().nullable(),
  openedAt: z.string(),
  decisionReason: z.string().nullable(),
  /** Null while the writer has not appealed. */
  appealText: z.string().nullable(),
  appealedAt: z.string().nullable(),
  reports: z.array(
    z.object({
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      isProven: z.boolean(),
      createdAt: z.string(),
    }),
  ),
})
export type ModerationCase = z.infer<typeof moderationCaseSchema>
export const moderationQueueSchema = z.object({ cases: z.array(moderationCaseSchema) })

/** What stands around a reported text, in its order: without it a decision is a guess. */
export const caseContextSchema = z.object({
  lines: z.array(z.object({ author: z.string(), text: z.string(), isSubject: z.boolean() })),
})
export type ContextLine = z.infer<typeof caseContextSchema>['lines'][number]
