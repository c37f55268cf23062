/** Reads and checks the JSON body of a call. */
import type { Context } from 'hono'
import type { z } from 'zod'
import { HttpError } from './errors.ts'

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
  return schema.parse(raw)
}
