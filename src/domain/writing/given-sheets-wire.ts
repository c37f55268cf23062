/** The bodies and answers of `/api/given-sheets` and of its admin page, for both sides. */
import { z } from 'zod'

const share = z.number().min(-1).max(2)
const point = z.tuple([share, share])
const quad = z.tuple([point, point, point, point])
const count = z.int().min(0).max(120)

const sheetFiguresSchema = z.strictObject({
  width: z.int().min(1).max(2600),
  height: z.int().min(1).max(2600),
  way: z.enum(['markers', 'edges', 'asked']),
  found: quad.nullable(),
  used: quad,
  quarterTurns: z.int().min(0).max(99),
  faults: z.array(z.enum(['blurred', 'dark', 'glare', 'cut-off'])).max(4),
  missingLines: z.array(z.int().min(1).max(60)).max(60),
  lines: count,
  written: count,
  typed: count,
})

/** Beside the bytes of the photograph. */
export const givenSheetQuerySchema = z.object({
  id: z.uuid().transform((id) => id.toLowerCase()),
  wording: z.string().max(20),
  figures: z
    .string()
    .max(4000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'is no JSON' })
        return z.NEVER
      }
    })
    .pipe(sheetFiguresSchema),
})

export const givingStateSchema = z.object({
  /** Whether the house collects now, and there is room. */
  isOpen: z.boolean(),
  access: z.enum(['open', 'adults_only', 'age_unknown']),
  /** How many more this account may give. */
  left: z.number(),
  given: z.array(z.object({ id: z.string(), createdAt: z.string() })),
})
export type GivingState = z.infer<typeof givingStateSchema>

export const givenSheetsAdminSchema = z.object({
  isCollecting: z.boolean(),
  sheets: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      figures: sheetFiguresSchema,
      badLines: z.number().nullable(),
    }),
  ),
})
export type GivenSheetsAdmin = z.infer<typeof givenSheetsAdminSchema>

export const badLinesSchema = z.strictObject({ badLines: z.int().min(0).max(60).nullable() })
