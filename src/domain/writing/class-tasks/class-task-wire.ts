/** The shapes of `/api/class-tasks`: what a teacher sets and sees, and what a student hands in. */
import { z } from 'zod'
import { versionSchema } from '../essay-wire.ts'
import { TASK_NOTE_MAX, TASK_THEME_ID_MAX, TASK_TITLE } from './class-task-rules.ts'

const moment = z.iso.datetime()

export const taskBodySchema = z.strictObject({
  /** With a theme of the bank, the bank's title counts. */
  title: z.string().trim().min(TASK_TITLE.min).max(TASK_TITLE.max),
  themeId: z.string().min(1).max(TASK_THEME_ID_MAX).nullable(),
  note: z.string().trim().max(TASK_NOTE_MAX),
  dueOn: z.iso.date(),
})

export const handingBodySchema = z.strictObject({ essayId: z.uuid() })

const taskSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  themeId: z.string().nullable(),
  note: z.string(),
  dueOn: z.iso.date(),
})

export const taskMadeSchema = z.object({ id: z.uuid() })

export const taughtTasksSchema = z.object({
  /** Newest day first, with how many seats of the class have handed in, and the mean of their totals. */
  tasks: z.array(taskSchema.extend({ handed: z.int(), mean: z.int().nullable() })),
  students: z.int(),
})
export type TaughtTasks = z.output<typeof taughtTasksSchema>

/** What the teacher has written on what was handed in; of several versions what is being written, else the last. */
const correctionStateSchema = z.object({
  isReturned: z.boolean(),
  /** False where the student has handed another version in since. */
  isOfThisVersion: z.boolean(),
  /** Of her own levels; null while one is missing. */
  total: z.int().nullable(),
})

export const taughtTaskSchema = taskSchema.extend({
  classId: z.uuid(),
  className: z.string(),
  students: z.array(
    z.object({
      /** Of the place in the class, not of the account. */
      seat: z.uuid(),
      name: z.string(),
      handed: z
        .object({
          at: moment,
          isLate: z.boolean(),
          /** Written on what the task asks for. */
          isOnTheme: z.boolean(),
          total: z.int(),
          levels: z.array(z.int()),
          correction: correctionStateSchema.nullable(),
        })
        .nullable(),
    }),
  ),
  /** Empty while fewer than three have handed in. */
  errors: z.array(
    z.object({ kind: z.string(), essays: z.int(), times: z.int(), sentence: z.string().nullable() }),
  ),
})
export type TaughtTask = z.output<typeof taughtTaskSchema>

export const handedEssaySchema = z.object({
  name: z.string(),
  title: z.string(),
  theme: z.string(),
  isOnTheme: z.boolean(),
  handedAt: moment,
  version: versionSchema,
})
export type HandedEssay = z.output<typeof handedEssaySchema>

export const ownTasksSchema = z.object({
  tasks: z.array(
    taskSchema.extend({
      classId: z.uuid(),
      handed: z
        .object({
          essayId: z.uuid(),
          theme: z.string(),
          at: moment,
          isLate: z.boolean(),
          isOnTheme: z.boolean(),
          total: z.int(),
          /** The last that the teacher has given back; `isOfThisVersion` as above. */
          correction: z.object({ id: z.uuid(), isOfThisVersion: z.boolean() }).nullable(),
        })
        .nullable(),
    }),
  ),
  /** Corrected ones of the own, newest first: what can be handed in. */
  essays: z.array(z.object({ id: z.uuid(), theme: z.string(), total: z.int(), correctedAt: moment })),
})
export type OwnTasks = z.output<typeof ownTasksSchema>
