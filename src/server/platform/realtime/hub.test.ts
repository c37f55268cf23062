import type { Duplex } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { createHub, WRITE_EVERY_MS } from './hub.ts'
import { createPeer } from './peer.ts'
import { textFrame } from './text-frame.ts'

const TOPIC = 'realtime:chat:global'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A listener that notes what each write says: the texts of its messages. */
function aListener({ readyState = 1 } = {}) {
  const heard: string[][] = []
  const ws = { bufferedAmount: 0, readyState, OPEN: 1 } as unknown as WebSocket
  const write = (bytes: Buffer) =>
    void heard.push([...bytes.toString().matchAll(/"text":"(.)"/g)].map(([, text]) => text ?? ''))
  const socket = { writable: true, write } as unknown as Duplex
  return { heard, peer: createPeer({ ws, socket }, '2.0.0', '127.0.0.1', 0) }
}

function aHub(...listeners: readonly ReturnType<typeof aListener>[]) {
  const hub = createHub(() => {})
  for (const { peer } of listeners) {
    hub.add(peer)
    hub.join(peer, TOPIC, '1')
  }
  return hub
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const newsOf = (text: string) => ({ topic: TOPIC, event: 'message', payload: { text } })

test('what is announced together reaches each listener in one write, in its order', async () => {
  const [one, other] = [aListener(), aListener()]
  const hub = aHub(one, other)
  for (const text of ['a', 'b', 'c']) hub.deliver(newsOf(text))
  expect(one.heard).toEqual([])
  await turn()
  expect(one.heard).toEqual([['a', 'b', 'c']])
  expect(other.heard).toEqual(one.heard)
})

test('what comes soon after a write waits for the next one, and after a pause nothing waits', async () => {
  const listener = aListener()
  const hub = aHub(listener)
  hub.deliver(newsOf('a'))
  await turn()
  vi.advanceTimersByTime(1)
  hub.deliver(newsOf('b'))
  await turn()
  vi.advanceTimersByTime(WRITE_EVERY_MS - 2)
  hub.deliver(newsOf('c'))
  await turn()
  expect(listener.heard).toEqual([['a']])
  vi.advanceTimersByTime(1)
  expect(listener.heard).toEqual([['a'], ['b', 'c']])
  vi.advanceTimersByTime(WRITE_EVERY_MS)
  hub.deliver(newsOf('d'))
  await turn()
  expect(listener.heard).toEqual([['a'], ['b', 'c'], ['d']])
})

test('each hears what was announced while they were here, and nothing else', async () => {
  const [stays, leaves, comes] = [aListener(), aListener(), aListener()]
  const hub = aHub(stays, leaves)
  hub.deliver(newsOf('a'))
  hub.leave(leaves.peer, TOPIC)
  hub.deliver(newsOf('b'))
  hub.add(comes.peer)
  hub.join(comes.peer, TOPIC, '1')
  hub.deliver(newsOf('c'))
  await turn()
  vi.advanceTimersByTime(WRITE_EVERY_MS)
  expect(stays.heard.flat()).toEqual(['a', 'b', 'c'])
  expect(leaves.heard.flat()).toEqual(['a'])
  expect(comes.heard.flat()).toEqual(['c'])
})

test('to one who is closing nothing is written', async () => {
  const closing = aListener({ readyState: 2 })
  const hub = aHub(closing)
  hub.deliver(newsOf('a'))
  await turn()
  expect(closing.heard).toEqual([])
})

test('who hears nothing is left alone', async () => {
  const { heard, peer } = aListener()
  const hub = createHub(() => {})
  hub.add(peer)
  hub.deliver(newsOf('a'))
  await turn()
  expect(heard).toEqual([])
})

test.each([
  [0, [0x81, 0]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [65_535, [0x81, 126, 0xff, 0xff]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a text of %i bytes has the head that RFC 6455 gives it', (length, head) => {
  const frame = textFrame('a'.repeat(length))
  expect([...frame.subarray(0, head.length)]).toEqual(head)
  expect(frame.length).toBe(head.length + length)
})
