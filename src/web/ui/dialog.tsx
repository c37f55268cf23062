import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { hasTyped } from '#web/browser/typed-forms.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { LeaveWordsContext } from './leave-words.ts'
import { showModal } from './show-modal.ts'

type DialogProps = {
  isOpen: boolean
  /** Called by Esc, the close button and a press on the veil; the owner then sets isOpen to false. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** A panel in the middle, or a drawer on the right. */
  placement?: 'center' | 'right'
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
  className?: string
}

/** The browser's own modal: it traps focus, closes on Esc and gives focus back by itself. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    description,
    closeLabel,
    placement = 'center',
    footer,
    children,
    className,
  } = props
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const words = useContext(LeaveWordsContext)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) showModal(dialog)
    else dialog.close()
  }, [isOpen])

  function handleClick(event: MouseEvent<HTMLDialogElement>): void {
    // Only a press on the veil has the dialog itself as its target: the panel inside covers all of its box.
    if (event.target === event.currentTarget) requestClose()
  }

  /** Typed text is not lost by a press beside the dialog. */
  function requestClose(): void {
    if (words && ref.current && hasTyped(ref.current)) setAsking(true)
    else onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the veil's key, and the browser handles it
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={onClose}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      }}
      onClick={handleClick}
      className={
        placement === 'right'
          ? 'drawer-panel fixed inset-y-0 right-0 left-auto m-0 h-(--window-height) w-full max-w-md'
          : 'dialog-panel w-[min(34rem,calc(100vw-2rem))]'
      }
    >
      <div
        className={classNames(
          'flex flex-col bg-sheet text-ink',
          placement === 'right'
            ? 'h-full border-l border-ink'
            : 'max-h-[min(48rem,calc(var(--window-height)-2rem))] rounded-sheet border border-ink shadow-sheet',
          className,
        )}
      >
        <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={requestClose}>
            <X aria-hidden="true" size={20} />
          </IconButton>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
          {description ? (
            <p id={`${id}-description`} className="mb-4 text-ink-soft">
              {description}
            </p>
          ) : null}
          {children}
        </div>
        {/* A drawer's notices stand above its footer: what to press next stays free. */}
        {placement === 'right' ? <div data-notices className="relative" /> : null}
        {footer ? <footer className="border-t border-line p-5">{footer}</footer> : null}
      </div>
      {words && isAsking ? (
        <LeaveWordsContext value={null}>
          <Dialog
            isOpen
            onClose={() => setAsking(false)}
            title={words.title}
            closeLabel={words.stay}
            footer={
              <div className="flex flex-wrap justify-end gap-3">
                <Button look="secondary" onClick={() => setAsking(false)}>
                  {words.stay}
                </Button>
                <Button
                  look="danger"
                  onClick={() => {
                    setAsking(false)
                    onClose()
                  }}
                >
                  {words.go}
                </Button>
              </div>
            }
          >
            <p>{words.lead}</p>
          </Dialog>
        </LeaveWordsContext>
      ) : null}
    </dialog>
  )
}
