/** Reads and checks the JSON body of a call. */
import type { Context } from 'hono'
import type { z } from 'zod'
import { HttpError } from './errors.ts'

const MAX_DEPTH = 32

/**
 * @throws HttpError 400 `bad_json` when the body is not JSON; ZodError (400 with `fields`) when it is not of the shape
 */
export async function readJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  let raw: unknown
  try {
    raw = JSON.parse(await c.req.text())
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, 'bad_json', 'Could not parse request body as JSON')
  }
  if (!isStorable(raw))
    throw new HttpError(400, 'bad_json', 'The body holds characters or depths that are not accepted')
  return schema.parse(raw)
}

/**
 * PostgreSQL keeps neither NUL nor one half of a surrogate pair, and JSON can spell both; without this they would
 * be a 500. Walks with a list, since a deep body would exhaust the stack.
 */
function isStorable(body: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (depth > MAX_DEPTH) return false
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return false
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        open.push({ value: key, depth }, { value: member, depth: depth + 1 })
      }
    }
  }
  return true
}
