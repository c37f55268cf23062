import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as RadixToast } from 'radix-ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import type { ToastLabels } from './toast-outlet.tsx'
import { dismissToast, type Toast } from './toast-store.ts'

const SWIPE_THRESHOLD_PX = 50

/** Draws the current notice: swiped away to the right, reached by F8, above an open dialog too. */
export function ToastHost({ toast, labels }: { toast: Toast | null; labels: ToastLabels }) {
  const container = useTopmostContainer(toast)
  if (!container) return null
  return createPortal(
    <RadixToast.Provider label={labels.notice} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toast ? <Notice key={toast.id} toast={toast} closeLabel={labels.close} /> : null}
      <RadixToast.Viewport
        label={labels.region}
        hotkey={['F8']}
        className={classNames(
          'right-0 z-50 m-0 flex w-full max-w-md list-none flex-col p-4',
          placeIn(container),
        )}
      />
      <ModalAnnouncement toast={container === document.body ? null : toast} />
    </RadixToast.Provider>,
    container,
  )
}

/** A dialog has what is pressed next at its foot, and its title at the head. */
function placeIn(container: Element): string {
  if (container.matches('[data-notices]')) return 'absolute bottom-0'
  return container.matches('dialog') ? 'fixed top-0' : 'fixed bottom-0'
}

function Notice({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const isError = toast.variant === 'destructive'
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    <RadixToast.Root
      duration={toast.durationMs}
      type="foreground"
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(toast.id)
      }}
      className={classNames(
        'toast flex touch-pan-y items-start gap-3 rounded-sheet border bg-sheet py-4 pr-2 pl-4 text-ink shadow-sheet select-none',
        isError ? 'border-red' : 'border-ink',
      )}
    >
      <Icon
        aria-hidden="true"
        size={22}
        className={classNames('mt-0.5 shrink-0', isError ? 'text-red' : 'text-green')}
      />
      <div className="min-w-0 flex-1">
        <RadixToast.Title className={classNames('font-semibold', isError && 'text-red')}>
          {toast.title}
        </RadixToast.Title>
        {toast.description ? <RadixToast.Description>{toast.description}</RadixToast.Description> : null}
      </div>
      <RadixToast.Close
        aria-label={closeLabel}
        className="button button--quiet button--small button--icon -my-2"
      >
        <X aria-hidden="true" size={18} />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

/** Radix announces from the body, which is inert behind a modal dialog; inside one the notice is said here. */
function ModalAnnouncement({ toast }: { toast: Toast | null }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    // A region must be there, empty, before its text comes; otherwise nothing is read.
    const timer = setTimeout(() => setSaid(toast ? `${toast.title} ${toast.description ?? ''}` : ''), 100)
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div role="alert" className="sr-only">
      {said}
    </div>
  )
}

/**
 * The last opened modal dialog or its own place for notices, or the body: whatever else is on the page is inert while
 * a modal is open.
 */
function useTopmostContainer(toast: Toast | null): Element | null {
  const [container, setContainer] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice is the moment to look again
  useEffect(() => {
    const find = () => {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
      setContainer(modal?.querySelector('[data-notices]') ?? modal ?? document.body)
    }
    find()
    document.addEventListener('close', find, true)
    return () => document.removeEventListener('close', find, true)
  }, [toast])
  return container
}
