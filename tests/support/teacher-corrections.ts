/** Essays that wait for a teacher, and a teacher who works on them. */
import { randomUUID } from 'node:crypto'
import type { ChangesBody, DeskChange, DeskMark } from '#domain/console/teacher-corrections-admin-wire.ts'
import type { ApiCaller } from './api-caller.ts'
import type { TestApp } from './test-app.ts'

export const SENT_BODY =
  'No Brasil, a leitura ainda é privilégio de poucos. Além disso as escolas não tem biblioteca.\n\nPortanto, cabe ao Estado construir bibliotecas, por meio de verbas, para que todos leiam.'

type Request = { body?: string; promisedOn?: string; photographKeys?: string[]; theme?: string }

/** @returns its id */
export async function aSentEssay(app: TestApp, accountId: string, request: Request = {}): Promise<string> {
  const id = randomUUID()
  await app.context.db
    .insertInto('teacher_corrections')
    .values({
      id,
      account_id: accountId,
      theme: request.theme ?? 'Desafios da leitura no Brasil',
      // The same text waits once.
      body: request.body ?? `${SENT_BODY}\n\n${id}`,
      state: 'sent',
      promised_on: request.promisedOn ?? '2026-12-01',
      sent_at: app.context.now(),
      photograph_keys: request.photographKeys ?? [],
    })
    .execute()
  return id
}

export function aMark(change: Partial<DeskMark> = {}): DeskMark {
  return {
    id: randomUUID(),
    place: { start: 0, end: 9 },
    category: 'grammar',
    effect: 'fault',
    remark: 'Reveja a concordância.',
    engineKey: null,
    state: 'kept',
    ...change,
  }
}

export const WHOLE: readonly DeskChange[] = [
  ...([1, 2, 3, 4, 5] as const).map((competence) => ({
    does: 'level' as const,
    competence,
    level: 160 as const,
    sentence: `Bom domínio na competência ${competence}.`,
  })),
  { does: 'comment', text: 'Bom texto: releia as vírgulas e siga em frente.' },
]

export const DESK = 'console/teacher-corrections'

export async function openDesk(by: ApiCaller, id: string) {
  const opened = await by('POST', `${DESK}/${id}/hold`)
  const change = (changes: readonly DeskChange[], secondsSpent = 60) => {
    const body: ChangesBody = { token: opened.body.token, secondsSpent, changes: [...changes] }
    return by('POST', `${DESK}/${id}/changes`, body)
  }
  const finish = () => by('POST', `${DESK}/${id}/finish`, { token: opened.body.token })
  return { opened, change, finish }
}

export async function correctWhole(by: ApiCaller, id: string, more: readonly DeskChange[] = []) {
  const desk = await openDesk(by, id)
  await desk.change([...WHOLE, ...more])
  return desk.finish()
}
