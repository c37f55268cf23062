/** The calls of the mock exams' admin page; each is the owner's alone and answers the whole page. */
import type { z } from 'zod'
import { type mockExamPlanSchema, mockExamsAdminSchema } from '#domain/console/mock-exams-admin-wire.ts'
import { mockExamsAdminTexts as texts } from '#texts/console/mock-exams.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'

const schema = () => Promise.resolve(mockExamsAdminSchema)

export function fetchMockExams(signal?: AbortSignal) {
  return callChecked(schema(), 'console/mock-exams', { signal })
}

export function sendPlan(month: string, body: z.input<typeof mockExamPlanSchema>) {
  return callChecked(schema(), `console/mock-exams/${month}`, { method: 'PUT', body })
}

export function sendUnplan(month: string) {
  return callChecked(schema(), `console/mock-exams/${month}`, { method: 'DELETE' })
}

/** What a refusal says, as a sentence. */
export function refusalWords({ code, answer }: ApiRefusal): string {
  const fault = new Map<unknown, string>(Object.entries(texts.faults)).get(answer['fault'])
  return fault ?? texts.refusals[code] ?? texts.notSaved.description
}
