import { isRecord } from '#domain/shared/is-record.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { type Asked, useAsked } from '#web/shared/asked/use-asked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

type Activities = { readonly essays: number; readonly chatMessages: number; readonly referrals: number }

/** What the server has counted of the student. */
export function useActivities(): Asked<Activities> {
  return useAsked('deeds', async (signal) => {
    const answer = await callApi('deeds', { signal })
    if (!answer.ok) return answer
    if (!isRecord(answer.value)) return refuse('unreachable')
    const { essays, chatMessages, referrals } = answer.value
    if (typeof essays !== 'number' || typeof chatMessages !== 'number' || typeof referrals !== 'number')
      return refuse('unreachable')
    return ok({ essays, chatMessages, referrals })
  })
}
