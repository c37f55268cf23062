/**
 * The query strings of the store's reading calls, checked (docs/wire.md §1): an unknown parameter is ignored,
 * a malformed one is a 400 that names it.
 */
import { z } from 'zod'
import { HttpError } from '#server/platform/http/errors.ts'

export const MAX_LIMIT = 100
/** Twice what a page holds: nobody documents a bound, and an address has to fit into the 16 kB of a request's head. */
const MAX_IDS = 200

const SORT_FIELDS = ['order', 'title', 'created_at', 'updated_at', 'price'] as const
export type SortField = (typeof SORT_FIELDS)[number]

export type ProductQuery = {
  ids: string[] | null
  offset: number
  limit: number
  order: 'asc' | 'desc'
  sortBy: SortField
  includeHidden: boolean
  /** Only what was updated before this moment. */
  updatedBefore: Date | null
  types: string[] | null
  excludedTypes: string[]
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`)

/** No text of the database can hold a NUL: asking for one would be its error instead of the caller's. */
const storableText = z.string().refine((text) => !text.includes('\0'), 'must not hold a NUL character')

const commaList = storableText.max(500).transform((text) => text.split(',').filter(Boolean))

const idList = z
  .array(storableText.min(1).max(64))
  .max(MAX_IDS, `at most ${MAX_IDS} of them: ask in several calls`)

const moment = z
  .string()
  .refine(
    (text) => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text)),
    'must be an ISO 8601 date',
  )
  .transform((text) => new Date(text))

export const productQuerySchema = z.object({
  'ids[]': idList.optional(),
  offset: wholeNumber(0, 1_000_000).default(0),
  limit: wholeNumber(1, MAX_LIMIT).optional(),
  order: z
    .string()
    .transform((text) => text.toLowerCase())
    .pipe(z.enum(['asc', 'desc'], 'must be ASC or DESC'))
    .default('asc'),
  sort_by: z.enum(SORT_FIELDS, `must be one of ${SORT_FIELDS.join(', ')}`).default('order'),
  is_hidden: z.enum(['true', 'false'], 'must be true or false').default('false'),
  to_date: moment.optional(),
  type: commaList.optional(),
  exclude_types: commaList.default([]),
})

const LIST_PARAMETERS = new Set(['ids[]', 'product_ids[]'])

/** @throws HttpError 400 `invalid_parameter` */
export function readProductQuery(search: URLSearchParams): ProductQuery {
  const query = parse(productQuerySchema, search)
  return {
    ids: query['ids[]'] ?? null,
    offset: query.offset,
    // Who names what is wanted gets all of it.
    limit: query.limit ?? Math.max(MAX_LIMIT, query['ids[]']?.length ?? 0),
    order: query.order,
    sortBy: query.sort_by,
    includeHidden: query.is_hidden === 'true',
    updatedBefore: query.to_date ?? null,
    types: query.type ?? null,
    excludedTypes: query.exclude_types,
  }
}

const LOOKUP_FIELDS = ['id', 'slug', 'sku'] as const
export type LookupField = (typeof LOOKUP_FIELDS)[number]

export const lookupSchema = z.object({
  field: z.enum(LOOKUP_FIELDS, `must be one of ${LOOKUP_FIELDS.join(', ')}`).default('id'),
})

/** @throws HttpError 400 `invalid_parameter` */
export function readLookupField(search: URLSearchParams): LookupField {
  return parse(lookupSchema, search).field
}

export const variantQuerySchema = z.object({
  fields: z.literal('inventory_quantity', 'must be inventory_quantity').default('inventory_quantity'),
  'product_ids[]': idList.min(1),
})

/** @throws HttpError 400 `invalid_parameter` */
export function readVariantProductIds(search: URLSearchParams): string[] {
  return parse(variantQuerySchema, search)['product_ids[]']
}

function parse<Schema extends z.ZodType>(schema: Schema, search: URLSearchParams): z.output<Schema> {
  const record: Record<string, string | string[]> = {}
  for (const name of new Set(search.keys())) {
    record[name] = LIST_PARAMETERS.has(name) ? search.getAll(name) : (search.get(name) ?? '')
  }
  const parsed = schema.safeParse(record)
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(
    parsed.error.issues.map((issue) => [
      String(issue.path[0]),
      issue.code === 'invalid_type' ? 'is required' : issue.message,
    ]),
  )
  const [name, reason] = Object.entries(fields)[0] ?? ['query', 'is not valid']
  throw new HttpError(400, 'invalid_parameter', `${name}: ${reason}`, { fields })
}
