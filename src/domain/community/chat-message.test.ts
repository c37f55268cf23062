import { expect, test } from 'vitest'
import { isStillKept, MESSAGE_MAX_CHARACTERS, readMessageText } from './chat-message.ts'

test.each(['', ' ', '\n\t ', '\u200B\u200D', '\u202E', '\u00A0'])('%j is an empty message', (raw) => {
  expect(readMessageText(raw)).toEqual({ ok: false, code: 'empty_message' })
})

test.each([
  ['  oi  ', 'oi'],
  ['um\r\ndois', 'um\ndois'],
  ['um\n\n\n\n\ndois', 'um\n\ndois'],
  ['preço\u202E aluc', 'preço aluc'],
  ['a\u0007b\u0000c', 'abc'],
  ['família 👩‍👩‍👧', 'família 👩‍👩‍👧'],
])('%j is kept as %j', (raw, text) => {
  expect(readMessageText(raw)).toEqual({ ok: true, value: text })
})

test.each([
  [MESSAGE_MAX_CHARACTERS - 1, true],
  [MESSAGE_MAX_CHARACTERS, true],
  [MESSAGE_MAX_CHARACTERS + 1, false],
])('%i characters may be sent: %s, each counted once however it is encoded', (count, isOk) => {
  for (const character of ['a', 'ã', '👕']) expect(readMessageText(character.repeat(count)).ok).toBe(isOk)
})

test.each([
  ['2026-11-14T12:00:01Z', true],
  ['2026-11-14T12:00:00Z', false],
  ['2026-11-13T12:00:00Z', false],
  ['no moment', false],
])('at noon of the 21st a message of %s is kept: %s', (timestamp, isKept) => {
  expect(isStillKept(timestamp, new Date('2026-11-21T12:00:00Z'))).toBe(isKept)
})
