import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { type DeskState, deskStateOfRefusal } from '#domain/writing/teacher-correction/on-the-desk.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { essayHistoryTexts } from '#texts/writing/essay-history.ts'
import { deleteEssay } from '#web/features/writing/writing-room/essay-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = essayHistoryTexts.essay

/** Takes an essay away for good; what lies with the teacher is told before. */
export function RemoveEssay({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false)
  /** It lies with the teacher, which is said before it is asked once more. */
  const [onDesk, setOnDesk] = useState<DeskState | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const navigate = useNavigate()

  function close(): void {
    setAsking(false)
    setOnDesk(null)
  }

  async function handleRemove(): Promise<void> {
    if (isRemoving) return
    setRemoving(true)
    const removed = await deleteEssay(id, onDesk)
    setRemoving(false)
    const found = removed.ok ? null : deskStateOfRefusal(removed.code)
    if (found !== null) return setOnDesk(found)
    close()
    if (!removed.ok) return showToast(texts.removeFailed)
    showToast(texts.removed)
    await navigate(href('/corretor-de-redacao/redacoes'))
  }

  return (
    <>
      <Button look="quiet" size="large" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void handleRemove()}
        title={onDesk === null ? texts.removeTitle : texts.onDesk[onDesk].title}
        cancelLabel={texts.keep}
        confirmLabel={texts.removeDo}
        closeLabel={commonTexts.close}
        confirmLook="danger"
        isBusy={isRemoving}
        busyLabel={texts.removing}
      >
        <p role="status">{onDesk === null ? texts.removeLead : texts.onDesk[onDesk].lead}</p>
      </ConfirmDialog>
    </>
  )
}
