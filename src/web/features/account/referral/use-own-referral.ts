import { isRecord } from '#domain/shared/is-record.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { type Asked, useAsked } from '#web/shared/asked/use-asked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

type OwnReferral = { readonly url: string; readonly confirmed: number }

/** The student's invitation link and how many came by it; asked for when the panel is first shown. */
export function useOwnReferral(): Asked<OwnReferral> {
  return useAsked('own referral', async (signal) => {
    const answer = await callApi('referral', { signal })
    if (!answer.ok) return answer
    if (!isRecord(answer.value)) return refuse('unreachable')
    const { url, confirmed } = answer.value
    return ok({ url: String(url), confirmed: Number(confirmed) })
  })
}
