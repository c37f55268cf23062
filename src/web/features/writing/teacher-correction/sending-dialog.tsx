import { useRef, useState } from 'react'
import { writeDay } from '#domain/study/exam-date.ts'
import type { Offer, SendBody, Sent } from '#domain/writing/teacher-correction/sending-wire.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { sendToTeacherTexts } from '#texts/writing/send-to-teacher.ts'
import { sendingDialogTexts as texts } from '#texts/writing/sending-dialog.ts'
import { newId } from '#web/browser/new-id.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendToTeacher } from './sending-calls.ts'

type SendingDialogProps = {
  offer: Offer
  /** Null while the dialog is closed. */
  essay: SendBody['essay'] | null
  isShort: boolean
  onClose: () => void
  onSent: (sent: Sent) => void
  /** What stands here is no longer what the server offers. */
  onOutdated: () => void
}

/** What it costs, for when it is promised, what she sees; or that there is no credit. */
export function SendingDialog(props: SendingDialogProps) {
  const { offer, essay, onClose } = props
  return offer.credits === 0 && !offer.rewriting?.isFree ? (
    <NoCreditDialog offer={offer} isOpen={essay !== null} onClose={onClose} />
  ) : (
    <SendDialog {...props} />
  )
}

function SendDialog({ offer, essay, isShort, onClose, onSent, onOutdated }: SendingDialogProps) {
  const [isSending, setSending] = useState(false)
  // The same until the server has answered: sent again after a lost answer it is sent once.
  const id = useRef(newId())
  const isFree = offer.rewriting?.isFree ?? false

  async function handleConfirm(): Promise<void> {
    if (isSending || essay === null) return
    setSending(true)
    const rewritesId = offer.rewriting?.correctionId ?? null
    const answer = await sendToTeacher({ id: id.current, essay, rewritesId, isToldFree: isFree })
    setSending(false)
    if (answer.ok) {
      id.current = newId()
      return onSent(answer.value)
    }
    if (answer.code !== 'unreachable') id.current = newId()
    if (answer.code === 'not_free') onOutdated()
    const known = new Map<string, string>(Object.entries(texts.failures))
    const description = known.get(answer.code) ?? sendToTeacherTexts.failureDefault
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
  }

  return (
    <ConfirmDialog
      isOpen={essay !== null}
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title={texts.heading}
      cancelLabel={texts.cancel}
      confirmLabel={texts.submit}
      closeLabel={commonTexts.close}
      isBusy={isSending}
      busyLabel={texts.submitting}
    >
      <p className="text-lg font-semibold">{texts.promise({ day: writeDay(offer.promisedOn) })}</p>
      <p>{texts.cost({ credits: offer.credits, isFree })}</p>
      {offer.nextEndsOn && !isFree ? (
        <p className="text-sm text-ink-soft">{texts.endsOn({ day: writeDay(offer.nextEndsOn) })}</p>
      ) : null}
      <p className="text-sm text-ink-soft">{texts.promiseNote}</p>
      {isShort ? <p className="mt-3 font-semibold text-red">{texts.shortNote}</p> : null}
      <p className="mt-4 font-semibold">{texts.sees}</p>
      <ul className="list-disc pl-5">
        {seenOf(offer).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="mt-2">{texts.seesNot}</p>
      <p className="mt-4 text-sm text-ink-soft">{texts.takeBack}</p>
    </ConfirmDialog>
  )
}

function seenOf({ photographCount }: Offer): string[] {
  const { text, photograph, name } = texts.seesList
  return [text, ...(photographCount > 0 ? [photograph] : []), name]
}

type NoCreditDialogProps = { offer: Offer; isOpen: boolean; onClose: () => void }

function NoCreditDialog({ offer, isOpen, onClose }: NoCreditDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.heading}
      closeLabel={commonTexts.close}
      footer={
        offer.productPath ? <LinkButton to={offer.productPath}>{texts.toProduct}</LinkButton> : undefined
      }
    >
      <p className="font-semibold">{texts.noCredit}</p>
      <p className="mt-2">{texts.noCreditLead}</p>
    </Dialog>
  )
}
