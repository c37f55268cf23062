/** Where a day of practice comes from: the account's from the server, a visitor's from this browser. */

import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type {
  PracticeAnswer,
  PracticeState,
  PracticeVerdict,
  TaskAnswer,
} from '#domain/study/practice/practice-wire.ts'
import {
  practiceAnswerSchema,
  practiceStateSchema,
  practiceVerdictSchema,
  taskAnswerSchema,
} from '#domain/study/practice/practice-wire.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { forgetPractice, storedText } from './practice-store.ts'

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

/** What was practised here before the account was entered goes along; where that fails, it waits. */
async function takeInVisit(): Promise<void> {
  const text = storedText()
  if (text === null) return
  const sent = await callApi('practice/visits', { method: 'POST', body: parsed(text) })
  if (sent.ok || sent.code === 'invalid_input') forgetPractice()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A visitor's answer: the server judges it and forgets it. */
export async function checkAnswer(about: string, text: string): Promise<Answered<PracticeVerdict>> {
  return read(
    practiceVerdictSchema,
    await callApi('practice/checks', { method: 'POST', body: { about, text } }),
  )
}

type Schema<Value> = { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } }

function read<Value>(schema: Schema<Value>, answer: Answered<unknown>): Answered<Value> {
  if (!answer.ok) return answer
  const parsed = schema.safeParse(answer.value)
  return parsed.success ? ok(parsed.data) : refuse('unreachable')
}
