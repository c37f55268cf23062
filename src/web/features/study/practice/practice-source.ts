/** Where a day of practice comes from: the account's from the server, a visitor's from this browser. */

import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { PracticeAnswer, PracticeState, TaskAnswer } from '#domain/study/practice/practice-wire.ts'
import {
  practiceAnswerSchema,
  practiceStateSchema,
  taskAnswerSchema,
} from '#domain/study/practice/practice-wire.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { forgetPractice, keepPractice, storedPractice } from './practice-store.ts'

export type Answered<Value> = Ok<Value> | Refusal<string>
export type PracticeSource = {
  readonly open: () => Promise<Answered<PracticeState>>
  /** @param text null asks for the answer */
  readonly answer: (day: string, item: string, text: string | null) => Promise<Answered<PracticeAnswer>>
  readonly courseTask: (id: string, text: string) => Promise<Answered<TaskAnswer>>
}

export const MEMBER_SOURCE: PracticeSource = {
  open: async () => {
    await takeInVisit()
    return read(practiceStateSchema, await callApi('practice'))
  },
  answer: async (day, item, text) =>
    read(
      practiceAnswerSchema,
      await callApi('practice/answers', { method: 'POST', body: { day, item, text } }),
    ),
  courseTask: async (id, text) =>
    read(taskAnswerSchema, await callApi(`practice/tasks/${id}/answers`, { method: 'POST', body: { text } })),
}

/**
 * What was practised here without the account or without a network goes along; where that fails, it waits. The memory of
 * the classes stays, for the next day without a network.
 */
async function takeInVisit(): Promise<void> {
  const stored = storedPractice()
  if (stored.items.length === 0 && stored.courseTasks.length === 0) return
  const sent = await callApi('practice/visits', { method: 'POST', body: stored })
  if (sent.ok) keepPractice({ ...stored, day: '', items: [], courseTasks: [] })
  else if (sent.code === 'invalid_input') forgetPractice()
}

type Schema<Value> = { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } }

export function read<Value>(schema: Schema<Value>, answer: Answered<unknown>): Answered<Value> {
  if (!answer.ok) return answer
  const parsed = schema.safeParse(answer.value)
  return parsed.success ? ok(parsed.data) : refuse('unreachable')
}
