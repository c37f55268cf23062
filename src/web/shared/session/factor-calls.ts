/** What a screen asks about the second factor, by the account client's own calls; refusals are values. */
import { ok, refuse } from '#domain/shared/result.ts'
import type { Answer } from '#web/shared/asked/asked-store.ts'
import { type AccountFailure, type AccountResult, callAccount } from './account-calls.ts'
import { callApi } from './call-api.ts'

type Found<Value> = { readonly ok: true; readonly value: Value } | AccountFailure
export type Enrolment = { readonly id: string; readonly secret: string; readonly uri: string }

/** Begins a factor: the one moment at which its secret is told. */
export function enrolFactor(): Promise<Found<Enrolment>> {
  return find(async ({ mfa }) => {
    const { data, error } = await mfa.enroll({ factorType: 'totp' })
    return { error, value: data && { id: data.id, secret: data.totp.secret, uri: data.totp.uri } }
  })
}

/** Shows the code of the app: the session may act, and the first code makes the factor count. */
export function showTimeCode(factorId: string, code: string): Promise<AccountResult> {
  return callAccount(({ auth }) => auth.mfa.challengeAndVerify({ factorId, code }))
}

export function showRecoveryCode(code: string): Promise<AccountResult> {
  return callAccount(({ auth }) => auth.mfa.recoveryCodes.verify({ code }))
}

/** Ten new ones, told this once; those of before count no more. */
export function makeRecoveryCodes(): Promise<Found<readonly string[]>> {
  return find(async ({ mfa }) => {
    const { data, error } = await mfa.recoveryCodes.regenerate()
    return { error, value: data?.codes }
  })
}

/** How many are left. */
export async function countRecoveryCodes(): Promise<Answer<number>> {
  const found = await find(async ({ mfa }) => {
    const { data, error } = await mfa.recoveryCodes.getStatus()
    return { error, value: data?.remaining }
  })
  if (found.ok) return found
  return found.code === 'mfa_factor_not_found' ? ok(0) : refuse(found.code ?? 'unreachable')
}

export function removeFactor(factorId: string): Promise<AccountResult> {
  return callAccount(async ({ auth }) => {
    const { error } = await auth.mfa.unenroll({ factorId })
    // The token of before still says aal2, and the user in it has a factor.
    return error ? { error } : auth.refreshSession()
  })
}

/** Says the password once more. */
export async function provePassword(password: string): Promise<AccountResult> {
  const answer = await callApi('account/proof', { method: 'POST', body: { password } })
  return answer.ok ? { ok: true } : { ok: false, code: answer.code, message: null }
}

type Auth = Parameters<Parameters<typeof callAccount>[0]>[0]['auth']
type Reply<Value> = Awaited<ReturnType<Parameters<typeof callAccount>[0]>> & {
  value: Value | null | undefined
}

async function find<Value>(work: (auth: Auth) => Promise<Reply<Value>>): Promise<Found<Value>> {
  const found: { value?: Value | null | undefined } = {}
  const result = await callAccount(async ({ auth }) => {
    const answer = await work(auth)
    found.value = answer.value
    return answer
  })
  if (!result.ok) return result
  if (found.value == null) return { ok: false, code: 'unreachable', message: null }
  return { ok: true, value: found.value }
}
