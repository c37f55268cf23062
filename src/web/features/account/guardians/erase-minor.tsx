import { useState } from 'react'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { guardianTexts } from '#texts/account/guardians.ts'
import { useHasBeen } from '#web/hooks/use-has-been.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendErasureWithdrawal } from './guardian-calls.ts'

const texts = guardianTexts.erasure

const EraseMinorDialog = fetchedPart(async () => (await import('./erase-minor-dialog.tsx')).EraseMinorDialog)

type EraseMinorProps = { id: string; name: string; erasesAt: string | null; onChanged: () => void }

/** The guardian's wish to end the minor's account: asked for with a proof, taken back by one press. */
export function EraseMinor({ id, name, erasesAt, onChanged }: EraseMinorProps) {
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useHasBeen(isOpen)
  const [isBusy, setBusy] = useState(false)

  async function withdraw(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const sent = await sendErasureWithdrawal(id)
    setBusy(false)
    showToast(sent.ok ? texts.withdrawn : guardianTexts.failure(sent.code))
    onChanged()
  }

  return (
    <div className="grid justify-items-start gap-2">
      <h4 className="font-semibold">{texts.heading}</h4>
      {erasesAt === null ? (
        <>
          <p className="max-w-measure text-ink-soft">{texts.lead}</p>
          <Button
            look="danger"
            size="small"
            aria-label={texts.openOf({ name })}
            onClick={() => setOpen(true)}
          >
            {texts.open}
          </Button>
        </>
      ) : (
        <Notice
          title={texts.waits({ day: formatDay(erasesAt) })}
          actions={
            <Button
              look="secondary"
              size="small"
              aria-label={texts.withdrawOf({ name })}
              isBusy={isBusy}
              busyLabel={texts.withdrawing}
              onClick={() => void withdraw()}
            >
              {texts.withdraw}
            </Button>
          }
        >
          {texts.waitsLead}
        </Notice>
      )}
      {wasOpened ? (
        <EraseMinorDialog
          id={id}
          name={name}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onAsked={() => {
            setOpen(false)
            onChanged()
          }}
        />
      ) : null}
    </div>
  )
}
