/** By which exam a sheet is graded, as the desk and the student's page are told it. */
import { z } from 'zod'

const pointsSchema = z.object({ min: z.number(), max: z.number() })

export const examRubricSchema = z.object({
  id: z.string(),
  name: z.string(),
  criteria: z
    .array(z.object({ id: z.string(), name: z.string(), about: z.string(), points: pointsSchema.nullable() }))
    .readonly(),
  formula: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sum') }),
    z.object({ kind: z.literal('converted'), of: z.number() }),
    z.object({ kind: z.literal('errors-per-line'), k: z.number() }),
    z.object({ kind: z.literal('unknown') }),
  ]),
  maximum: z.number().nullable(),
})
