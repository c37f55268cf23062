/** The bodies and answers of a student's own corrected sheet, `/api/teacher-corrections/{id}`, one schema each. */
import { z } from 'zod'
import { REMARK_CATEGORY_IDS } from '../peer-remarks.ts'
import { examRubricSchema } from './exam-rubric-wire.ts'
import { TEACHER_EFFECTS } from './remark.ts'
import { QUESTION_LENGTH, RATING_NOTE_MAX } from './reply-limits.ts'
import { RETURN_REASONS } from './teacher-correction.ts'

export const questionBodySchema = z.strictObject({
  text: z.string().trim().min(QUESTION_LENGTH.min).max(QUESTION_LENGTH.max),
})

export const ratingBodySchema = z.strictObject({
  rating: z.literal([1, 2, 3, 4, 5]),
  note: z.string().trim().max(RATING_NOTE_MAX),
})
export type RatingBody = z.input<typeof ratingBodySchema>

const placeSchema = z.union([
  z.object({ start: z.number(), end: z.number() }),
  z.object({
    photograph: z.number(),
    box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  }),
])

const receivedMarkSchema = z.object({
  place: placeSchema,
  category: z.enum(REMARK_CATEGORY_IDS),
  effect: z.enum(TEACHER_EFFECTS),
  remark: z.string(),
})
export type ReceivedMark = z.infer<typeof receivedMarkSchema>

export const receivedSchema = z.object({
  id: z.string(),
  /** By what it was graded; null for the ENEM. */
  exam: examRubricSchema.nullable(),
  theme: z.string(),
  title: z.string().nullable(),
  text: z.string(),
  lineBreaks: z.boolean(),
  photographCount: z.number(),
  /** The essay that it was sent from, while the student keeps it. */
  essayId: z.string().nullable(),
  versionNumber: z.number().nullable(),
  endedAt: z.string(),
  /** Of the class whose teacher corrected it; null for the house's. */
  ofClass: z.object({ name: z.string(), teacher: z.string() }).nullable(),
  /** Null for one that came back without a correction. */
  corrected: z
    .object({
      /** In the order of the text. */
      marks: z.array(receivedMarkSchema),
      /** In the order of the criteria; null where the board publishes no points. */
      levels: z.array(z.object({ level: z.number().nullable(), sentence: z.string() })),
      /** Of how many; null where the board publishes no way to it. */
      grade: z.object({ value: z.number(), of: z.number() }).nullable(),
      /** Of an exam whose formula counts them: what the teacher marked, and the lines. */
      counted: z.object({ errors: z.number(), lines: z.number() }),
      comment: z.string(),
      /** Of each reader who recorded one. */
      voices: z.array(z.object({ seconds: z.number(), text: z.string() })),
      /** How many readings the grade is the mean of. */
      readings: z.number(),
      /** True where even those are far apart. */
      isDoubtful: z.boolean(),
      question: z.object({ text: z.string(), askedAt: z.string() }).nullable(),
      answer: z.object({ text: z.string(), answeredAt: z.string() }).nullable(),
      rating: z.number().nullable(),
      ratingNote: z.string(),
    })
    .nullable(),
  returned: z.object({ reason: z.enum(RETURN_REASONS), note: z.string() }).nullable(),
})
export type Received = z.infer<typeof receivedSchema>
export type CorrectedSheet = NonNullable<Received['corrected']>
