import { challengeTexts } from '#texts/challenge.ts'
import { commonTexts } from '#texts/common.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const { confirm: texts, panel } = challengeTexts

type ConfirmDialogProps = {
  isOpen: boolean
  isSending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Before an essay is shown to everybody (spec §2 Monthly challenge). */
export function ConfirmDialog({ isOpen, isSending, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      closeLabel={commonTexts.close}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button isBusy={isSending} busyLabel={panel.sending} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </div>
      }
    >
      <p>{texts.lead}</p>
    </Dialog>
  )
}
