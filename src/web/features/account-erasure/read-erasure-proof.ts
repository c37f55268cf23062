/** GET /api/account/erasure: what the account is asked for before it ends. */
import { callApi } from '#web/features/session/api-call.ts'

export type ErasureProof = 'password' | 'email'

/** The password where nothing else is known: that is what most accounts have. */
export async function readErasureProof(): Promise<ErasureProof> {
  const result = await callApi('GET', 'account/erasure')
  const body: unknown = result.ok ? await result.response.json().catch(() => null) : null
  const isByEmail = typeof body === 'object' && body !== null && 'proof' in body && body.proof === 'email'
  return isByEmail ? 'email' : 'password'
}
