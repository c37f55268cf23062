import { expect, test } from 'vitest'
import { messagesKey, readStoredMessages, readStoredOutbox, storedMessages } from './stored-chat.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const message = {
  id: 'a',
  text: 'oi',
  sender: 'Ana S.',
  isTeacher: false,
  avatar: '/a.svg',
  timestamp: '2026-11-20T12:00:00Z',
  authorKey: 'k',
  position: 1,
  revision: 1,
  isEdited: false,
  state: 'shown' as const,
}

test('messages lie under the specified keys', () => {
  expect([messagesKey('global'), messagesKey('premium')]).toEqual([
    'chat_messages_global',
    'chat_messages_premium',
  ])
})

test('what was stored is read again, but for what is older than seven days', () => {
  const old = { ...message, id: 'b', timestamp: '2026-11-14T12:00:00Z' }
  const kept = { ...message, id: 'c', timestamp: '2026-11-14T12:00:01Z' }
  expect(readStoredMessages(storedMessages([old, kept, message]), NOW)).toEqual([kept, message])
})

test('what was stored before the mark was there is read, without it', () => {
  const { isTeacher: _unknown, ...before } = message
  expect(readStoredMessages(JSON.stringify([before]), NOW)).toEqual([message])
})

test.each([null, '', '{', '7', '{}', '[null,7,"x",{}]', '[{"id":"a","text":"oi"}]'])(
  '%j reads as nothing',
  (text) => {
    expect(readStoredMessages(text, NOW)).toEqual([])
    expect(readStoredOutbox(text, NOW)).toEqual([])
  },
)

test('the newest three hundred are stored', () => {
  const many = Array.from({ length: 301 }, (_, n) => ({ ...message, id: `m${n}`, position: n, revision: n }))
  expect(readStoredMessages(storedMessages(many), NOW).map(({ id }) => id)).toEqual(
    many.slice(1).map(({ id }) => id),
  )
})

test('the outbox keeps whose a message is', () => {
  const waiting = { id: 'a', text: 'oi', timestamp: message.timestamp, owner: 'u', refusal: null }
  expect(readStoredOutbox(JSON.stringify([waiting, { ...waiting, owner: 7 }]), NOW)).toEqual([waiting])
})
