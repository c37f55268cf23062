/** GET and DELETE /api/account/sessions: the devices on which the account is open. */
import type { Device } from '#domain/account/device.ts'
import { isRecord } from '#domain/shared/is-record.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import type { Answer } from '#web/shared/asked/asked-store.ts'
import type { AccountResult } from '#web/shared/session/account-calls.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export type OpenSession = {
  readonly id: string
  readonly device: Device
  /** ISO moment. */
  readonly lastUsedAt: string
  readonly isCurrent: boolean
}

export async function readOpenSessions(signal: AbortSignal): Promise<Answer<readonly OpenSession[]>> {
  const result = await callApi('account/sessions', { signal })
  if (!result.ok) return result
  if (!isRecord(result.value)) return refuse('unreachable')
  // Our own server's answer (src/server/account/own-account/routes.ts).
  return ok(result.value['sessions'] as readonly OpenSession[])
}

export async function endSession(id: string): Promise<AccountResult> {
  const result = await callApi(`account/sessions/${id}`, { method: 'DELETE' })
  return result.ok ? { ok: true } : { ok: false, code: result.code, message: null }
}
