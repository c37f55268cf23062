/**
 * The Phoenix frames of the Realtime wire (docs/wire.md §5), read and written: version 2 as JSON lists, with the binary
 * frame in which clients push broadcasts; version 1, of older clients, as JSON objects. What is no frame reads as null.
 */

export const FRAME_VERSIONS = ['1.0.0', '2.0.0'] as const
export type FrameVersion = (typeof FRAME_VERSIONS)[number]

export type Frame = {
  readonly joinRef: string | null
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** kind | lengths of join ref, ref, topic, event, metadata | encoding | those texts | the payload */
const PUSH_KIND = 3
const PUSH_HEADER_BYTES = 7

export function readFrame(data: Buffer, isBinary: boolean, version: FrameVersion): Frame | null {
  if (isBinary) return readPush(data)
  let value: unknown
  try {
    value = JSON.parse(data.toString('utf8'))
  } catch {
    return null
  }
  if (version === '1.0.0') {
    if (!isRecord(value)) return null
    return toFrame(value['join_ref'], value['ref'], value['topic'], value['event'], value['payload'])
  }
  if (!Array.isArray(value) || value.length !== 5) return null
  const [joinRef, ref, topic, event, payload] = value
  return toFrame(joinRef, ref, topic, event, payload)
}

export function writeFrame(frame: Frame, version: FrameVersion): string {
  const { joinRef, ref, topic, event, payload } = frame
  return version === '1.0.0'
    ? JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
    : JSON.stringify([joinRef, ref, topic, event, payload])
}

export function replyTo(frame: Frame, status: 'ok' | 'error', response: Record<string, unknown> = {}): Frame {
  const { joinRef, ref, topic } = frame
  return { joinRef, ref, topic, event: 'phx_reply', payload: { status, response } }
}

export function broadcastFrame(topic: string, event: string, payload: unknown): Frame {
  return {
    joinRef: null,
    ref: null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  }
}

/** Only the head: what a client broadcasts is refused, whatever it holds. */
function readPush(data: Buffer): Frame | null {
  if (data[0] !== PUSH_KIND || data.length < PUSH_HEADER_BYTES) return null
  const [, joinRefBytes = 0, refBytes = 0, topicBytes = 0] = data
  const refAt = PUSH_HEADER_BYTES + joinRefBytes
  const topicAt = refAt + refBytes
  const end = topicAt + topicBytes
  if (end > data.length) return null
  const joinRef = data.toString('utf8', PUSH_HEADER_BYTES, refAt)
  const ref = data.toString('utf8', refAt, topicAt)
  const topic = data.toString('utf8', topicAt, end)
  return toFrame(joinRef || null, ref || null, topic, 'broadcast', {})
}

function toFrame(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
  payload: unknown,
): Frame | null {
  if (!isRef(joinRef) || !isRef(ref) || typeof topic !== 'string' || typeof event !== 'string') return null
  return {
    joinRef: joinRef ?? null,
    ref: ref ?? null,
    topic,
    event,
    payload: isRecord(payload) ? payload : {},
  }
}

function isRef(value: unknown): value is string | null | undefined {
  return value === null || value === undefined || (typeof value === 'string' && value.length <= 64)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
