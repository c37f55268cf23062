/**
 * Signs out in one tab while another one still writes in the chat: the message is taken or refused, nothing is done in the
 * name of who has left, and the next thing begins with the password.
 */
import { randomUUID } from 'node:crypto'
import type { Student } from '../student.ts'
import { isExpected } from './expect-status.ts'
import { renew } from './sign-up.ts'

export async function leave({ callAsGuest, chance, ledger, session, name }: Student): Promise<void> {
  const { token, userId } = session
  const id = randomUUID()
  const sent = { userId, text: `Até amanhã, diz ${name}, ${chance.below(1e6)}.`, isAcknowledged: false }
  ledger.messages.set(id, sent)
  const write = callAsGuest({
    method: 'POST',
    path: '/api/chat/global/messages',
    body: { id, text: sent.text },
    token,
  })
  const signOut = callAsGuest({ method: 'POST', path: '/auth/v1/logout?scope=local', token })
  const [written, left] = await Promise.all([write, signOut])
  if (isExpected(ledger, 'write while leaving', written, [200, 201, 401, 403, 429])) {
    sent.isAcknowledged = written.status === 200 || written.status === 201
  }
  // The answer to the first try was lost. Any other refusal leaves somebody signed in who wanted to go.
  const isGone = left.text.includes('session_not_found')
  isExpected(ledger, 'sign out', left, isGone ? [401, 403] : [204])
  const path = `/rest/v1/profiles?select=*&id=eq.${userId}`
  isExpected(ledger, 'read after leaving', await callAsGuest({ path, token }), [401, 403])
  await renew({ callAsGuest, ledger, session, door: left.door })
}
