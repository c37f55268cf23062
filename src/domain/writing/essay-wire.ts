/** The bodies and answers of `/api/corrections` and `/api/essays`, one schema each, for both sides. */
import { z } from 'zod'
import type { Correction } from '#corrector/correction.ts'
import { ENEM } from './exam-reading.ts'
import { reviewStateSchema } from './external-review-wire.ts'
import { DESK_STATES } from './teacher-correction/on-the-desk.ts'
import {
  MOTIVATING_MAX_CHARACTERS,
  PLAN_FIELD_MAX_CHARACTERS,
  PLAN_FIELDS,
  readSheet,
  SHEET_MAX_CHARACTERS,
  sheetProblem,
  THEME_LENGTH,
} from './writing-room.ts'

/** What is written may shrink when it is read (readSheet), not by more than this. */
const RAW_TEXT_MAX = 2 * SHEET_MAX_CHARACTERS
const tooLong = `A sheet holds up to ${SHEET_MAX_CHARACTERS} characters`

/** What its author was told before: that it waits for the teacher, or that she reads it. */
export const removalQuerySchema = z.object({ onDesk: z.enum(DESK_STATES).optional() })

const draftText = z
  .string()
  .max(RAW_TEXT_MAX, tooLong)
  .refine((text) => text.length <= SHEET_MAX_CHARACTERS, tooLong)
const sheetText = z
  .string()
  .max(RAW_TEXT_MAX, tooLong)
  .transform(readSheet)
  .refine((sheet) => sheetProblem(sheet) !== 'too-long', tooLong)

/** A theme of a bank by its id, or one of the student's own with what was given to read before writing. */
const themeChoiceSchema = z.union([
  z.strictObject({ id: z.string().max(80) }),
  z.strictObject({
    title: z.string().transform(readSheet).pipe(z.string().min(THEME_LENGTH.min).max(THEME_LENGTH.max)),
    motivating: z.string().max(MOTIVATING_MAX_CHARACTERS).transform(readSheet),
  }),
])
export type ThemeChoice = z.infer<typeof themeChoiceSchema>

const pastedCharacters = z.int().min(0).max(1_000_000)
/** Left out by clients of before. */
const hasPaperLines = z.boolean().default(false)

export const correctionBodySchema = z.strictObject({
  /** Made by the browser; the same one for every version of an essay. */
  essayId: z.uuid().transform((id) => id.toLowerCase()),
  theme: themeChoiceSchema,
  text: sheetText,
  pastedCharacters,
  hasPaperLines,
})
export type CorrectionBody = z.input<typeof correctionBodySchema>
export type CorrectionRequest = z.output<typeof correctionBodySchema>

const planSchema = z.partialRecord(z.enum(PLAN_FIELDS), z.string().max(PLAN_FIELD_MAX_CHARACTERS))

/** What an essay is written for; left out by clients of before. */
const exam = z.string().min(1).max(40).default(ENEM)

export const draftBodySchema = z.strictObject({
  exam,
  theme: themeChoiceSchema,
  text: draftText,
  plan: planSchema,
  pastedCharacters,
  hasPaperLines,
})
export type DraftBody = z.input<typeof draftBodySchema>
export type DraftRequest = z.output<typeof draftBodySchema>

/** Deep enough to tell a correction from something else; its sums are the engine's own law. */
const correctionSchema = z.custom<Correction>((value) => {
  if (typeof value !== 'object' || value === null) return false
  const { competences, marks, wholeText, total, range } = value as Partial<Correction>
  return (
    Array.isArray(competences) &&
    competences.length === 5 &&
    Array.isArray(marks) &&
    Array.isArray(wholeText) &&
    typeof total === 'number' &&
    typeof range === 'object'
  )
})

const levelsSchema = z.array(z.number()).length(5)

export const correctedSchema = z.object({
  /** As it was read: the marks count from its beginning. */
  text: z.string(),
  theme: z.string(),
  correction: correctionSchema,
  /** Null for a visitor, whose essay is not kept. */
  essayId: z.string().nullable(),
  number: z.number().nullable(),
  leftToday: z.number().nullable(),
  earnedBadges: z.array(z.string()),
  /** 0 from a process of before, and for a visitor. */
  grantedXp: z.number().default(0),
})
export type Corrected = z.infer<typeof correctedSchema>

export const readingBodySchema = z.strictObject({ text: sheetText, hasPaperLines })
export type ReadingBody = z.input<typeof readingBodySchema>
export type ReadingRequest = z.output<typeof readingBodySchema>

/** Of a rewriting that goes on: no version of it is kept. */
export const readingSchema = z.object({ correction: correctionSchema, grantedXp: z.int().min(0) })
export type Reading = z.infer<typeof readingSchema>

const versionSummarySchema = z.object({
  number: z.number(),
  total: z.number(),
  levels: levelsSchema,
  pastedCharacters: z.number(),
  correctedAt: z.string(),
})
export type VersionSummary = z.infer<typeof versionSummarySchema>

export const versionSchema = versionSummarySchema.extend({
  text: z.string(),
  correction: correctionSchema,
  /** Null where no service outside comments, and none has. */
  externalReview: reviewStateSchema.nullable(),
})
export type Version = z.infer<typeof versionSchema>

export const essaySchema = z.object({
  id: z.string(),
  exam,
  themeId: z.string().nullable(),
  theme: z.string(),
  motivating: z.string(),
  draft: z.string(),
  plan: planSchema,
  pastedCharacters: z.number(),
  hasPaperLines: z.boolean(),
  updatedAt: z.string(),
  /** The oldest first. */
  versions: z.array(versionSummarySchema),
})
export type Essay = z.infer<typeof essaySchema>

export const essayPageSchema = z.object({
  /** The last touched first. */
  essays: z.array(
    z.object({
      id: z.string(),
      exam,
      theme: z.string(),
      updatedAt: z.string(),
      versionCount: z.number(),
      firstTotal: z.number().nullable(),
      lastTotal: z.number().nullable(),
      /** True where the draft is not what was corrected last. */
      hasDraft: z.boolean(),
    }),
  ),
  next: z.string().nullable(),
})
export type EssayPage = z.infer<typeof essayPageSchema>

export const progressSchema = z.object({
  /** The oldest first. */
  points: z.array(
    z.object({
      essayId: z.string(),
      number: z.number(),
      theme: z.string(),
      total: z.number(),
      levels: levelsSchema,
      correctedAt: z.string(),
    }),
  ),
  /** A person's grades, the oldest first; the points above are estimates. */
  teacher: z.array(
    z.object({
      id: z.string(),
      theme: z.string(),
      total: z.number(),
      levels: levelsSchema,
      correctedAt: z.string(),
    }),
  ),
})
export type Progress = z.infer<typeof progressSchema>
