/** A moderator decides about what the queue shows at this moment. */
import { callApi } from './chat.ts'
import type { TestApp } from './test-app.ts'

/** @param path of a decision, or of the decision on an appeal */
export async function decide(app: TestApp, moderator: object, path: string, body: object) {
  const { body: queue } = await callApi(app, 'GET', 'moderation/cases', moderator)
  const shown = (queue['cases'] as { id: string; text: string; newestText: string | null }[]).find(({ id }) =>
    path.includes(id),
  )
  const textRead = shown?.newestText ?? shown?.text ?? ''
  return callApi(app, 'POST', path, { ...moderator, body: { textRead, ...body } })
}
