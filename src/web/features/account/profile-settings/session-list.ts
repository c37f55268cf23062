/** GET and DELETE /api/account/sessions: the devices on which the account is open. */
import type { Device } from '#domain/account/device.ts'
import type { AccountResult } from '#web/shared/session/account-calls.ts'
import { callApi, isRecord } from '#web/shared/session/call-api.ts'

export type OpenSession = {
  readonly id: string
  readonly device: Device
  /** ISO moment. */
  readonly lastUsedAt: string
  readonly isCurrent: boolean
}

/** Null when it could not be read. */
export async function readOpenSessions(): Promise<readonly OpenSession[] | null> {
  const result = await callApi('account/sessions')
  if (!result.ok || !isRecord(result.value)) return null
  // Our own server's answer (src/server/account/own-account/routes.ts).
  return result.value['sessions'] as readonly OpenSession[]
}

export async function endSession(id: string): Promise<AccountResult> {
  const result = await callApi(`account/sessions/${id}`, { method: 'DELETE' })
  return result.ok ? { ok: true } : { ok: false, code: result.code, message: null }
}
