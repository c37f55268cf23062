/** The calls of the challenge's desk; each is the owner's alone. */
import {
  challengeDeskSchema,
  juryEssayPageSchema,
  waitingEssaysSchema,
} from '#domain/console/challenge-admin-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export function fetchDesk() {
  return callChecked(Promise.resolve(challengeDeskSchema), 'challenge/desk')
}

export function fetchWaiting() {
  return callChecked(Promise.resolve(waitingEssaysSchema), 'challenge/waiting')
}

export function fetchJuryEssays(month: string, after: string | null) {
  const page = after === null ? '' : `?after=${encodeURIComponent(after)}`
  return callChecked(Promise.resolve(juryEssayPageSchema), `challenge/rounds/${month}/essays${page}`)
}

export function sendTheme(month: string, body: { theme: string; prize: string }) {
  return callApi(`challenge/themes/${month}`, { method: 'PUT', body })
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
