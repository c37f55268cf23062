/** One open socket: what it hears, who sits behind it, and how much it may ask and be owed. */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { type Frame, type FrameVersion, replyTo, writeFrame } from './frame.ts'
import type { ListenerClaims } from './listeners.ts'

/** Frames a second, with as many again in reserve: a client that joins all its channels at once needs a few. */
const FRAMES_PER_SECOND = 20
/** What may wait for a listener that reads slowly. Anyone who is further behind comes back and reads the history. */
export const MAX_BUFFERED_BYTES = 1 << 20

/** Numbers from 4000 are the application's own; the client comes back after any of them. */
export const CLOSE = {
  malformed: 4400,
  sessionEnded: 4401,
  tooManyFrames: 4429,
  restart: 1012,
} as const

export type Peer = {
  readonly ws: WebSocket
  /** Below it. */
  readonly socket: Duplex
  readonly version: FrameVersion
  readonly address: string
  /** By topic, the join that the client means when it names it. */
  readonly joins: Map<string, string | null>
  /** As last presented; checked again while the socket lives. */
  bearer: { readonly token: string; readonly claims: ListenerClaims } | null
  framesLeft: number
  refilledAtMs: number
  seenAtMs: number
}

export function createPeer(
  { ws, socket }: Pick<Peer, 'ws' | 'socket'>,
  version: FrameVersion,
  address: string,
  nowMs: number,
): Peer {
  return {
    ws,
    socket,
    version,
    address,
    joins: new Map(),
    bearer: null,
    framesLeft: 2 * FRAMES_PER_SECOND,
    refilledAtMs: nowMs,
    seenAtMs: nowMs,
  }
}

/** Counts one frame. @returns false when the peer sends more than a person can cause */
export function takeFrame(peer: Peer, nowMs: number): boolean {
  const earned = ((nowMs - peer.refilledAtMs) / 1000) * FRAMES_PER_SECOND
  peer.framesLeft = Math.min(2 * FRAMES_PER_SECOND, peer.framesLeft + earned) - 1
  peer.refilledAtMs = nowMs
  peer.seenAtMs = nowMs
  return peer.framesLeft >= 0
}

/** Sends to this one alone, or drops a listener that does not keep up. */
export function send({ ws, version }: Peer, frame: Frame): void {
  if (ws.bufferedAmount > MAX_BUFFERED_BYTES) ws.terminate()
  else ws.send(writeFrame(frame, version))
}

/** The same for whole frames of the socket's protocol (text-frame.ts), which are the same bytes for many. */
export function sendFramed({ ws, socket }: Peer, frames: Buffer): void {
  if (ws.readyState !== ws.OPEN || !socket.writable) return
  if (ws.bufferedAmount > MAX_BUFFERED_BYTES) ws.terminate()
  else socket.write(frames)
}

export function reply(
  peer: Peer,
  frame: Frame,
  status: 'ok' | 'error',
  response: Record<string, unknown> = {},
): void {
  send(peer, replyTo(frame, status, response))
}
