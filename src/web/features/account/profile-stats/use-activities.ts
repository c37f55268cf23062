import { ok, refuse } from '#domain/shared/result.ts'
import { type Asked, useAsked } from '#web/shared/asked/use-asked.ts'
import { callApi, isRecord } from '#web/shared/session/call-api.ts'

type Activities = { readonly essays: number; readonly chatMessages: number; readonly referrals: number }

/** What the server has counted of the student. */
export function useActivities(): Asked<Activities> {
  return useAsked('deeds', async (signal) => {
    const answer = await callApi('deeds', { signal })
    if (!answer.ok) return answer
    if (!isRecord(answer.value)) return refuse('unreachable')
    const { essays, chatMessages, referrals } = answer.value
    return ok({
      essays: Number(essays ?? 0),
      chatMessages: Number(chatMessages ?? 0),
      referrals: Number(referrals ?? 0),
    })
  })
}
