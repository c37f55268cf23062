import type { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { createHub } from './hub.ts'
import { createPeer } from './peer.ts'

const TOPIC = 'realtime:chat:global'

/** A listener that notes what is done with its socket. */
function aListener() {
  const done: string[] = []
  const ws = {
    bufferedAmount: 0,
    send: (frame: Buffer) => done.push(JSON.parse(String(frame))[4].payload.text),
  } as unknown as WebSocket
  const socket = { cork: () => done.push('hold'), uncork: () => done.push('let go') } as unknown as Duplex
  return { done, peer: createPeer({ ws, socket }, '2.0.0', '127.0.0.1', 0) }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const newsOf = (text: string) => ({ topic: TOPIC, event: 'message', payload: { text } })

test('what is announced together reaches each listener in one write, in its order', async () => {
  const hub = createHub(() => {})
  const [one, other] = [aListener(), aListener()]
  for (const { peer } of [one, other]) {
    hub.add(peer)
    hub.join(peer, TOPIC, '1')
  }
  for (const text of ['a', 'b', 'c']) hub.deliver(newsOf(text))
  expect(one.done).toEqual(['hold', 'a', 'b', 'c'])
  await turn()
  expect(one.done).toEqual(['hold', 'a', 'b', 'c', 'let go'])
  expect(other.done).toEqual(one.done)
  hub.deliver(newsOf('d'))
  await turn()
  expect(one.done.slice(5)).toEqual(['hold', 'd', 'let go'])
})

test('who hears nothing is left alone', async () => {
  const hub = createHub(() => {})
  const { done, peer } = aListener()
  hub.add(peer)
  hub.deliver(newsOf('a'))
  await turn()
  expect(done).toEqual([])
})
