/** The shape of a class's development: each task's means, and where each student began and is now. */
import { z } from 'zod'
import { COMPETENCE_COUNT } from '../../community/challenge.ts'

const levels = z.array(z.number()).length(COMPETENCE_COUNT)
const gradeSchema = z.object({ total: z.int(), levels })

export const classDevelopmentSchema = z.object({
  className: z.string(),
  /** In the order of their last days, the oldest first; those for which nobody has handed in are left out. */
  tasks: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      dueOn: z.iso.date(),
      handed: z.int(),
      /** Rounded means of the handed essays. */
      mean: gradeSchema,
    }),
  ),
  students: z.array(
    z.object({
      seat: z.uuid(),
      name: z.string(),
      handed: z.int(),
      /** Of the first task and the last one that this student handed in for; null before the first. */
      first: gradeSchema.nullable(),
      last: gradeSchema.nullable(),
    }),
  ),
})
export type ClassDevelopment = z.output<typeof classDevelopmentSchema>
