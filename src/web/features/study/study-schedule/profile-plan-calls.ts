/** The study plan in the profile: GET, PUT and DELETE /api/study-plan. */

import { isRecord } from '#domain/shared/is-record.ts'
import { ok } from '#domain/shared/result.ts'
import { type ProfileStudyPlan, readStudyPlan } from '#domain/study/stored-study-plan.ts'
import type { Answer } from '#web/shared/asked/asked-store.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const ADDRESS = 'study-plan'

/** `plan` is null when the profile holds none. */
export async function readProfilePlan(
  signal: AbortSignal,
): Promise<Answer<{ readonly plan: ProfileStudyPlan | null }>> {
  const answer = await callApi(ADDRESS, { signal })
  if (!answer.ok) return answer
  return ok({ plan: isRecord(answer.value) ? readStudyPlan(answer.value['plan']) : null })
}

export function saveProfilePlan(plan: ProfileStudyPlan) {
  return callApi(ADDRESS, { method: 'PUT', body: plan })
}

export function removeProfilePlan() {
  return callApi(ADDRESS, { method: 'DELETE' })
}
