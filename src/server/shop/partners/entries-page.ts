/** Which entries of a statement a call asks for. */
import { z } from 'zod'
import { partnerMonthSchema } from '#domain/shop/partnership-wire.ts'
import { HttpError } from '#server/platform/http/errors.ts'

const entryId = z.string().regex(/^\d{1,18}$/)

export function readEntriesPage(
  month: string,
  after: string | undefined,
): { month: string; after: string | null } {
  const key = after === undefined ? null : entryId.safeParse(after)
  if (key?.success === false) throw new HttpError(400, 'invalid_input', 'after: is not a page')
  return { month: readMonth(month), after: key?.data ?? null }
}

export function readMonth(text: string): string {
  const month = partnerMonthSchema.safeParse(text)
  if (!month.success) throw new HttpError(400, 'invalid_input', 'month: is not a month')
  return month.data
}
