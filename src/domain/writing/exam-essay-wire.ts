/** The bodies and answers of `/api/exam-corrections` and `/api/exam-essays`, one schema each, for both sides. */
import { z } from 'zod'
import { correctionBodySchema } from './essay-wire.ts'
import type { ExamReading } from './exam-reading.ts'

const exam = z.string().min(1).max(40)

export const examCorrectionBodySchema = correctionBodySchema.extend({ exam })
export type ExamCorrectionBody = z.input<typeof examCorrectionBodySchema>
export type ExamCorrectionRequest = z.output<typeof examCorrectionBodySchema>

/** Deep enough to tell a reading from something else. */
const readingSchema = z.custom<ExamReading>((value) => {
  if (typeof value !== 'object' || value === null) return false
  const { marks, counts } = value as Partial<ExamReading>
  return Array.isArray(marks) && typeof counts === 'object' && counts !== null
})

/** By the id of a criterion; which there are and how far they go is the exam's. */
const pointsSchema = z.record(z.string().max(40), z.int().min(0).max(1000))

export const assessmentBodySchema = z.strictObject({ points: pointsSchema })

export const examCorrectedSchema = z.object({
  /** As it was read: the marks count from its beginning. */
  text: z.string(),
  theme: z.string(),
  exam,
  reading: readingSchema,
  /** Null for a visitor, whose essay is not kept. */
  essayId: z.string().nullable(),
  number: z.number().nullable(),
  leftToday: z.number().nullable(),
  earnedBadges: z.array(z.string()),
  grantedXp: z.number(),
})
export type ExamCorrected = z.infer<typeof examCorrectedSchema>

const summarySchema = z.object({
  number: z.number(),
  lines: z.number(),
  errors: z.number(),
  correctedAt: z.string(),
})
export type ExamVersionSummary = z.infer<typeof summarySchema>

export const examEssaySchema = z.object({
  id: z.string(),
  exam,
  themeId: z.string().nullable(),
  theme: z.string(),
  /** The oldest first. */
  versions: z.array(summarySchema),
})
export type ExamEssay = z.infer<typeof examEssaySchema>

export const examVersionSchema = summarySchema.extend({
  text: z.string(),
  reading: readingSchema,
  /** The student's own points by the board's criteria; null before she gave one. */
  points: pointsSchema.nullable(),
})
export type ExamVersion = z.infer<typeof examVersionSchema>
