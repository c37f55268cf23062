/** The calls of the writing room. Each answers with what the server said, checked, or with its refusal. */
import type { CorrectionBody, DraftBody, ReadingBody } from '#domain/writing/essay-wire.ts'
import type { ExamCorrectionBody } from '#domain/writing/exam-essay-wire.ts'
import type { OwnPoints } from '#domain/writing/exam-reading.ts'
import type { DeskState } from '#domain/writing/teacher-correction/on-the-desk.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const examWire = () => import('#domain/writing/exam-essay-wire.ts')
const wire = () => import('#domain/writing/essay-wire.ts')

export function sendForCorrection(body: CorrectionBody) {
  const schema = wire().then(({ correctedSchema }) => correctedSchema)
  return callChecked(schema, 'corrections', { method: 'POST', body })
}

export function sendForExam(body: ExamCorrectionBody) {
  const schema = examWire().then(({ examCorrectedSchema }) => examCorrectedSchema)
  return callChecked(schema, 'exam-corrections', { method: 'POST', body })
}

export function fetchExamEssay(id: string, signal?: AbortSignal) {
  return callChecked(
    examWire().then(({ examEssaySchema }) => examEssaySchema),
    `exam-essays/${encodeURIComponent(id)}`,
    withSignal(signal),
  )
}

export function fetchExamVersion(id: string, number: number, signal: AbortSignal) {
  return callChecked(
    examWire().then(({ examVersionSchema }) => examVersionSchema),
    `exam-essays/${encodeURIComponent(id)}/versions/${number}`,
    { signal },
  )
}

/** The student's own points by the board's criteria. */
export function saveAssessment(id: string, number: number, points: OwnPoints) {
  return callApi(`exam-essays/${id}/versions/${number}/assessment`, { method: 'PUT', body: { points } })
}

export function saveDraft(id: string, body: DraftBody) {
  return callApi(`essays/${id}`, { method: 'PUT', body })
}

/** Marks and range of a rewriting that goes on: no version of it is kept. */
export function readRewriting(id: string, body: ReadingBody) {
  const schema = wire().then(({ readingSchema }) => readingSchema)
  return callChecked(schema, `essays/${encodeURIComponent(id)}/readings`, { method: 'POST', body })
}

export function fetchEssays(after: string | null, signal?: AbortSignal) {
  const page = after === null ? '' : `?after=${encodeURIComponent(after)}`
  return callChecked(
    wire().then(({ essayPageSchema }) => essayPageSchema),
    `essays${page}`,
    withSignal(signal),
  )
}

export function fetchEssay(id: string, signal?: AbortSignal) {
  return callChecked(
    wire().then(({ essaySchema }) => essaySchema),
    `essays/${encodeURIComponent(id)}`,
    withSignal(signal),
  )
}

export function fetchVersion(id: string, number: number, signal: AbortSignal) {
  return callChecked(
    wire().then(({ versionSchema }) => versionSchema),
    `essays/${encodeURIComponent(id)}/versions/${number}`,
    { signal },
  )
}

/** @param told what its author has read of the teacher's desk */
export function deleteEssay(id: string, told: DeskState | null) {
  return callApi(`essays/${id}${told === null ? '' : `?onDesk=${told}`}`, { method: 'DELETE' })
}

export function fetchProgress(signal: AbortSignal) {
  return callChecked(
    wire().then(({ progressSchema }) => progressSchema),
    'essays/progress',
    { signal },
  )
}

function withSignal(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal ? { signal } : {}
}
