/** The bodies and answers of `/api/console/mock-exams`: the owner plans the mock exams of the months. */
import { z } from 'zod'
import { plannedMoment } from '../site/planned-moment.ts'
import { MOTIVATING_MAX_CHARACTERS, readSheet, THEME_LENGTH } from '../writing/writing-room.ts'

const themeSchema = z.union([
  /** Of ours, with its proposal. */
  z.strictObject({ id: z.string().min(1).max(80) }),
  /** The owner's own words. */
  z.strictObject({
    title: z.string().transform(readSheet).pipe(z.string().min(THEME_LENGTH.min).max(THEME_LENGTH.max)),
    motivating: z.string().transform(readSheet).pipe(z.string().max(MOTIVATING_MAX_CHARACTERS)),
  }),
])

export const mockExamPlanSchema = z.strictObject({
  opensAt: plannedMoment,
  closesAt: plannedMoment,
  minutes: z.int().min(0).max(1_000),
  /** Null: one of ours is drawn when it opens. */
  theme: themeSchema.nullable(),
})
export type MockExamPlan = z.output<typeof mockExamPlanSchema>

const plannedExamSchema = z.object({
  month: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  minutes: z.int(),
  state: z.enum(['coming', 'open', 'closed']),
  /** False where ours holds. */
  isPlanned: z.boolean(),
  /** Null while it is to be drawn: before the opening nobody knows it. */
  theme: z.object({ id: z.string().nullable(), title: z.string(), motivating: z.string() }).nullable(),
  begun: z.int(),
  graded: z.int(),
  /** Of those that were graded; null without one. */
  mean: z.number().nullable(),
})
export type PlannedExam = z.infer<typeof plannedExamSchema>

export const mockExamsAdminSchema = z.object({
  /** From the last months to the coming ones. */
  exams: z.array(plannedExamSchema),
  themes: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type MockExamsAdmin = z.infer<typeof mockExamsAdminSchema>
