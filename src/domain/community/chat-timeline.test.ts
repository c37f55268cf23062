import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatMessage } from './chat-message.ts'
import {
  EMPTY_TIMELINE,
  hasOlderAfter,
  withChange,
  withHistory,
  withMessage,
  withOlder,
} from './chat-timeline.ts'

function aMessage(position: number, revision = position): ChatMessage {
  return {
    id: `m${position}`,
    text: `texto ${position}.${revision}`,
    sender: 'Ana S.',
    isTeacher: false,
    avatar: '/a.svg',
    timestamp: '2026-11-21T12:00:00.000Z',
    authorKey: 'a',
    position,
    revision,
    isEdited: revision > position,
    state: 'shown',
  }
}

const texts = ({ messages }: { messages: readonly ChatMessage[] }) => messages.map(({ text }) => text)
const page = (revision: number, ...messages: ChatMessage[]) => ({ revision, messages, isWhole: true })

test('changes that follow one another are taken; the same one again changes nothing', () => {
  const start = withHistory(EMPTY_TIMELINE, page(1, aMessage(1)))
  const { timeline, isGap } = withChange(start, aMessage(2))
  expect([texts(timeline), timeline.revision, isGap]).toEqual([['texto 1.1', 'texto 2.2'], 2, false])
  const again = withChange(timeline, aMessage(2))
  expect([texts(again.timeline), again.timeline.revision, again.isGap]).toEqual([texts(timeline), 2, false])
})

test('a missing change is noticed, and reading what is missing closes the hole', () => {
  const start = withHistory(EMPTY_TIMELINE, page(1, aMessage(1)))
  const after = withChange(start, aMessage(3))
  expect([after.isGap, after.timeline.revision]).toEqual([true, 1])
  const whole = withHistory(after.timeline, page(3, aMessage(2), aMessage(3)))
  expect([texts(whole), whole.revision]).toEqual([['texto 1.1', 'texto 2.2', 'texto 3.3'], 3])
})

test('an edit takes the place of its message, and an older state never comes back', () => {
  const start = withHistory(EMPTY_TIMELINE, page(2, aMessage(1), aMessage(2)))
  const edited = withChange(start, aMessage(1, 3)).timeline
  expect(texts(edited)).toEqual(['texto 1.3', 'texto 2.2'])
  expect(texts(withOlder(edited, [aMessage(1)]))).toEqual(['texto 1.3', 'texto 2.2'])
})

test('one’s own message stands at once and does not hide that something before it is missing', () => {
  const start = withHistory(EMPTY_TIMELINE, page(1, aMessage(1)))
  const own = withMessage(start, aMessage(3))
  expect(withChange(own, aMessage(3)).isGap).toBe(true)
  expect(withChange(withChange(own, aMessage(2)).timeline, aMessage(3)).isGap).toBe(false)
})

const NOTHING = EMPTY_TIMELINE
const KNOWN = withHistory(EMPTY_TIMELINE, page(4, aMessage(3), aMessage(4)))
const WITH_OLDER = withOlder(KNOWN, [aMessage(2)])
test.each([
  ['the first page tells', NOTHING, NOTHING, { hasOlder: true, isWhole: true }, true],
  [
    'the first page tells, whatever was announced meanwhile',
    NOTHING,
    KNOWN,
    { hasOlder: true, isWhole: true },
    true,
  ],
  ['changes tell, too', KNOWN, KNOWN, { hasOlder: true, isWhole: true }, true],
  ['changes tell that it is over', KNOWN, KNOWN, { hasOlder: false, isWhole: true }, false],
  [
    'an older page that came meanwhile stays',
    KNOWN,
    WITH_OLDER,
    { hasOlder: true, isWhole: true },
    'as before',
  ],
  [
    'the newest page after too long an absence tells',
    KNOWN,
    WITH_OLDER,
    { hasOlder: true, isWhole: false },
    true,
  ],
] as const)('older messages: %s', (_, asked, timeline, read, expected) => {
  for (const hasOlder of [true, false]) {
    const after = hasOlderAfter(asked, { timeline, hasOlder }, read)
    expect(after).toBe(expected === 'as before' ? hasOlder : expected)
  }
})

test('after too long an absence the newest page takes the place of what was known', () => {
  const start = withHistory(EMPTY_TIMELINE, page(2, aMessage(1), aMessage(2)))
  const fresh = withHistory(start, { ...page(900, aMessage(899), aMessage(900)), isWhole: false })
  expect([texts(fresh), fresh.revision]).toEqual([['texto 899.899', 'texto 900.900'], 900])
})

test('in whatever order and however often changes come, each message stands once and in its place', () => {
  const changes = Array.from({ length: 12 }, (_, n) => aMessage(n + 1))
  fc.assert(
    fc.property(fc.shuffledSubarray([...changes, ...changes], { minLength: 1 }), (arriving) => {
      let timeline = EMPTY_TIMELINE
      for (const message of arriving) timeline = withChange(timeline, message).timeline
      const positions = timeline.messages.map(({ position }) => position)
      expect(positions).toEqual([...new Set(arriving.map(({ position }) => position))].sort((a, b) => a - b))
    }),
  )
})
