/** Students who sit the mock exam, and the moments of the month in which they do. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { MockExamPlan } from '#domain/console/mock-exams-admin-wire.ts'
import type { Sitting } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import { PASSWORD } from './accounts.ts'
import { type ApiAnswer, type ApiCaller, asStudent } from './api-caller.ts'
import { aWriter } from './chat.ts'
import { PARAGRAPHS } from './corrector.ts'
import type { TestApp } from './test-app.ts'

export const SHEET = PARAGRAPHS.join('\n')

export async function begun(by: ApiCaller, month: string, isOnPaper = false): Promise<Sitting> {
  const { status, body } = await by('POST', 'mock-exam/sittings', { month, isOnPaper })
  expect([status, body.code]).toEqual([200, undefined])
  return body
}

export function aSheet(text: string, revision = 0) {
  return { text, pastedCharacters: 0, hasPaperLines: false, revision }
}

export function handsIn(by: ApiCaller, month: string, text = SHEET, revision = 0): Promise<ApiAnswer> {
  return by('POST', `mock-exam/sittings/${month}/hand-in`, aSheet(text, revision))
}

export async function sittingOf(by: ApiCaller, month: string): Promise<Sitting> {
  return (await by('GET', `mock-exam/sittings/${month}`)).body
}

/** A month that the owner plans, open from its fifth to its eighth day. */
export function aPlan(month: string, theme: MockExamPlan['theme'] = null): MockExamPlan {
  return {
    opensAt: `${month}-05T11:00:00.000Z`,
    closesAt: `${month}-08T11:00:00.000Z`,
    minutes: 60,
    theme,
  }
}

/** A student who signs in again when the session has run out: hours and days pass here. */
export async function aTaker(app: { url: string }): Promise<{ by: ApiCaller; id: string }> {
  const student = await aWriter(app)
  let caller = asStudent(app, student)
  const by: ApiCaller = async (...call) => {
    const answered = await caller(...call)
    if (answered.status !== 401) return answered
    const email = student.user.email ?? ''
    const { data, error } = await student.client.auth.signInWithPassword({ email, password: PASSWORD })
    if (error) throw new Error('the sign-in of a test failed', { cause: error })
    caller = asStudent(app, { ...student, session: data.session })
    return caller(...call)
  }
  return { by, id: student.user.id }
}

/** Others who took part in a month and were graded so, written past the corrector. */
export async function otherTakers(
  { context }: TestApp,
  month: string,
  totals: readonly number[],
): Promise<void> {
  const now = context.now()
  for (const total of totals) {
    const { id } = await context.db
      .insertInto('users')
      .values({ email: `${randomUUID()}@exemplo.invalid` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await context.db
      .insertInto('mock_exam_sittings')
      .values({
        ...{ month, user_id: id, is_on_paper: false, begun_at: now, ends_at: now, text: 'x' },
        ...{ handed_in_at: now, ended_by: 'student', graded_at: now, total, levels: '[0,0,0,0,0]' },
      })
      .execute()
  }
}
