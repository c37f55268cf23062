/** The calls of /painel/duvidas; each is the owner's alone. */
import { ok } from '#domain/shared/result.ts'
import { questionsAdminSchema } from '#domain/study/courses/lesson-question-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export async function fetchQuestions(
  list: 'waiting' | 'answered',
  after: string | null,
  signal: AbortSignal,
) {
  const query = after === null ? '' : `?after=${encodeURIComponent(after)}`
  const path = `console/lesson-questions/${list}${query}`
  const page = await callChecked(Promise.resolve(questionsAdminSchema), path, { signal })
  return page.ok ? ok({ rows: page.value.questions, next: page.value.next }) : page
}

export function sendAnswer(id: string, body: { text: string; isShown: boolean }) {
  return callApi(`console/lesson-questions/${id}/answer`, { method: 'PUT', body })
}
