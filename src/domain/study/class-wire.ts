/** The shapes of `/api/classes`: what a teacher sees of her classes, and a student of the own ones. */
import { z } from 'zod'
import { TYPED_CODE_MAX } from '#domain/shared/spoken-code.ts'
import { CLASS_NAME_MAX } from './class-rules.ts'
import { seatSchema } from './licence-wire.ts'

const moment = z.iso.datetime()

export const classBodySchema = z.strictObject({
  name: z.string().trim().min(1).max(CLASS_NAME_MAX),
  year: z.int(),
})

export const classNameBodySchema = classBodySchema.pick({ name: true })

export const classCodeBodySchema = z.strictObject({ code: z.string().max(TYPED_CODE_MAX) })

const classOwnSchema = z.object({ id: z.uuid(), name: z.string(), year: z.int() })

/** All that a teacher learns of a student. */
const shownSchema = z.object({ name: z.string(), joinedAt: moment })

export const classMadeSchema = classOwnSchema.extend({ code: z.string() })

export const classesSchema = z.object({
  isTeacher: z.boolean(),
  taught: z.array(classMadeSchema.extend({ students: z.int() })),
  joined: z.array(
    classOwnSchema.extend({
      teacher: z.string(),
      shown: shownSchema,
      /** Null where the teacher has no licence. */
      seat: seatSchema.nullable(),
    }),
  ),
})
export type Classes = z.output<typeof classesSchema>

export const classOfTeacherSchema = classMadeSchema.extend({
  /** The id is that of the seat, not of the account. */
  students: z.array(shownSchema.extend({ id: z.uuid() })),
})
export type ClassOfTeacher = z.output<typeof classOfTeacherSchema>

export const classPreviewSchema = classOwnSchema.extend({
  teacher: z.string(),
  isJoined: z.boolean(),
  /** What the teacher will see; the day of joining is today. */
  shown: z.object({ name: z.string() }),
})
export type ClassPreview = z.output<typeof classPreviewSchema>
