/** The shapes of practice between browser and server (product §9 Practice), and of what is kept of a day. */
import { z } from 'zod'

/** Longer is no answer to any task. */
const MAX_ANSWER_LENGTH = 1200

const progress = {
  id: z.string().max(10),
  misses: z.int().min(0).max(1000),
  state: z.enum(['open', 'right', 'shown']),
}
const kind = z.string().max(60)

/** An item as it is kept, here and in a visitor's browser; classes are checked against the bank where it is read. */
export const keptItemsSchema = z
  .array(
    z.discriminatedUnion('of', [
      z.object({
        ...progress,
        of: z.literal('own'),
        kind,
        essayId: z.string().max(60),
        version: z.int().min(1),
        start: z.int().min(0),
        end: z.int().min(0),
      }),
      z.object({ ...progress, of: z.literal('ours'), kind, exercise: z.string().max(80) }),
      z.object({ ...progress, of: z.literal('task'), task: z.string().max(80) }),
    ]),
  )
  .max(40)

const shownItemSchema = z.object({
  ...progress,
  of: z.enum(['own', 'ours', 'task']),
  kind: kind.nullable(),
  /** What is asked; null where a sentence is to be mended. */
  prompt: z.string().nullable(),
  /** The sentence to mend, or what the task is about; may be empty. */
  text: z.string(),
  /** What stands in the field to begin with. */
  begin: z.string(),
  /** A right answer and why, once it is told. */
  model: z.string().nullable(),
  explanation: z.string().nullable(),
})
export type ShownItem = z.infer<typeof shownItemSchema>

const practisedClassSchema = z.object({
  kind,
  rightDays: z.int().min(0),
  isMastered: z.boolean(),
  isDue: z.boolean(),
})
export type PractisedClass = z.infer<typeof practisedClassSchema>

export const practiceStateSchema = z.object({
  /** YYYY-MM-DD in Brasília. */
  day: z.string(),
  items: z.array(shownItemSchema),
  classes: z.array(practisedClassSchema),
  /** Ids of the written tasks of the mini-course that are done. */
  courseTasks: z.array(z.string()),
})
export type PracticeState = z.infer<typeof practiceStateSchema>

export const practiceAnswerBodySchema = z.strictObject({
  /** The day that the screen shows: after midnight another one's items have the same numbers. */
  day: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  item: z.string().max(10),
  /** null asks for the answer. */
  text: z.string().max(MAX_ANSWER_LENGTH).nullable(),
})
export type PracticeAnswerBody = z.infer<typeof practiceAnswerBodySchema>

const verdictShape = {
  isRight: z.boolean(),
  /** Names of what is missing or wrong; the words are in src/texts/study/practice.ts. */
  problems: z.array(z.string()),
  /** Classes that the engine marks in the answer. */
  found: z.array(z.string()),
}

export const practiceVerdictSchema = z.object(verdictShape)
export type PracticeVerdict = z.infer<typeof practiceVerdictSchema>

export const practiceAnswerSchema = z.object({
  ...verdictShape,
  item: shownItemSchema,
  grantedXp: z.int().min(0),
  /** The class that is mastered by this answer. */
  mastered: z.string().nullable(),
})
export type PracticeAnswer = z.infer<typeof practiceAnswerSchema>

export const taskAnswerBodySchema = z.strictObject({ text: z.string().max(MAX_ANSWER_LENGTH) })
export const taskAnswerSchema = z.object({
  ...verdictShape,
  model: z.string().nullable(),
  grantedXp: z.int().min(0),
})
export type TaskAnswer = z.infer<typeof taskAnswerSchema>

/** A visitor's answer, judged and forgotten. `about` is an exercise or a task of ours. */
export const practiceCheckBodySchema = z.strictObject({
  about: z.string().max(80),
  text: z.string().max(MAX_ANSWER_LENGTH),
})

/** The thesis of a plan in one sentence, judged and forgotten. */
export const thesisCheckBodySchema = z.strictObject({
  theme: z.string().max(300),
  text: z.string().max(MAX_ANSWER_LENGTH),
})

/** What waits today, for a card elsewhere. */
export const todaysPracticeSchema = z.object({ due: z.int(), minutes: z.int(), href: z.string() })
export type TodaysPractice = z.infer<typeof todaysPracticeSchema>

const moment = z.iso.datetime().transform((text) => new Date(text))

/** What a visitor's browser remembers of practice, for the account that was entered; nothing of it is believed as it is. */
export const takenPracticeBodySchema = z.strictObject({
  day: z.string().max(10),
  items: keptItemsSchema,
  cards: z
    .array(
      z.object({
        kind,
        due: moment,
        stability: z.number().min(0).max(100_000),
        difficulty: z.number().min(0).max(10),
        reviews: z.int().min(0).max(10_000),
        lapses: z.int().min(0).max(10_000),
        reviewedAt: moment.nullable(),
        rightDays: z.int().min(0).max(10_000),
        lastRightDay: z.string().max(10).nullable(),
        masteredAt: moment.nullable(),
      }),
    )
    .max(80),
  courseTasks: z.array(z.string().max(40)).max(40),
})
export type TakenPracticeBody = z.output<typeof takenPracticeBodySchema>

/** How many classes and tasks the account did not have. */
export const takenPracticeSchema = z.object({ classes: z.int().min(0), tasks: z.int().min(0) })
export type TakenPractice = z.infer<typeof takenPracticeSchema>
