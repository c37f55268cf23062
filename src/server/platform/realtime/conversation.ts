/**
 * What a socket asks and what it is answered: join, leave, heartbeat, a new access token. Clients hear and never
 * broadcast: whatever they push is refused, since only the server says who has written what (docs/wire.md §5).
 */

import { broadcastFrame, type Frame } from './frame.ts'
import type { Hub } from './hub.ts'
import type { Listeners } from './listeners.ts'
import { type Peer, reply, send } from './peer.ts'
import type { News } from './publish.ts'
import { isOpenToAll, mayHear } from './topics.ts'

/** A public key stands where visitors have no token: it has no three parts. */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

export type Conversation = {
  /** Frames of one socket are answered one after the other. */
  readonly answer: (peer: Peer, frame: Frame) => Promise<void>
  /** Looks at the token again: topics of an account whose token has ended are closed. */
  readonly review: (peer: Peer) => Promise<void>
}

export function createConversation(
  listeners: Listeners,
  hub: Hub,
  presenceOf: (topic: string) => News,
): Conversation {
  /** @returns null when the token holds (or there is none), else why it does not */
  async function adopt(peer: Peer, token: unknown): Promise<string | null> {
    if (typeof token !== 'string' || !JWT.test(token)) {
      peer.bearer = null
      return null
    }
    if (peer.bearer?.token === token) return review(peer)
    const claims = await listeners.read(token)
    if (!claims.ok) return claims.code
    // Before the session is looked up, so that its end in this very moment closes the socket.
    peer.bearer = { token, claims: claims.value }
    const found = await listeners.find(token)
    if (found.ok) return null
    peer.bearer = null
    return found.code
  }

  async function review(peer: Peer): Promise<string | null> {
    if (!peer.bearer) return null
    const verified = await listeners.read(peer.bearer.token)
    if (verified.ok) return null
    peer.bearer = null
    closeForbidden(peer, verified.code)
    return verified.code
  }

  function closeForbidden(peer: Peer, reason: string): void {
    for (const [topic, joinRef] of [...peer.joins]) {
      if (mayHear(topic, peer.bearer?.claims.userId ?? null)) continue
      hub.leave(peer, topic)
      send(peer, { joinRef, ref: null, topic, event: 'phx_error', payload: { reason } })
    }
  }

  async function join(peer: Peer, frame: Frame): Promise<void> {
    const { topic, joinRef, payload } = frame
    const problem = await adopt(peer, payload['access_token'])
    if (problem) return reply(peer, frame, 'error', { reason: problem })
    // The topics that anybody may hear are few and known: so few can one socket join.
    if (!mayHear(topic, peer.bearer?.claims.userId ?? null)) {
      return reply(peer, frame, 'error', { reason: 'unauthorized' })
    }
    // The socket may have closed while the token was looked up.
    if (!hub.peers.has(peer)) return
    hub.join(peer, topic, joinRef)
    reply(peer, frame, 'ok', { postgres_changes: [] })
    if (!isOpenToAll(topic)) return
    const { event, payload: counted } = presenceOf(topic)
    send(peer, broadcastFrame(topic, event, counted))
  }

  async function answer(peer: Peer, frame: Frame): Promise<void> {
    switch (frame.event) {
      case 'heartbeat':
        return reply(peer, frame, 'ok')
      case 'phx_join':
        return join(peer, frame)
      case 'phx_leave':
        hub.leave(peer, frame.topic)
        reply(peer, frame, 'ok')
        return send(peer, { ...frame, ref: null, event: 'phx_close', payload: {} })
      case 'access_token': {
        const problem = await adopt(peer, frame.payload['access_token'])
        hub.touch()
        return closeForbidden(peer, problem ?? 'unauthorized')
      }
      default:
        return reply(peer, frame, 'error', { reason: 'clients_do_not_broadcast' })
    }
  }

  return {
    answer,
    async review(peer) {
      await review(peer)
    },
  }
}
