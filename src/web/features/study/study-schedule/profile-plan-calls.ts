/** The study plan in the profile: GET, PUT and DELETE /api/study-plan. Each throws when it could not be done. */
import { type KeptStudyPlan, readStudyPlan } from '#domain/study/stored-study-plan.ts'
import { accessToken } from '#web/shared/session/session-store.ts'

const ADDRESS = '/api/study-plan'

/** Null when the profile holds none. */
export async function readProfilePlan(): Promise<KeptStudyPlan | null> {
  const answer: unknown = await (await call('GET')).json()
  return typeof answer === 'object' && answer !== null && 'plan' in answer ? readStudyPlan(answer.plan) : null
}

export async function saveProfilePlan(plan: KeptStudyPlan): Promise<void> {
  await call('PUT', JSON.stringify(plan))
}

export async function removeProfilePlan(): Promise<void> {
  await call('DELETE')
}

async function call(method: string, body?: string): Promise<Response> {
  const token = await accessToken()
  const response = await fetch(ADDRESS, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body }),
  })
  if (!response.ok) throw new Error(`${method} ${ADDRESS}: HTTP ${response.status}`)
  return response
}
