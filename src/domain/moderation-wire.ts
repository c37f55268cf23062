/** The bodies of `/api/reports`, `/api/blocks` and `/api/moderation`, shared by both sides (wire.md §6). */
import { z } from 'zod'
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

export const decisionSchema = z.strictObject({
  decision: z.enum(['keep', 'remove']),
  /** The writer reads it. */
  reason,
  /** How long the writer may not write anywhere. */
  pauseDays: z.literal(PAUSE_DAYS).optional(),
})

export const appealSchema = z.strictObject({ text: z.string().trim().min(10).max(1000) })

export const appealDecisionSchema = z.strictObject({ decision: z.enum(['grant', 'uphold']), reason })

export const refusedWordSchema = z.strictObject({ word: z.string().trim().min(2).max(60) })

export const channelSettingsSchema = z.strictObject({
  isOpenToVisitors: z.boolean().optional(),
  slowModeSeconds: z.int().min(0).max(3600).optional(),
})
