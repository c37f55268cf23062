import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { productsAdminTexts } from '#texts/console/products.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const texts = productsAdminTexts.editor.leave

/** Asks before unsaved writing is left behind, by a link of ours or with the whole page. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const blocker = useBlocker(isUnsaved)

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={texts.title}
      cancelLabel={texts.stay}
      confirmLabel={texts.go}
      closeLabel={texts.stay}
      confirmLook="danger"
    >
      <p>{texts.lead}</p>
    </ConfirmDialog>
  )
}
