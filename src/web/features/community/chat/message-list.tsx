import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ChatMessage } from '#domain/community/chat-message.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { Button } from '#web/ui/button.tsx'
import type { ChannelState } from './channel-store.ts'
import { listEntries } from './list-entries.ts'
import { MessageRow } from './message-row.tsx'

type MessageListProps = {
  label: string
  state: ChannelState
  ownKey: string | null
  blocked: ReadonlySet<string>
  onOlder: () => Promise<unknown>
  onOpenMenu: (message: ChatMessage, opener: HTMLElement) => void
  /** The newest message is on the screen. */
  onSeen: () => void
  /** The rows of what is not sent yet. */
  children: ReactNode
}

/** Nearer to the end than this, the reader follows the conversation. */
const NEAR_END_PX = 80

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The conversation: it stays at its end while one follows it, and where one reads otherwise. Arrows walk through it. */
export function MessageList(props: MessageListProps) {
  const { label, state, ownKey, blocked, onOlder, onOpenMenu, onSeen, children } = props
  const scrollRef = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const [isAway, setAway] = useState(false)
  const [stopId, setStopId] = useState<string | null>(null)
  const [isReadingOlder, setReadingOlder] = useState(false)
  const { messages, unreadAfter } = state
  const entries = useMemo(
    () => listEntries(messages, { unreadAfter, ownKey, blocked }),
    [messages, unreadAfter, ownKey, blocked],
  )
  const openMenu = useRef(onOpenMenu)
  openMenu.current = onOpenMenu
  const handleOpenMenu = useCallback(
    (message: ChatMessage, opener: HTMLElement) => openMenu.current(message, opener),
    [],
  )
  const rows = entries.filter((entry) => entry.kind === 'message')
  const lastId = rows.at(-1)?.key ?? null
  const stop = rows.some(({ key }) => key === stopId) ? stopId : lastId
  const outgoingCount = state.outgoing.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last row is what moves the end
  useLayoutEffect(() => {
    const scroll = scrollRef.current
    if (!scroll || !isFollowing.current) return
    scroll.scrollTop = scroll.scrollHeight
    if (document.visibilityState === 'visible') onSeen()
  }, [lastId, outgoingCount, state.phase])

  useEffect(() => {
    // What one has just sent is where one looks.
    if (outgoingCount > 0) isFollowing.current = true
  }, [outgoingCount])

  function handleScroll(): void {
    const scroll = scrollRef.current
    if (!scroll) return
    isFollowing.current = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < NEAR_END_PX
    setAway(!isFollowing.current)
    if (isFollowing.current) onSeen()
  }

  async function handleOlder(): Promise<void> {
    const scroll = scrollRef.current
    const fromEnd = scroll ? scroll.scrollHeight - scroll.scrollTop : 0
    isFollowing.current = false
    setReadingOlder(true)
    await onOlder()
    setReadingOlder(false)
    // What was being read stays where it was.
    requestAnimationFrame(() => {
      if (scroll) scroll.scrollTop = scroll.scrollHeight - fromEnd
    })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLOListElement>): void {
    if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-message]')) return
    const index = rows.findIndex(
      ({ key }) => key === event.currentTarget.ownerDocument.activeElement?.getAttribute('data-message'),
    )
    const target = rows[targetIndex(event.key, index, rows.length) ?? -1]
    if (event.key === 'Enter') {
      event.target.querySelector('button')?.click()
      event.preventDefault()
    }
    if (!target) return
    event.preventDefault()
    setStopId(target.key)
    event.currentTarget.querySelector<HTMLElement>(`[data-message="${CSS.escape(target.key)}"]`)?.focus()
  }

  function goToEnd(): void {
    isFollowing.current = true
    scrollRef.current?.scrollTo({
      top: scrollRef.current.scrollHeight,
      behavior: prefersStill() ? 'instant' : 'smooth',
    })
  }

  return (
    <div className="relative">
      <div ref={scrollRef} onScroll={handleScroll} className="chat-scroll">
        {state.hasOlder && rows.length > 0 ? (
          <div className="flex justify-center py-2">
            <Button
              look="quiet"
              size="small"
              isBusy={isReadingOlder}
              busyLabel={chatTexts.loadingOlder}
              onClick={() => void handleOlder()}
            >
              {chatTexts.older}
            </Button>
          </div>
        ) : null}
        <ol aria-label={label} onKeyDown={handleKeyDown}>
          {entries.map((entry) => {
            if (entry.kind === 'day') return <DayMark key={entry.key} day={entry.day} />
            if (entry.kind === 'new-mark') return <NewMark key={entry.key} />
            const { message, isContinued } = entry
            return (
              <MessageRow
                key={entry.key}
                message={message}
                isOwn={message.authorKey === ownKey}
                isContinued={isContinued}
                isStop={entry.key === stop}
                onOpenMenu={handleOpenMenu}
              />
            )
          })}
          {children}
        </ol>
      </div>
      {isAway ? (
        <Button look="secondary" size="small" className="chat-to-end" onClick={goToEnd}>
          {chatTexts.toNewest}
        </Button>
      ) : null}
    </div>
  )
}

function DayMark({ day }: { day: string }) {
  const now = new Date()
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  const name =
    day === formatDay(now.toISOString())
      ? chatTexts.today
      : day === formatDay(yesterday.toISOString())
        ? chatTexts.yesterday
        : day
  return (
    <li className="chat-day">
      <span>{name}</span>
    </li>
  )
}

function NewMark() {
  return (
    <li className="chat-new">
      <span className="note" aria-hidden="true">
        {chatTexts.newMark}
      </span>
      <span className="sr-only">{chatTexts.newMarkLabel}</span>
    </li>
  )
}

function targetIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1)
    case 'ArrowUp':
      return Math.max(index - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
