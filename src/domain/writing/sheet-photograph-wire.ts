/** The answers of `/api/sheet-photographs`, for both sides. */
import { z } from 'zod'

/** One photograph has a page of the exam's sheet; a notebook's takes two. */
const PAGES_PER_ESSAY = 2
/** Some 60 MB of an account at most. */
export const PHOTOGRAPHS_PER_STUDENT = 120

export const photographQuerySchema = z.object({
  essay: z.uuid().transform((id) => id.toLowerCase()),
  page: z.coerce.number().int().min(1).max(PAGES_PER_ESSAY).default(1),
})

export const sheetPhotographSchema = z.object({
  id: z.string(),
  page: z.number(),
  /** Good for some minutes, for whoever holds it. */
  address: z.string(),
  createdAt: z.string(),
})
export type SheetPhotograph = z.infer<typeof sheetPhotographSchema>

/** In the order of the pages. */
export const sheetPhotographsSchema = z.object({ photographs: z.array(sheetPhotographSchema) })
