/** Writes in the chat as its outbox does: the same message under the same id until it is taken; reads along as well. */
import { randomUUID } from 'node:crypto'
import type { Student } from '../student.ts'
import { isExpected } from './expect-status.ts'

const PATH = '/api/chat/global/messages'
/** A second tab, an impatient finger: the same message on two ways at once. */
const TWICE_SHARE = 0.15
const READS_SHARE = 0.3

export async function chat({ call, chance, ledger, session, name }: Student): Promise<void> {
  if (chance.isTrue(READS_SHARE)) {
    isExpected(ledger, 'read the chat', await call({ path: PATH }), [200])
    return
  }
  const id = randomUUID()
  // Never the same again: the audit takes two alike for one that was kept twice.
  const text = `Oi, turma! Aqui é a aluna ${name}, com a mensagem ${ledger.messages.size + 1}.`
  const sent = { userId: session.userId, text, isAcknowledged: false }
  ledger.messages.set(id, sent)
  const write = async () => {
    const answer = await call({ method: 'POST', path: PATH, body: { id, text } })
    if (isExpected(ledger, 'write in the chat', answer, [200, 201, 429]) && answer.status !== 429)
      sent.isAcknowledged = true
  }
  await Promise.all(chance.isTrue(TWICE_SHARE) ? [write(), write()] : [write()])
}
