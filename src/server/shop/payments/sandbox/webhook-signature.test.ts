import { expect, test } from 'vitest'
import { checkWebhookSignature, signWebhook } from './webhook-signature.ts'

const secret = Buffer.alloc(32, 7)
const body = '{"id":"evt_1"}'
const now = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a fresh signature over the same body is true', () => {
  expect(checkWebhookSignature(secret, body, signWebhook(secret, body, now), now)).toEqual({ ok: true })
})

test.each([
  [300, true],
  [301, false],
  [-300, true],
  [-301, false],
])('%i seconds after it was signed, a message is taken: %s', (seconds, isTaken) => {
  const header = signWebhook(secret, body, now)
  expect(checkWebhookSignature(secret, body, header, later(seconds)).ok).toBe(isTaken)
})

test.each([
  ['no header', null],
  ['an empty header', ''],
  ['no MAC', 't=1795262400'],
  ['a short MAC', 't=1795262400,v1=00'],
  ['a MAC of zeros', `t=1795262400,v1=${'0'.repeat(64)}`],
  ['the MAC of another secret', signWebhook(Buffer.alloc(32, 8), body, now)],
  ['the MAC of another body', signWebhook(secret, `${body} `, now)],
  ['another moment than the signed one', signWebhook(secret, body, now).replace(/t=\d+/, 't=1795262401')],
])('a message with %s is refused as forged', (_, header) => {
  expect(checkWebhookSignature(secret, body, header, now)).toEqual({ ok: false, code: 'invalid-signature' })
})
