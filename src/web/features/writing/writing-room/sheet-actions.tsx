import { commonTexts } from '#texts/shared/common.ts'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { RoomSending } from './room-sending.tsx'
import type { Sheet } from './stored-sheet.ts'

type SheetActionsProps = {
  sheet: Sheet
  isMember: boolean
  isSending: boolean
  /** The teacher's correction that is being rewritten. */
  teacherId: string | null
  onCorrect: () => void
  onClear: () => void
  onNoTheme: () => void
}

/** Below the sheet: have it corrected, send it, begin anew. */
export function SheetActions({
  sheet,
  isMember,
  isSending,
  teacherId,
  onCorrect,
  onClear,
  onNoTheme,
}: SheetActionsProps) {
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button size="large" isBusy={isSending} busyLabel={texts.submitting} onClick={onCorrect}>
          {sheet.isCorrected && isMember ? texts.submitAgain : texts.submit}
        </Button>
        {isMember ? <RoomSending sheet={sheet} rewritesId={teacherId} onNoTheme={onNoTheme} /> : null}
        {sheet.text.trim() === '' ? null : (
          <Button look="quiet" onClick={onClear}>
            {texts.sheet.clear}
          </Button>
        )}
      </div>
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        {isMember ? texts.memberNote : texts.guestNote}
      </p>
    </>
  )
}

type ClearDialogProps = { isOpen: boolean; onClose: () => void; onConfirm: () => void }

export function ClearDialog({ isOpen, onClose, onConfirm }: ClearDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onConfirm}
      title={texts.sheet.clearConfirm}
      cancelLabel={texts.sheet.keep}
      confirmLabel={texts.sheet.clearDo}
      closeLabel={commonTexts.close}
      confirmLook="danger"
    >
      <p>{texts.sheet.clearLead}</p>
    </ConfirmDialog>
  )
}
