/**
 * Somebody who reads the chat from beginning to end, as the browser does: hears over a socket, comes back by another
 * door when it breaks, and reads up what was missed (src/domain/community/chat-timeline.ts decides what that is).
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { ChatMessage } from '#domain/community/chat-message.ts'
import { EMPTY_TIMELINE, type Timeline, withChange, withHistory } from '#domain/community/chat-timeline.ts'
import { chatHistorySchema, chatMessageSchema } from '#domain/community/chat-wire.ts'

const TOPIC = 'realtime:chat:global'
const HEARTBEAT_MS = 25_000
const COMES_BACK_MS = 1_000
const ANSWER_LIMIT_MS = 15_000

export type Reader = {
  readonly name: string
  readonly timeline: () => readonly ChatMessage[]
  readonly joins: () => number
  /** Ids that came over one connection twice in the same state. */
  readonly twice: () => readonly string[]
  readonly leave: () => void
}

export function startReader(name: string, doors: () => readonly string[], firstDoor: number): Reader {
  let timeline: Timeline = EMPTY_TIMELINE
  let joins = 0
  let turn = firstDoor
  let hasLeft = false
  let socket: WebSocket | null = null
  let reading = Promise.resolve()
  const twice: string[] = []
  const door = () => doors()[turn % doors().length] ?? ''

  /** One reading after the other. */
  async function readUp(): Promise<void> {
    reading = reading.then(async () => {
      while (!hasLeft) {
        const { revision } = timeline
        const query = revision === null ? '' : `?since=${revision}`
        try {
          const path = `/api/chat/global/messages${query}`
          const response = await fetch(door() + path, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
          if (!response.ok) throw new Error(String(response.status))
          timeline = withHistory(timeline, chatHistorySchema.parse(await response.json()))
          return
        } catch {
          await sleep(COMES_BACK_MS)
          turn += 1
        }
      }
    })
    await reading
  }

  function open(): void {
    const heard = new Set<string>()
    const opened = new WebSocket(`${door().replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`)
    const say = (frame: unknown) => opened.readyState === WebSocket.OPEN && opened.send(JSON.stringify(frame))
    const heart = setInterval(() => say([null, 'h', 'phoenix', 'heartbeat', {}]), HEARTBEAT_MS)
    socket = opened
    opened.on('open', () => say(['1', '1', TOPIC, 'phx_join', {}]))
    opened.on('error', () => {})
    opened.on('close', () => {
      clearInterval(heart)
      turn += 1
      if (!hasLeft) setTimeout(open, COMES_BACK_MS)
    })
    opened.on('message', (data) => {
      const [, ref, , event, payload] = JSON.parse(String(data)) as [
        unknown,
        unknown,
        unknown,
        string,
        MemoryReport,
      ]
      if (event === 'phx_reply' && ref === '1') {
        joins += 1
        void readUp()
      }
      if (event !== 'broadcast') return
      // The process itself heard nothing for a while.
      if (payload.event === 'gap') void readUp()
      if (payload.event !== 'message') return
      const message = chatMessageSchema.parse(payload.payload)
      const state = `${message.id} ${message.revision}`
      if (heard.has(state)) twice.push(message.id)
      heard.add(state)
      const changed = withChange(timeline, message)
      timeline = changed.timeline
      if (changed.isGap) void readUp()
    })
  }

  open()
  return {
    name,
    timeline: () => timeline.messages,
    joins: () => joins,
    twice: () => twice,
    leave() {
      hasLeft = true
      socket?.terminate()
    },
  }
}

type MemoryReport = { event?: string; payload?: unknown }
