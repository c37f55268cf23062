/**
 * A call of our own API (/api) in the name of anyone who is signed in; a visitor is known by a cookie that the browser
 * sends by itself. What the server refuses comes back as a value with its code.
 */
import { isRecord } from '#domain/shared/is-record.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { answerBody } from './answer-body.ts'
import { accessToken, recheckSoon } from './session-store.ts'

/** `unreachable` is ours: no answer came. Every other code is the server's. */
export type ApiRefusal = Refusal<string, { answer: Readonly<Record<string, unknown>> }>

type ApiCall = {
  readonly method?: string
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as they are, in the place of a body. */
  readonly bytes?: Blob
  readonly signal?: AbortSignal | undefined
}

/** @param path after /api/; @returns the JSON of the answer, null for an answer without a body */
export async function callApi(path: string, call: ApiCall = {}): Promise<Ok<unknown> | ApiRefusal> {
  const asked = await askApi(path, call)
  if (!asked.ok) return asked
  try {
    return ok(await answerBody(asked.value))
  } catch {
    return refuse('unreachable', { answer: {} })
  }
}

/** As `callApi`, for an answer that is a file. */
export async function askApi(path: string, call: ApiCall = {}): Promise<Ok<Response> | ApiRefusal> {
  try {
    const token = await accessToken()
    const response = await fetch(`/api/${path}`, {
      method: call.method ?? 'GET',
      headers: {
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(call.bytes ? { body: call.bytes } : {}),
      ...(call.signal ? { signal: call.signal } : {}),
    })
    if (response.status === 401 && token) recheckSoon()
    if (response.ok) return ok(response)
    const answer: unknown = await response.json()
    const members = isRecord(answer) ? answer : {}
    return refuse(String(members['code'] ?? 'unreachable'), { answer: members })
  } catch {
    return refuse('unreachable', { answer: {} })
  }
}
