/** The answers of `/api/handwriting`, and what a picture is asked for; one schema each, for both sides. */
import { z } from 'zod'
import { REVIEW_ACCESSES } from './external-review-wire.ts'

/** A page of the exam has thirty. */
export const MOST_LINES = 40

export const readingStateSchema = z.object({
  /** To whom pictures would go; null while no model reads them, or the owner has turned it off. */
  recipient: z.string().nullable(),
  access: z.enum(REVIEW_ACCESSES),
  consentedAt: z.string().nullable(),
  /** Pages. */
  leftToday: z.number(),
})
export type ReadingState = z.infer<typeof readingStateSchema>

/** The numbers that are printed beside the strips of the picture: "1,2,5". */
export const readingQuerySchema = z.object({
  lines: z
    .string()
    .regex(/^\d{1,3}(,\d{1,3})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((lines) => lines.length <= MOST_LINES, `at most ${MOST_LINES} lines`),
})

export const readingSchema = z.object({
  /** Of some of the lines that were asked for, in their order. */
  lines: z.array(z.object({ line: z.number(), text: z.string() })),
})
