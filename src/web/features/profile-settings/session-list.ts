/** GET and DELETE /api/account/sessions: the devices on which the account is open. */
import type { Device } from '#domain/device.ts'
import type { AccountResult } from '#web/features/session/account-calls.ts'
import { callApi } from '#web/features/session/api-call.ts'

export type OpenSession = {
  readonly id: string
  readonly device: Device
  /** ISO moment. */
  readonly lastUsedAt: string
  readonly isCurrent: boolean
}

/** Null when it could not be read. */
export async function readOpenSessions(): Promise<readonly OpenSession[] | null> {
  const result = await callApi('GET', 'account/sessions')
  if (!result.ok) return null
  // Our own server's answer (server/accounts/own-account/routes.ts); an answer of anything else is no JSON.
  const body = (await result.response.json().catch(() => null)) as {
    sessions: readonly OpenSession[]
  } | null
  return body?.sessions ?? null
}

export function endSession(id: string): Promise<AccountResult> {
  return callApi('DELETE', `account/sessions/${id}`)
}
