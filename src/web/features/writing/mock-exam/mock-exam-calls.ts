/** The calls of the mock exam; the schemas are fetched beside the answers. */
import type { BeginRequest, SheetRequest } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

const wire = () => import('#domain/writing/mock-exam/mock-exam-wire.ts')

export function fetchMockExam(signal: AbortSignal) {
  return callChecked(
    wire().then(({ mockExamSchema }) => mockExamSchema),
    'mock-exam',
    { signal },
  )
}

export function fetchOwnSittings(signal: AbortSignal) {
  return callChecked(
    wire().then(({ ownSittingsSchema }) => ownSittingsSchema),
    'mock-exam/sittings',
    { signal },
  )
}

export function fetchSitting(month: string, signal?: AbortSignal) {
  return callChecked(
    wire().then(({ sittingSchema }) => sittingSchema),
    `mock-exam/sittings/${month}`,
    { signal },
  )
}

export function sendExamMail(isWanted: boolean) {
  return callChecked(
    wire().then(({ examMailSchema }) => examMailSchema),
    'mock-exam/mail',
    { method: 'PUT', body: { isWanted } },
  )
}

export function sendBegin(body: BeginRequest) {
  return callChecked(
    wire().then(({ sittingSchema }) => sittingSchema),
    'mock-exam/sittings',
    { method: 'POST', body },
  )
}

export function sendSheet(month: string, body: SheetRequest) {
  return callChecked(
    wire().then(({ savedSchema }) => savedSchema),
    `mock-exam/sittings/${month}`,
    { method: 'PUT', body },
  )
}

export function sendHandIn(month: string, body: SheetRequest) {
  return callChecked(
    wire().then(({ savedSchema }) => savedSchema),
    `mock-exam/sittings/${month}/hand-in`,
    { method: 'POST', body },
  )
}
