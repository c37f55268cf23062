/** The body and the answer of `/api/first-marks`, one schema each, for both sides. */
import { z } from 'zod'
import { MARK_KINDS, type MarkKind } from '#corrector/kinds.ts'
import { SHEET_MAX_CHARACTERS } from './writing-room.ts'

export const firstTextSchema = z.strictObject({ text: z.string().max(SHEET_MAX_CHARACTERS) })

export const firstMarksSchema = z.object({
  marks: z.array(
    z.object({
      kind: z.custom<MarkKind>((kind) => typeof kind === 'string' && Object.hasOwn(MARK_KINDS, kind)),
      effect: z.enum(['fault', 'merit', 'note']),
      start: z.int().min(0),
      end: z.int().min(0),
      better: z.string().nullable(),
      why: z.string(),
      next: z.string(),
    }),
  ),
})
