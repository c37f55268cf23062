/** GET /api/account/erasure: what the account is asked for before it ends. */
import { callApi, isRecord } from '#web/shared/session/call-api.ts'

export type ErasureProof = 'password' | 'email'

/** The password where nothing else is known: that is what most accounts have. */
export async function readErasureProof(): Promise<ErasureProof> {
  const result = await callApi('account/erasure')
  return result.ok && isRecord(result.value) && result.value['proof'] === 'email' ? 'email' : 'password'
}
