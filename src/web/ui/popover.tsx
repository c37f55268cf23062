import { X } from 'lucide-react'
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './icon-button.tsx'

type PopoverProps = {
  /** What was pressed: the panel stands beside it. */
  opener: HTMLElement
  onClose: () => void
  title: string
  closeLabel: string
  children: (close: () => void) => ReactNode
}

/**
 * A small panel beside the button that opened it. Esc, a press elsewhere and Tab past its ends close it, and focus goes
 * back to where it was. No modal: that makes the rest of the page inert, and the browser styles all of it anew.
 */
export function Popover({ opener, onClose, title, closeLabel, children }: PopoverProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(() => placeBeside(opener))
  // Some browsers give no focus to a pressed button.
  const [cameFrom] = useState(() =>
    document.activeElement instanceof HTMLElement && document.activeElement !== document.body
      ? document.activeElement
      : opener,
  )

  function close(): void {
    if (ref.current?.contains(document.activeElement)) cameFrom.focus({ preventScroll: true })
    onClose()
  }

  // The first choice, or the way back where there is none.
  useLayoutEffect(() => {
    const [closing, first] = buttonsOf(ref.current)
    ;(first ?? closing)?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    const within = (element: Element | null, { target }: Event) =>
      target instanceof Node && element?.contains(target) === true
    function handleAway(event: Event): void {
      // The opener closes by its own press.
      if (!within(ref.current, event) && !within(opener, event)) close()
    }
    function handleKey(event: KeyboardEvent): void {
      const buttons = buttonsOf(ref.current)
      const isLast = event.key === 'Tab' && event.target === buttons.at(event.shiftKey ? 0 : -1)
      if (!isLast && event.key !== 'Escape') return
      // Also for a modal that holds the opener: it stays.
      event.preventDefault()
      close()
    }
    const handleMove = () => setPlace(placeBeside(opener))
    document.addEventListener('pointerdown', handleAway, true)
    document.addEventListener('focusin', handleAway, true)
    document.addEventListener('keydown', handleKey, true)
    document.addEventListener('scroll', handleMove, true)
    window.addEventListener('resize', handleMove)
    return () => {
      document.removeEventListener('pointerdown', handleAway, true)
      document.removeEventListener('focusin', handleAway, true)
      document.removeEventListener('keydown', handleKey, true)
      document.removeEventListener('scroll', handleMove, true)
      window.removeEventListener('resize', handleMove)
    }
  })

  return createPortal(
    <div ref={ref} role="dialog" aria-labelledby={id} className="popover-panel" style={place}>
      <header className="flex items-center justify-between gap-4 border-b border-line py-1 pr-1 pl-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={close}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </header>
      <div className="p-3">{children(close)}</div>
    </div>,
    opener.closest('dialog, main') ?? document.body,
  )
}

const buttonsOf = (panel: Element | null) => [...(panel?.querySelectorAll('button') ?? [])]

/** Below the opener or above it, wherever there is more room. */
function placeBeside(opener: Element): CSSProperties {
  const { top, bottom, right } = opener.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isAbove = top > clientHeight - bottom
  const room = isAbove ? top : clientHeight - bottom
  const limits = { '--from-right': `${clientWidth - right}px`, '--room': `${room}px` } as CSSProperties
  return { ...limits, ...(isAbove ? { bottom: clientHeight - top } : { top: bottom }) }
}
