import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { correctorsTexts } from '#texts/console/correctors.ts'
import { renewSession } from '#web/shared/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { leaveDesk } from './corrector-calls.ts'

const texts = correctorsTexts.leave

/** A corrector's own way out. */
export function LeavePart() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function handleLeave(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const left = await leaveDesk()
    // Without the role the address is missing: somebody was faster.
    if (!left.ok && left.code !== 'not_found') {
      setBusy(false)
      return showToast(correctorsTexts.actionFailed)
    }
    // Away first: without the role this page is missing. Said when no page finds the role any more.
    await navigate(href('/perfil'))
    await renewSession()
    showToast(texts.done)
  }

  return (
    <div className="border-t border-line pt-6">
      <Button look="quiet" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void handleLeave()}
        title={texts.title}
        cancelLabel={texts.no}
        confirmLabel={texts.yes}
        closeLabel={texts.close}
        confirmLook="danger"
        isBusy={isBusy}
      >
        <p>{texts.lead}</p>
      </ConfirmDialog>
    </div>
  )
}
