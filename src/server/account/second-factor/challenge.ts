/**
 * Challenges of the wire: who asks for one gets an id that is good for a while, for this session and factor. Nothing
 * is stored: the id carries its end under a MAC. That a code counts once is the factor's business (verify.ts).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFETIME_SECONDS = 300
const SECONDS_BYTES = 6
const MAC_BYTES = 16

type Subject = { readonly factorId: string; readonly sessionId: string }

export function newChallenge(key: Buffer, subject: Subject, now: Date): { id: string; expiresAt: number } {
  const expiresAt = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS
  const end = Buffer.alloc(SECONDS_BYTES)
  end.writeUIntBE(expiresAt, 0, SECONDS_BYTES)
  return { id: Buffer.concat([end, macOf(key, subject, end)]).toString('base64url'), expiresAt }
}

export function isChallengeOpen(key: Buffer, subject: Subject, id: string, now: Date): boolean {
  const raw = Buffer.from(id, 'base64url')
  if (raw.length !== SECONDS_BYTES + MAC_BYTES) return false
  const end = raw.subarray(0, SECONDS_BYTES)
  if (!timingSafeEqual(macOf(key, subject, end), raw.subarray(SECONDS_BYTES))) return false
  return end.readUIntBE(0, SECONDS_BYTES) * 1000 > now.getTime()
}

function macOf(key: Buffer, { factorId, sessionId }: Subject, end: Buffer): Buffer {
  return createHmac('sha256', key)
    .update(`${factorId} ${sessionId} `)
    .update(end)
    .digest()
    .subarray(0, MAC_BYTES)
}
