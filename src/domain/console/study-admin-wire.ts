/** The bodies and answers of `/api/console/study`: what the owner writes to be studied (decision 0225). */
import { z } from 'zod'
import { STUDY_KINDS } from '../study/contents/study-pack.ts'

/** Within what a call may bring (src/server/app.ts). */
const LONGEST_TABLE = 240_000
const FIELD_MAX = 10_000

export const studyKindSchema = z.enum(STUDY_KINDS)
const rowSchema = z.record(z.string().max(40), z.string().max(FIELD_MAX))
const version = z.int().min(1)
const day = z.iso.date()

export const createStudyItemSchema = z.strictObject({ title: z.string().trim().min(1).max(300) })
export const studyItemCreatedSchema = z.object({ slug: z.string() })
/** The version that was opened: another window's save in between is never written over. */
export const saveStudyItemSchema = z.strictObject({ version, row: rowSchema })
/** From which day on everybody sees it; null for at once. */
export const publishStudyItemSchema = z.strictObject({ version, shownFrom: day.nullable() })
export const restoreStudyItemSchema = z.strictObject({ version, to: version })
export const listStudyItemSchema = z.strictObject({ isListed: z.boolean() })
export const importStudySchema = z.strictObject({
  table: z.string().max(LONGEST_TABLE),
  publishes: z.boolean(),
})

export const studyPictureAnswerSchema = z.object({ url: z.string() })

export const studyAdminSchema = z.object({
  kind: studyKindSchema,
  items: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      isOurs: z.boolean(),
      isPublished: z.boolean(),
      isHidden: z.boolean(),
      hasChanges: z.boolean(),
      /** A day that is still to come; else null. */
      waitsFor: z.string().nullable(),
    }),
  ),
})
export type StudyAdmin = z.output<typeof studyAdminSchema>

export const openedStudyItemSchema = z.object({
  slug: z.string(),
  version: z.int(),
  row: z.record(z.string(), z.string()),
  isPublished: z.boolean(),
  isHidden: z.boolean(),
  hasChanges: z.boolean(),
  waitsFor: z.string().nullable(),
  /** The newest first, this one included. */
  history: z.array(
    z.object({
      version: z.int(),
      keptAt: z.iso.datetime(),
      /** Null where the account is gone. */
      by: z.string().nullable(),
      row: z.record(z.string(), z.string()),
    }),
  ),
})
export type OpenedStudyItem = z.output<typeof openedStudyItemSchema>

export const importedStudySchema = z.object({ made: z.int(), changed: z.int() })

/** Of a model essay's draft: what our own engine gives it. */
export const studyEstimateSchema = z.object({
  total: z.int(),
  from: z.int(),
  to: z.int(),
  levels: z.array(z.int()),
})
export type StudyEstimate = z.output<typeof studyEstimateSchema>
