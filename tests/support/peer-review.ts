/** Students who take part in the Match, with an essay that could be sent. */
import { randomUUID } from 'node:crypto'
import type { AccountAgeBand } from '#domain/account/age.ts'
import type { DeliveryBody } from '#domain/writing/peer-review-wire.ts'
import { type ApiCaller, asStudent } from './api-caller.ts'
import { aWriter } from './chat.ts'
import { aDelivery } from './peer-delivery.ts'
import { proveEmail } from './shop.ts'
import type { TestApp } from './test-app.ts'

export const ESSAY_TEXT =
  'O acesso à cultura no Brasil ainda depende do lugar onde se mora.\nPortanto, cabe ao Estado agir.'
export const MACHINE_LEVELS = [120, 120, 120, 120, 120]

export type Matcher = {
  by: ApiCaller
  id: string
  email: string
  essayId: string
  search: () => ReturnType<ApiCaller>
}

type Request = {
  ageBand?: AccountAgeBand
  text?: string
  lines?: number
  isReady?: boolean
  isProven?: boolean
  /** An old account with a guardian: what it corrects arrives at once. */
  isKnown?: boolean
}

/** On and calibrated, except for what is given. */
export async function aMatcher(app: TestApp, request: Request = {}): Promise<Matcher> {
  const student = await aWriter(app, { ageBand: request.ageBand ?? '18-plus', fullName: 'Ana Lia Pessoa' })
  if (request.isProven ?? true) await proveEmail(app, student.email)
  const by = asStudent(app, student)
  const now = app.context.now()
  if (request.isKnown ?? true) await makeKnown(app, student.user.id)
  await app.context.db
    .insertInto('peer_members')
    .values({
      user_id: student.user.id,
      is_on: true,
      agreed_at: now,
      ready_at: (request.isReady ?? true) ? now : null,
    })
    .execute()
  const essayId = await anEssay(app, student.user.id, request)
  const body = { essayId, number: 1, isNameMeant: false }
  return {
    by,
    id: student.user.id,
    email: student.email,
    essayId,
    search: () => by('POST', 'peer-review/search', body),
  }
}

export async function makeKnown({ context: { pool, now } }: TestApp, userId: string): Promise<void> {
  await pool.query(`update users set created_at = created_at - interval '31 days' where id = $1`, [userId])
  await pool.query(
    'insert into guardian_permissions (user_id, granted_at) values ($1, $2) on conflict do nothing',
    [userId, now()],
  )
}

/** Corrected by the machine with the levels above. @returns its id */
export async function anEssay(app: TestApp, userId: string, { text = ESSAY_TEXT, lines = 20 }: Request = {}) {
  const [id, now] = [randomUUID(), new Date()]
  const { db } = app.context
  const theme = 'O acesso à cultura no Brasil'
  await db
    .insertInto('essays')
    .values({ id, user_id: userId, theme, draft: text, created_at: now, updated_at: now })
    .execute()
  await db
    .insertInto('essay_versions')
    .values({
      essay_id: id,
      number: 1,
      text,
      levels: JSON.stringify(MACHINE_LEVELS),
      total: 600,
      correction: JSON.stringify({ counts: { lines } }),
      corrected_at: now,
    })
    .execute()
  return id
}

/** Delivers what this student has to correct. */
export async function deliver({ by }: Pick<Matcher, 'by'>, changes: Partial<DeliveryBody> = {}) {
  const { body: state } = await by('GET', 'peer-review')
  if (!state.task) throw new Error('there is nothing to correct')
  return by('POST', `peer-review/tasks/${state.task.id}/delivery`, aDelivery(changes))
}
