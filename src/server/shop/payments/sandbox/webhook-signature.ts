/**
 * The signature on the test provider's webhooks: HMAC-SHA256 over "timestamp.body", in a header of the form
 * `t=<seconds>,v1=<hex>`. The timestamp keeps a recorded message from being played again later.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Refusal } from '#domain/shared/result.ts'

export const SIGNATURE_HEADER = 'x-sandbox-signature'
const TOLERANCE_MS = 5 * 60_000

export function signWebhook(secret: Uint8Array, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`
}

/** @param header as it came; null where there was none */
export function checkWebhookSignature(
  secret: Uint8Array,
  body: string,
  header: string | null,
  now: Date,
): { ok: true } | Refusal<'invalid-signature' | 'stale-signature'> {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!parts) return { ok: false, code: 'invalid-signature' }
  const [, seconds, mac] = parts as unknown as [string, string, string] // the pattern has two groups
  const expected = macOf(secret, Number(seconds), body)
  if (!timingSafeEqual(Buffer.from(mac, 'hex'), Buffer.from(expected, 'hex'))) {
    return { ok: false, code: 'invalid-signature' }
  }
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > TOLERANCE_MS) {
    return { ok: false, code: 'stale-signature' }
  }
  return { ok: true }
}

function macOf(secret: Uint8Array, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}
