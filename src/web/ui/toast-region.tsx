import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import type { ToastLabels } from './toast-host.tsx'
import { dismissToast, type Toast } from './toast-store.ts'

const SWIPE_THRESHOLD_PX = 50
const HOTKEY = 'F8'

/** Draws the current notice: swiped away to the right, reached by F8, above an open dialog too. */
export function ToastRegion({ toast, labels }: { toast: Toast | null; labels: ToastLabels }) {
  const container = useTopmostContainer(toast)
  const listRef = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === HOTKEY) listRef.current?.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  if (!container) return null
  return createPortal(
    <>
      <section aria-label={labels.region.replace('{hotkey}', HOTKEY)}>
        <ol
          ref={listRef}
          tabIndex={-1}
          className={classNames(
            'pointer-events-none right-0 z-50 m-0 flex w-full max-w-md list-none flex-col p-4 outline-none',
            placeIn(container),
          )}
        >
          {toast ? (
            <Notice
              key={toast.id}
              toast={toast}
              closeLabel={labels.close}
              // Anyone who closed it by the keyboard stays where it was.
              onClosed={() => listRef.current?.focus()}
            />
          ) : null}
        </ol>
      </section>
      <Announcement toast={toast} label={labels.notice} />
    </>,
    container,
  )
}

/** A dialog has what is pressed next at its foot, and its title at the head; so has the page of a phone, at the thumb. */
function placeIn(container: Element): string {
  if (container.matches('[data-notices]')) return 'absolute bottom-0'
  return container.matches('dialog') ? 'fixed top-0' : 'fixed top-16 sm:top-auto sm:bottom-0'
}

type NoticeProps = { toast: Toast; closeLabel: string; onClosed: () => void }

function Notice({ toast, closeLabel, onClosed }: NoticeProps) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const close = () => dismissToast(toast.id)
  useCountdown(toast.durationMs, isPointed || isFocused, close)
  const { movedPx, ...swipe } = useSwipe(close)
  const isError = toast.variant === 'destructive'
  const Icon = isError ? CircleAlert : CircleCheck

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    // Esc would close an open dialog too.
    event.preventDefault()
    close()
    onClosed()
  }

  return (
    <li
      {...swipe}
      // Not on entering: a notice that appears under a resting pointer would stay, and cover what is pressed next.
      onPointerMove={(event) => {
        setPointed(true)
        swipe.onPointerMove(event)
      }}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={handleKeyDown}
      style={movedPx > 0 ? { transform: `translateX(${movedPx}px)` } : undefined}
      className={classNames(
        'toast pointer-events-auto flex touch-pan-y items-start gap-3 rounded-sheet border bg-sheet py-4 pr-2 pl-4 text-ink shadow-sheet select-none',
        isError ? 'border-red' : 'border-ink',
      )}
    >
      <Icon
        aria-hidden="true"
        size={22}
        className={classNames('mt-0.5 shrink-0', isError ? 'text-red' : 'text-green')}
      />
      <div className="min-w-0 flex-1">
        <p className={classNames('font-semibold', isError && 'text-red')}>{toast.title}</p>
        {toast.description ? <p>{toast.description}</p> : null}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => {
          close()
          onClosed()
        }}
        className="button button--quiet button--small button--icon -my-2"
      >
        <X aria-hidden="true" size={18} />
      </button>
    </li>
  )
}

/** Ends after so long, not counting the time in which it stands still. */
function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs)
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    if (isPaused) return
    const begunAtMs = performance.now()
    const timer = setTimeout(() => latest.current(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - begunAtMs
    }
  }, [isPaused])
}

/** Follows the pointer to the right; let go beyond the threshold, it is away. */
function useSwipe(onAway: () => void) {
  const [beganAtPx, setBeganAt] = useState<number | null>(null)
  const [movedPx, setMoved] = useState(0)
  const end = () => {
    setBeganAt(null)
    setMoved(0)
  }
  return {
    movedPx,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setBeganAt(event.clientX)
    },
    onPointerMove: (event: PointerEvent) => {
      if (beganAtPx !== null) setMoved(Math.max(0, event.clientX - beganAtPx))
    },
    onPointerUp: () => {
      if (movedPx >= SWIPE_THRESHOLD_PX) onAway()
      end()
    },
    onPointerCancel: end,
  }
}

/** Says the notice to who does not see it; a failure at once. */
function Announcement({ toast, label }: { toast: Toast | null; label: string }) {
  const [said, setSaid] = useState({ isError: false, words: '' })
  useEffect(() => {
    // A region must be there, empty, before its text comes; otherwise nothing is read.
    const timer = setTimeout(() => {
      const words = toast ? `${label}: ${toast.title} ${toast.description ?? ''}` : ''
      setSaid({ isError: toast?.variant === 'destructive', words })
    }, 100)
    return () => clearTimeout(timer)
  }, [toast, label])
  return (
    <>
      <div role="status" className="sr-only">
        {said.isError ? '' : said.words}
      </div>
      <div role="alert" className="sr-only">
        {said.isError ? said.words : ''}
      </div>
    </>
  )
}

/**
 * The last opened modal dialog or its own place for notices, or the body: whatever else is on the page is inert while
 * a modal is open. A dialog that is taken off the page while it is open says nothing of it: what was shown in it would be
 * gone with it.
 */
function useTopmostContainer(toast: Toast | null): Element | null {
  const [container, setContainer] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice is the moment to look again
  useEffect(() => {
    const find = () => setContainer(topmostContainer())
    find()
    document.addEventListener('close', find, true)
    return () => document.removeEventListener('close', find, true)
  }, [toast])
  useEffect(() => {
    if (container === null || container === document.body) return
    const watcher = new MutationObserver(() => {
      if (!container.isConnected) setContainer(topmostContainer())
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [container])
  return container
}

function topmostContainer(): Element {
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  return modal?.querySelector('[data-notices]') ?? modal ?? document.body
}
