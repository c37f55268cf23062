/**
 * Who hears which topic in this process. News is encoded once for each version of the wire and written to each
 * listener in the order in which it was announced; what is announced together, in one write (decision 0044).
 */
import { broadcastFrame, type FrameVersion, writeFrame } from './frame.ts'
import { type Peer, send, sendEncoded } from './peer.ts'
import type { News } from './publish.ts'

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

/** @param onChange called whenever somebody joins or leaves a topic */
export function createHub(onChange: () => void): Hub {
  const peers = new Set<Peer>()
  const listeners = new Map<string, Set<Peer>>()
  /** Whose news waits until all that was announced together is encoded. */
  const held = new Set<Peer>()

  function hold(peer: Peer): void {
    if (held.size === 0) process.nextTick(letGo)
    if (held.has(peer)) return
    held.add(peer)
    peer.socket.cork()
  }

  function letGo(): void {
    for (const { socket } of held) socket.uncork()
    held.clear()
  }

  function leave(peer: Peer, topic: string): void {
    peer.joins.delete(topic)
    const heard = listeners.get(topic)
    if (!heard?.delete(peer)) return
    if (heard.size === 0) listeners.delete(topic)
    onChange()
  }

  function deliver({ topic, event, payload }: News): void {
    const heard = listeners.get(topic)
    if (!heard) return
    const frame = broadcastFrame(topic, event, payload)
    const encoded: Partial<Record<FrameVersion, Buffer>> = {}
    for (const peer of heard) {
      encoded[peer.version] ??= Buffer.from(writeFrame(frame, peer.version))
      hold(peer)
      sendEncoded(peer, encoded[peer.version] as Buffer) // made on the line above
    }
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
