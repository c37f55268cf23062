/** Calls to /api in the name of the signed-in person; what the server refuses comes back as a value. */
import type { AccountFailure } from './account-calls.ts'
import { accessToken } from './session-store.ts'

export type ApiResult = { readonly ok: true; readonly response: Response } | AccountFailure

export async function callApi(method: string, path: string, body?: unknown): Promise<ApiResult> {
  try {
    const token = await accessToken()
    const response = await fetch(`/api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return response.ok ? { ok: true, response } : await failureOf(response)
  } catch {
    return { ok: false, code: 'unreachable', message: null }
  }
}

async function failureOf(response: Response): Promise<AccountFailure> {
  const body: unknown = await response.json().catch(() => null)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  // The server's sentence is for programs: what has no wording of ours shows the screen's default.
  return { ok: false, code: typeof code === 'string' ? code : null, message: null }
}
