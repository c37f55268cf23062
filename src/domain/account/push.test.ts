import { expect, test } from 'vitest'
import { afterTheNight, hourInBrasilia, isNight, isPushEndpoint } from './push.ts'

test.each([
  ['2026-11-22T00:59:59.999Z', 21, false, '2026-11-22T00:59:59.999Z'],
  ['2026-11-22T01:00:00.000Z', 22, true, '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T02:59:59.999Z', 23, true, '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T03:00:00.000Z', 0, true, '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T09:59:59.999Z', 6, true, '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T10:00:00.000Z', 7, false, '2026-11-22T10:00:00.000Z'],
])('%s is %i o’clock in Brasília, night: %s, told at %s', (at, hour, night, told) => {
  const moment = new Date(at)
  expect([hourInBrasilia(moment), isNight(moment)]).toEqual([hour, night])
  expect(afterTheNight(moment).toISOString()).toBe(told)
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQ',
  'https://db5p.notify.windows.com/w/?token=BQY%2b',
])('a notice may go to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/a',
  'https://127.0.0.1/a',
  'https://10.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://[::1]/a',
  'https://localhost/a',
  'https://localhost./a',
  'https://a.localhost/a',
  'https://router.lan/a',
  'https://metadata.google.internal/a',
  'https://a.example.com:8443/a',
  'https://u:p@a.example.com/a',
  'https://a.example.com@127.0.0.1/a',
  'https://a.example.com\\@127.0.0.1/a',
  'https://a.example.com',
  'https://a.example.com/\nHost: b',
  `https://a.example.com/${'a'.repeat(1024)}`,
  '',
])('and not to %j', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
})
