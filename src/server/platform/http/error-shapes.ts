/** The shape in which a call is refused, by its address: each family is read by clients of its own (docs/wire.md §1–§4, §6). */
import { z } from 'zod'

export const ERROR_FAMILIES = ['auth', 'rest', 'storage', 'plain'] as const
export type ErrorFamily = (typeof ERROR_FAMILIES)[number]

export function errorFamilyOf(path: string): ErrorFamily {
  return ERROR_FAMILIES.find((family) => path.startsWith(`/${family}/`)) ?? 'plain'
}

/** The reason of each refused member, by its path. */
const fields = z.record(z.string(), z.string()).optional()

export const ERROR_SHAPES = {
  auth: z
    .looseObject({
      /** The status for clients that do not name the API version. */
      code: z.union([z.string(), z.int()]),
      error_code: z.string(),
      msg: z.string(),
      message: z.string().optional(),
      fields,
    })
    .describe('With `code` as a word and `message` for clients that send X-Supabase-Api-Version: 2024-01-01'),
  rest: z.looseObject({
    code: z.string(),
    message: z.string(),
    details: z.string().nullable(),
    hint: z.string().nullable(),
    fields,
  }),
  storage: z.strictObject({
    statusCode: z.string().regex(/^[45]\d\d$/),
    error: z.string(),
    message: z.string(),
  }),
  plain: z.looseObject({ code: z.string(), message: z.string(), fields }),
} as const satisfies Record<ErrorFamily, z.ZodType>
