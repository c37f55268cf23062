/** The bodies and answers of `/api/peer-review`, one schema each, for both sides. */
import { z } from 'zod'
import { COMPETENCE_COUNT, GRADE_STEPS } from '../community/challenge.ts'
import {
  NOTE_MAX,
  REMARK_CATEGORY_IDS,
  REMARK_EFFECTS,
  REMARKS_MAX,
  SENTENCE_LENGTH,
} from './peer-remarks.ts'
import { GRADERS } from './peer-review.ts'
import { readSheet, SHEET_MAX_CHARACTERS } from './writing-room.ts'

const gradesSchema = z.array(z.literal(GRADE_STEPS)).length(COMPETENCE_COUNT)
const shownLevels = z.array(z.number()).length(COMPETENCE_COUNT)
/** One line: nothing here is a letter. */
const lineOf = (text: string) => readSheet(text).replace(/\s+/g, ' ')

export const membershipBodySchema = z.strictObject({ isOn: z.boolean() })

/** Whether the Match writes to the member's mailbox. */
export const mailsBodySchema = z.strictObject({ isOn: z.boolean() })

export const calibrationBodySchema = z.strictObject({ levels: gradesSchema })

export const searchBodySchema = z.strictObject({
  essayId: z.uuid().transform((id) => id.toLowerCase()),
  number: z.int().min(1).max(10_000),
  /** The writer has seen that words of their own name stand in the text. */
  isNameMeant: z.boolean(),
})
export type SearchBody = z.input<typeof searchBodySchema>

const remarkSchema = z.strictObject({
  start: z.int().min(0).max(SHEET_MAX_CHARACTERS),
  end: z.int().min(1).max(SHEET_MAX_CHARACTERS),
  category: z.enum(REMARK_CATEGORY_IDS),
  effect: z.enum(REMARK_EFFECTS),
  note: z.string().max(NOTE_MAX).transform(lineOf),
})

export const deliveryBodySchema = z.strictObject({
  levels: gradesSchema,
  sentences: z
    .array(
      z
        .string()
        .max(2 * SENTENCE_LENGTH.max)
        .transform(lineOf)
        .pipe(z.string().min(SENTENCE_LENGTH.min).max(SENTENCE_LENGTH.max)),
    )
    .length(COMPETENCE_COUNT),
  remarks: z.array(remarkSchema).max(REMARKS_MAX),
})
export type DeliveryBody = z.input<typeof deliveryBodySchema>
export type Delivery = z.output<typeof deliveryBodySchema>

export const peerStateSchema = z.object({
  isOn: z.boolean(),
  wantsMail: z.boolean(),
  /** Calibrated: may correct others. */
  isReady: z.boolean(),
  /** What keeps this account from taking part for now. */
  ineligibility: z.enum(['unproven', 'age_unknown', 'guardian_needed', 'paused']).nullable(),
  /** Who left a correction undone waits until then. */
  pausedUntil: z.string().nullable(),
  samples: z.array(z.object({ id: z.string(), theme: z.string(), status: z.enum(['new', 'far', 'close']) })),
  /** The essay that is looking for a reader, or has one. */
  turn: z
    .object({
      id: z.string(),
      theme: z.string(),
      state: z.enum(['waiting', 'assigned']),
      searchedAt: z.string(),
      mayCancel: z.boolean(),
    })
    .nullable(),
  /** The essay of somebody else that is to be corrected. */
  task: z.object({ id: z.string(), theme: z.string(), dueAt: z.string() }).nullable(),
  mayHelp: z.boolean(),
  /** The newest first. */
  results: z.array(
    z.object({
      id: z.string(),
      theme: z.string(),
      /**
       * locked: it opens with the own delivery. reading: the team reads it first. refused: it did not pass. hidden:
       * reported, until a moderator decides.
       */
      state: z.enum(['locked', 'reading', 'refused', 'open', 'hidden']),
      deliveredAt: z.string(),
      finalTotal: z.number().nullable(),
    }),
  ),
  delivered: z.number(),
})
export type PeerState = z.infer<typeof peerStateSchema>

export const sampleSchema = z.object({
  id: z.string(),
  theme: z.string(),
  text: z.string(),
  /** The last own grades with ours beside them; null before the first. */
  graded: z
    .object({
      levels: shownLevels,
      reference: shownLevels,
      reasons: z.array(z.string()).length(COMPETENCE_COUNT),
      meanDistance: z.number(),
      largestDistance: z.number(),
      isClose: z.boolean(),
    })
    .nullable(),
})
export type Sample = z.infer<typeof sampleSchema>

export const taskSchema = z.object({
  id: z.string(),
  entryId: z.string(),
  theme: z.string(),
  text: z.string(),
  dueAt: z.string(),
})
export type Task = z.infer<typeof taskSchema>

export const deliveredSchema = z.object({
  earnedBadges: z.array(z.string()),
  /** The team reads it before it arrives. */
  isReadFirst: z.boolean(),
})

const shownReviewSchema = z.object({
  id: z.string(),
  kind: z.enum(['first', 'third']),
  levels: shownLevels,
  total: z.number(),
  sentences: z.array(z.string()),
  remarks: z.array(
    z.object({
      start: z.number(),
      end: z.number(),
      category: z.enum(REMARK_CATEGORY_IDS),
      effect: z.enum(REMARK_EFFECTS),
      note: z.string(),
    }),
  ),
})
export type ShownReview = z.infer<typeof shownReviewSchema>

export const peerResultSchema = z.object({
  id: z.string(),
  theme: z.string(),
  text: z.string(),
  essayId: z.string(),
  number: z.number(),
  machine: z.object({ levels: shownLevels, total: z.number() }),
  /** What is hidden is left out. */
  reviews: z.array(shownReviewSchema),
  hiddenCount: z.number(),
  /** A correction is on its way: the team reads it first. */
  isReadFirst: z.boolean(),
  isFarApart: z.boolean(),
  third: z.enum(['none', 'asked', 'done']),
  final: z
    .object({
      levels: shownLevels,
      total: z.number(),
      of: z.array(z.enum(GRADERS)),
      isDoubtful: z.boolean(),
    })
    .nullable(),
})
export type PeerResult = z.infer<typeof peerResultSchema>
