import { type ReactNode, useState } from 'react'
import type { Ok } from '#domain/shared/result.ts'
import { askedTexts } from '#texts/shared/asked.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { oneAtATime } from '#web/browser/one-at-a-time.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook, ButtonSize } from '#web/ui/button-look.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type AskedActProps = {
  label: string
  /** For who hears the button without what stands around it. */
  ariaLabel?: string
  size?: ButtonSize
  title: string
  lead: ReactNode
  confirm: string
  confirmLook?: ButtonLook
  done: { title: string; description?: string }
  failure: (code: string) => { title: string; description?: string }
  send: () => Promise<Ok<unknown> | ApiRefusal>
  onDone: () => void
}

/** A button that asks first, does it once, and says how it went. */
export function AskedAct(props: AskedActProps) {
  const { label, ariaLabel, size = 'medium', title, lead, confirm } = props
  const { confirmLook = 'danger', done, failure, send, onDone } = props
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [run] = useState(() => oneAtATime(setBusy))

  async function act(): Promise<void> {
    const sent = await send()
    showToast(sent.ok ? done : failure(sent.code))
    if (!sent.ok) return
    setAsking(false)
    onDone()
  }

  return (
    <>
      <Button look="secondary" size={size} aria-label={ariaLabel} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void run(act)}
        title={title}
        cancelLabel={askedTexts.cancel}
        confirmLabel={confirm}
        closeLabel={commonTexts.close}
        confirmLook={confirmLook}
        isBusy={isBusy}
        busyLabel={askedTexts.saving}
      >
        <p>{lead}</p>
      </ConfirmDialog>
    </>
  )
}
