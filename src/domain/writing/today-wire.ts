/** The answer of `GET /api/today` (product §10 Hoje, decision 0165), one schema for both sides. */
import { z } from 'zod'
import { type ProfileStudyPlan, readStudyPlan } from '../study/stored-study-plan.ts'

const moment = z.iso.datetime()

export const todaySchema = z.object({
  /** The newest essay whose sheet holds more than its last corrected version. */
  draft: z.object({ id: z.uuid(), theme: z.string(), words: z.int(), updatedAt: moment }).nullable(),
  correction: z
    .object({ essayId: z.uuid(), number: z.int(), theme: z.string(), total: z.int(), correctedAt: moment })
    .nullable(),
  /** The one that is open and not begun, or runs (`endsAt`); null where there is nothing to do. */
  mockExam: z
    .object({ month: z.string(), closesAt: moment, endsAt: moment.nullable() })
    .nullable()
    .default(null),
  /** Practice of one's own errors that is due; null while there is none to offer. */
  practice: z.object({ due: z.int(), minutes: z.int(), href: z.string() }).nullable(),
  course: z.object({
    finished: z.int(),
    of: z.int(),
    next: z.object({ level: z.int(), title: z.string() }).nullable(),
  }),
  /** Where to go on in the course that was opened last; null where none was begun, or it waits or is done. */
  lesson: z
    .object({ course: z.string(), courseTitle: z.string(), slug: z.string(), title: z.string() })
    .nullable()
    .default(null),
  /** The plan that is kept in the profile; the browser's own comes before it. */
  plan: z.custom<ProfileStudyPlan>((plan) => readStudyPlan(plan) !== null).nullable(),
  /** On the day of the exam's essay and the day before: what to look at in one's own text, commonest first. */
  eve: z
    .object({ day: z.enum(['today', 'tomorrow']), review: z.array(z.string()) })
    .nullable()
    .default(null),
  /** Corrections by peers that have arrived and can be read. */
  answers: z.array(z.object({ id: z.uuid(), theme: z.string(), at: moment })),
})

export type Today = z.infer<typeof todaySchema>
