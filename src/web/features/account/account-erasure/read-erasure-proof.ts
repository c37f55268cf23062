/** GET /api/account/erasure: what the account is asked for before it ends. */

import { isRecord } from '#domain/shared/is-record.ts'
import { ok } from '#domain/shared/result.ts'
import type { Answer } from '#web/shared/asked/asked-store.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export type ErasureProof = 'password' | 'email'

export async function readErasureProof(signal: AbortSignal): Promise<Answer<ErasureProof>> {
  const result = await callApi('account/erasure', { signal })
  if (!result.ok) return result
  return ok(isRecord(result.value) && result.value['proof'] === 'email' ? 'email' : 'password')
}
