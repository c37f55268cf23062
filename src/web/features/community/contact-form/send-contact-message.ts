/** POST /api/contact-messages as JSON. */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'

type SentMessage = { name: string; email: string; topic: string; message: string; website: string }

/** @returns the protocol number, or the server's code; `unreachable` when no answer came */
export async function sendContactMessage(message: SentMessage): Promise<Ok<string> | Refusal<string>> {
  try {
    const response = await fetch('/api/contact-messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    const answer: unknown = await response.json()
    if (response.ok) return ok(memberOf(answer, 'protocol'))
    return refuse(memberOf(answer, 'code'))
  } catch {
    return refuse('unreachable')
  }
}

function memberOf(answer: unknown, name: string): string {
  const members = typeof answer === 'object' && answer !== null ? new Map(Object.entries(answer)) : new Map()
  return String(members.get(name) ?? '')
}
