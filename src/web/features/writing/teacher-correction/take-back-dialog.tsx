import { useState } from 'react'
import type { SentCorrection } from '#domain/writing/teacher-correction/sending-wire.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { sendToTeacherTexts } from '#texts/writing/send-to-teacher.ts'
import { teacherCorrectionTexts } from '#texts/writing/teacher-correction.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { takeBack } from './sending-calls.ts'

const { list } = teacherCorrectionTexts
const texts = list.takeBackAsk

type TakeBackDialogProps = {
  /** Null while the dialog is closed. */
  sent: SentCorrection | null
  onClose: () => void
  onTakenBack: () => void
}

/** Says what taking back means, and does it. */
export function TakeBackDialog({ sent, onClose, onTakenBack }: TakeBackDialogProps) {
  const [isBusy, setBusy] = useState(false)

  async function handleConfirm({ id }: SentCorrection): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const answer = await takeBack(id)
    setBusy(false)
    if (answer.ok) {
      showToast(list.takenBack)
      return onTakenBack()
    }
    const known = new Map<string, string>(Object.entries(list.takeBackFailures))
    const description = known.get(answer.code) ?? sendToTeacherTexts.failureDefault
    showToast({ variant: 'destructive', title: list.takeBackFailed, description })
    // Somebody has begun, or it is gone: the list is to say so.
    if (known.has(answer.code)) onTakenBack()
  }

  return (
    <ConfirmDialog
      isOpen={sent !== null}
      onClose={onClose}
      onConfirm={() => void (sent && handleConfirm(sent))}
      title={texts.title}
      cancelLabel={texts.cancel}
      confirmLabel={texts.confirm}
      closeLabel={commonTexts.close}
      confirmLook="danger"
      isBusy={isBusy}
      busyLabel={texts.confirming}
    >
      <p>{texts.lead}</p>
      {sent && !sent.wasFree ? <p className="mt-2">{texts.paid}</p> : null}
    </ConfirmDialog>
  )
}
