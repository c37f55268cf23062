/**
 * A call whose answer is checked by the schema that both sides share. The schemas (and what reads them) are fetched
 * beside the answer, not before the page is usable.
 */
import type { z } from 'zod'
import { type Ok, ok, refuse } from '#domain/shared/result.ts'
import { type ApiRefusal, callApi } from '#web/shared/session/call-api.ts'

export async function callChecked<Schema extends z.ZodType>(
  schema: Promise<Schema>,
  path: string,
  request: Parameters<typeof callApi>[1] = {},
): Promise<Ok<z.output<Schema>> | ApiRefusal> {
  try {
    const [answer, shape] = await Promise.all([callApi(path, request), schema])
    if (!answer.ok) return answer
    const read = shape.safeParse(answer.value)
    if (read.success) return ok(read.data)
  } catch {
    // The schema could not be fetched: there is no network.
  }
  return refuse('unreachable', { answer: {} })
}
