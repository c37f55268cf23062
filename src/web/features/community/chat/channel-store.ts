/**
 * One channel as this browser knows it, outside React: painted at once from what was kept, then read from the server,
 * then listened to. Every change is saved again (product §4 Chat).
 */
import type { ChatChannel, ChatMessage } from '#domain/community/chat-message.ts'
import {
  EMPTY_TIMELINE,
  hasOlderAfter,
  type Timeline,
  withChange,
  withHistory,
  withMessage,
  withOlder,
} from '#domain/community/chat-timeline.ts'
import type { HeldMessage } from '#domain/community/chat-wire.ts'
import type { OutgoingMessage } from '#domain/community/stored-chat.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createStoredChat } from './stored-chat.ts'

const TYPING_MS = 5_000
const RETRY_MS = 3_000

export type Typist = { readonly authorKey: string; readonly name: string }

export type ChannelState = {
  readonly phase: 'opening' | 'open'
  readonly isLive: boolean
  readonly messages: readonly ChatMessage[]
  readonly outgoing: readonly OutgoingMessage[]
  /** This visit's own that a moderator reads first, until the server is asked what waits. */
  readonly held: readonly HeldMessage[]
  /** Who writes here: known with the first message of this visit that the channel tells, before the server is asked. */
  readonly ownKey: string | null
  /** How many of this visit's own messages the server has answered for. */
  readonly sentCount: number
  readonly hasOlder: boolean
  /** Messages behind this place are new to the reader; null when nothing is. */
  readonly unreadAfter: number | null
  readonly count: number | null
  readonly typists: readonly Typist[]
}

const OPENING: ChannelState = {
  phase: 'opening',
  isLive: false,
  messages: [],
  outgoing: [],
  held: [],
  ownKey: null,
  sentCount: 0,
  hasOlder: false,
  unreadAfter: null,
  count: null,
  typists: [],
}

export function createChannelStore(channel: ChatChannel, onSettings: () => void) {
  const listeners = new Set<() => void>()
  let state = OPENING
  let timeline: Timeline = EMPTY_TIMELINE
  let reading: Promise<void> | null = null
  let stop: (() => void) | null = null
  let isWanted = false
  const stored = createStoredChat(channel)
  const outbox: Outbox = createOutbox(channel, stored, {
    onChange: (outgoing) => set({ outgoing }),
    onSent({ message, held }) {
      if (message) take(withMessage(timeline, message))
      set({ held: [...state.held, ...(held ? [held] : [])], sentCount: state.sentCount + 1 })
    },
  })

  function set(change: Partial<ChannelState>): void {
    state = withoutArrived({ ...state, ...change })
    for (const listener of listeners) listener()
  }

  function take(next: Timeline): void {
    timeline = next
    stored.storeMessages(timeline.messages)
    set({ messages: timeline.messages })
  }

  /** Reads what is missing; asked again meanwhile, it reads once more afterwards. */
  function catchUp(): void {
    reading = (reading ?? Promise.resolve()).then(readMissing)
  }

  async function readMissing(): Promise<void> {
    const calls = await import('./chat-calls.ts')
    const asked = timeline
    const read = await calls.readMissing(channel, asked)
    if (!read.ok) {
      if (isWanted) setTimeout(catchUp, RETRY_MS)
      return
    }
    if (state.phase === 'opening') markUnread()
    const hasOlder = hasOlderAfter(asked, { timeline, hasOlder: state.hasOlder }, read.value)
    take(withHistory(timeline, read.value))
    set({ phase: 'open', hasOlder })
  }

  /** What was read at the last visit is told from what came since; nobody who comes first has anything unread. */
  function markUnread(): void {
    set({ unreadAfter: stored.readLastRead() })
  }

  async function open(): Promise<void> {
    isWanted = true
    const kept = stored.loadMessages()
    if (kept.length > 0) {
      markUnread()
      timeline = { revision: Math.max(...kept.map(({ revision }) => revision)), messages: kept }
      // Whether there is more before them the server tells: what was there at the last visit may be over.
      set({ phase: 'open', messages: kept })
    }
    outbox.open()
    catchUp()
    const { listen } = await import('./channel-subscription.ts')
    const leave = await listen(channel, {
      onJoined() {
        set({ isLive: true })
        catchUp()
        outbox.flush()
      },
      onLost: () => set({ isLive: false, typists: [] }),
      onGap: catchUp,
      onMessage(message) {
        const changed = withChange(timeline, message)
        take(changed.timeline)
        set({ typists: state.typists.filter(({ authorKey }) => authorKey !== message.authorKey) })
        if (changed.isGap) catchUp()
      },
      onTyping: showTypist,
      onPresence: (count) => set({ count }),
      onSettings,
    })
    if (isWanted) stop = leave
    else leave()
  }

  function showTypist(typist: Typist): void {
    const others = state.typists.filter(({ authorKey }) => authorKey !== typist.authorKey)
    set({ typists: [...others, typist] })
    setTimeout(() => set({ typists: state.typists.filter((one) => one !== typist) }), TYPING_MS)
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => state,
    open: () => void open(),
    close(): void {
      isWanted = false
      stop?.()
      stop = null
      outbox.close()
    },
    outbox,
    /** The answer to a change of one's own. */
    takeOwn: (message: ChatMessage) => take(withMessage(timeline, message)),
    async readOlder(): Promise<boolean> {
      const first = timeline.messages[0]
      if (!first) return false
      const { readBefore } = await import('./chat-calls.ts')
      const read = await readBefore(channel, first.position)
      if (!read.ok) return false
      take(withOlder(timeline, read.value.messages))
      set({ hasOlder: read.value.hasOlder })
      return true
    },
    /** Everything up to the newest message has been on the screen. */
    noteRead(): void {
      const last = timeline.messages.at(-1)
      if (last) stored.storeLastRead(last.position)
    },
    /** The reader looks away: what comes now is new to them. */
    lookAway(): void {
      const last = timeline.messages.at(-1)
      if (last) set({ unreadAfter: last.position })
    },
    forgetHeld: () => set({ held: [] }),
    clearUnread: () => set({ unreadAfter: null }),
  }
}

/** The channel may tell of a message before the call that sent it is answered: it is shown once. */
function withoutArrived(state: ChannelState): ChannelState {
  const told = new Map(state.messages.map(({ id, authorKey }) => [id, authorKey]))
  const own = state.outgoing.find(({ id }) => told.has(id))
  return {
    ...state,
    ownKey: (own && told.get(own.id)) ?? state.ownKey,
    outgoing: state.outgoing.filter(({ id }) => !told.has(id)),
  }
}

export type ChannelStore = ReturnType<typeof createChannelStore>
