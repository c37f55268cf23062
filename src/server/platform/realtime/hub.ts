/**
 * Who hears which topic in this process. News is encoded once for each version of the wire, and its bytes are written
 * to each listener in the order in which it was announced; what is announced together or shortly after one another, in
 * one write (decision 0044).
 */
import { broadcastFrame, type Frame, type FrameVersion, writeFrame } from './frame.ts'
import { type Peer, send, sendFramed } from './peer.ts'
import type { News } from './publish.ts'
import { textFrame } from './text-frame.ts'

export type Hub = {
  readonly peers: ReadonlySet<Peer>
  readonly add: (peer: Peer) => void
  /** Forgets the peer and all that it hears. */
  readonly remove: (peer: Peer) => void
  readonly join: (peer: Peer, topic: string, joinRef: string | null) => void
  readonly leave: (peer: Peer, topic: string) => void
  /** Another person sits behind a socket that was here already. */
  readonly touch: () => void
  readonly deliver: (news: News) => void
  /** Tells every listener of every topic that it may have missed something. */
  readonly deliverGap: () => void
  /** By topic: people, one for each account, and one for each socket of visitors. */
  readonly counts: () => Map<string, number>
}

/**
 * What comes sooner after a write waits for the next one: in a lively hour a listener is written to 20 times a second
 * and no oftener. After a pause nothing waits.
 */
export const WRITE_EVERY_MS = 50

/** @param onChange called whenever somebody joins or leaves a topic */
export function createHub(onChange: () => void): Hub {
  const peers = new Set<Peer>()
  const listeners = new Map<string, Set<Peer>>()
  /** By topic, what waits for the next write. */
  const waiting = new Map<string, Frame[]>()
  let writtenAtMs = Number.NEGATIVE_INFINITY

  function planWrite(): void {
    const waitMs = writtenAtMs + WRITE_EVERY_MS - performance.now()
    if (waitMs > 0) setTimeout(write, waitMs)
    // Once all that was announced together is here.
    else process.nextTick(write)
  }

  function write(): void {
    writtenAtMs = performance.now()
    for (const topic of [...waiting.keys()]) writeTopic(topic)
  }

  function writeTopic(topic: string): void {
    const frames = waiting.get(topic)
    if (!frames) return
    waiting.delete(topic)
    const framed: Partial<Record<FrameVersion, Buffer>> = {}
    for (const peer of listeners.get(topic) ?? []) {
      framed[peer.version] ??= Buffer.concat(frames.map((one) => textFrame(writeFrame(one, peer.version))))
      sendFramed(peer, framed[peer.version] as Buffer) // made on the line above
    }
  }

  function leave(peer: Peer, topic: string): void {
    peer.joins.delete(topic)
    writeTopic(topic)
    const heard = listeners.get(topic)
    if (!heard?.delete(peer)) return
    if (heard.size === 0) listeners.delete(topic)
    onChange()
  }

  function deliver({ topic, event, payload }: News): void {
    if (!listeners.has(topic)) return
    if (waiting.size === 0) planWrite()
    const frame = broadcastFrame(topic, event, payload)
    const others = waiting.get(topic)
    if (others) others.push(frame)
    else waiting.set(topic, [frame])
  }

  return {
    peers,
    add: (peer) => void peers.add(peer),
    remove(peer) {
      peers.delete(peer)
      for (const topic of [...peer.joins.keys()]) leave(peer, topic)
    },
    join(peer, topic, joinRef) {
      peer.joins.set(topic, joinRef)
      // What was announced before is for those who were here.
      writeTopic(topic)
      const heard = listeners.get(topic)
      if (heard) heard.add(peer)
      else listeners.set(topic, new Set([peer]))
      onChange()
    },
    leave,
    touch: onChange,
    deliver,
    deliverGap() {
      for (const [topic, heard] of listeners) {
        for (const peer of heard) send(peer, broadcastFrame(topic, 'gap', {}))
      }
    },
    counts() {
      return new Map([...listeners].map(([topic, heard]) => [topic, countPeople(heard)]))
    },
  }
}

function countPeople(heard: ReadonlySet<Peer>): number {
  const accounts = new Set<string>()
  let visitors = 0
  for (const { bearer } of heard) {
    if (bearer) accounts.add(bearer.claims.userId)
    else visitors += 1
  }
  return accounts.size + visitors
}
