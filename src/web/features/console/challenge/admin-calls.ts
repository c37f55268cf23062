/** The calls of the challenge's admin page; each is the owner's alone. */
import {
  challengeAdminSchema,
  juryEssayPageSchema,
  roundChangedSchema,
  waitingEssaysSchema,
} from '#domain/console/challenge-admin-wire.ts'
import { ok } from '#domain/shared/result.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export function fetchAdmin(signal?: AbortSignal) {
  return callChecked(Promise.resolve(challengeAdminSchema), 'challenge/admin', { signal })
}

export function fetchWaiting(signal?: AbortSignal) {
  return callChecked(Promise.resolve(waitingEssaysSchema), 'challenge/waiting', { signal })
}

export async function fetchJuryEssays(month: string, after: string | null, signal?: AbortSignal) {
  const page = after === null ? '' : `?after=${encodeURIComponent(after)}`
  const read = await callChecked(
    Promise.resolve(juryEssayPageSchema),
    `challenge/rounds/${month}/essays${page}`,
    { signal },
  )
  return read.ok ? ok({ rows: read.value.essays, next: read.value.next }) : read
}

export function sendTheme(month: string, body: { theme: string; prize: string }) {
  return callApi(`challenge/themes/${month}`, { method: 'PUT', body })
}

/** @returns how many people are told */
export function sendRoundChange(month: string, body: { theme: string; prize: string; note: string }) {
  return callChecked(Promise.resolve(roundChangedSchema), `challenge/rounds/${month}/change`, {
    method: 'POST',
    body,
  })
}

export function sendListing(essayId: string) {
  return callApi(`challenge/essays/${essayId}/listing`, { method: 'PUT' })
}

export function sendGrade(essayId: string, scores: readonly number[]) {
  return callApi(`challenge/essays/${essayId}/grade`, { method: 'PUT', body: { scores } })
}

export function sendVerdict(month: string) {
  return callApi(`challenge/rounds/${month}/verdict`, { method: 'POST' })
}
