/**
 * The secret of one sign-in at a provider. The browser keeps it in a cookie that no script reads; state, nonce and
 * PKCE verifier of our leg to the provider are derived from it, so that the database keeps none of them, and nobody
 * but this browser can finish what it began (login CSRF). Decision 0020.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const TICKET_BYTES = 32
const TICKET_SHAPE = /^[A-Za-z0-9_-]{43}$/

export type ProviderSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string }

export function newTicket(): string {
  return randomBytes(TICKET_BYTES).toString('base64url')
}

/** The same three for the same ticket; none of them tells the ticket or another one. */
export function secretsOf(ticket: string): ProviderSecrets {
  const derive = (purpose: string) => createHmac('sha256', ticket).update(purpose).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') }
}

/** True when the answer with this state belongs to the sign-in that this browser began. */
export function isStateOfTicket(ticket: string | undefined, state: string): boolean {
  if (!ticket || !TICKET_SHAPE.test(ticket)) return false
  return isEqual(secretsOf(ticket).state, state)
}

/** Sign-ins that a browser may have under way, in as many tabs: the oldest gives way. */
const MAX_TICKETS = 5

/** What the browser keeps: the newest last. */
export function withTicket(kept: string | undefined, ticket: string): string {
  return [...ticketsOf(kept), ticket].slice(-MAX_TICKETS).join('.')
}

export function withoutTicket(kept: string | undefined, ticket: string): string {
  return ticketsOf(kept)
    .filter((one) => one !== ticket)
    .join('.')
}

/** The one whose sign-in this state belongs to. */
export function ticketOfState(kept: string | undefined, state: string): string | undefined {
  return ticketsOf(kept).find((ticket) => isStateOfTicket(ticket, state))
}

function ticketsOf(kept: string | undefined): string[] {
  return (kept ?? '').split('.').filter((ticket) => TICKET_SHAPE.test(ticket))
}

/** A code for the browser, to be exchanged for a session once. */
export function newCode(): string {
  return randomBytes(TICKET_BYTES).toString('base64url')
}

/** RFC 7636 §4.6, method S256. */
export function isVerifierOf(challenge: string, verifier: string): boolean {
  return isEqual(createHash('sha256').update(verifier).digest('base64url'), challenge)
}

/** What the database keeps in place of a state or a code. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
