/**
 * Refresh tokens: a session and its counter under a MAC, so that no token needs to be stored and a stolen
 * database cannot make one without the key. Which counter is valid is the session row's business.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** version (1 byte) | session uuid (16) | counter (6) | MAC (16) */
const VERSION = 0
const BODY_BYTES = 23
const MAC_BYTES = 16
const COUNTER_OFFSET = 17
const COUNTER_BYTES = 6

export type RefreshTokenContent = { sessionId: string; counter: number }

export type RefreshTokens = {
  readonly encode: (content: RefreshTokenContent) => string
  /** Null for everything that we did not make. */
  readonly decode: (token: string) => RefreshTokenContent | null
}

export function createRefreshTokens(macKey: Buffer): RefreshTokens {
  const macOf = (body: Buffer) => createHmac('sha256', macKey).update(body).digest().subarray(0, MAC_BYTES)
  return {
    encode: ({ sessionId, counter }) => {
      const body = Buffer.alloc(BODY_BYTES)
      body[0] = VERSION
      body.write(sessionId.replaceAll('-', ''), 1, 'hex')
      body.writeUIntBE(counter, COUNTER_OFFSET, COUNTER_BYTES)
      return Buffer.concat([body, macOf(body)]).toString('base64url')
    },
    decode: (token) => {
      const raw = Buffer.from(token, 'base64url')
      if (raw.length !== BODY_BYTES + MAC_BYTES || raw[0] !== VERSION) return null
      const body = raw.subarray(0, BODY_BYTES)
      if (!timingSafeEqual(macOf(body), raw.subarray(BODY_BYTES))) return null
      const hex = body.toString('hex', 1, COUNTER_OFFSET)
      const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { sessionId, counter: body.readUIntBE(COUNTER_OFFSET, COUNTER_BYTES) }
    },
  }
}
