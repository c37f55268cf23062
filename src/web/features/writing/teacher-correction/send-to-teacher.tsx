import { useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { writeDay } from '#domain/study/exam-date.ts'
import type { Offer, SendBody, Sent } from '#domain/writing/teacher-correction/sending-wire.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { teacherCorrectionTexts as texts } from '#texts/writing/teacher-correction.ts'
import { newId } from '#web/browser/new-id.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchOffer, sendToTeacher } from './sending-calls.ts'

type Essay = SendBody['essay']

type SendToTeacherProps = {
  /** Of the essay that is kept, or is going to be; null for a text without one. */
  essayId: string | null
  /** The correction whose marks stand at hand; else the last one of the essay is the one that is rewritten. */
  rewritesId?: string | null
  /** Of the text, as it stands now. */
  theme: string | null
  /** What would be sent as it stands now; null where something is missing, which has been said then. */
  essay: () => Essay | null
  /** Up to seven lines: the exam gives them no points. */
  isShort?: boolean
}

/** "Enviar para a professora": nothing at all where it is not offered (the server says so). */
export function SendToTeacher({
  essayId,
  rewritesId = null,
  theme,
  essay,
  isShort = false,
}: SendToTeacherProps) {
  const asked = useAsked(`teacher offer ${essayId} ${rewritesId}`, (signal) =>
    fetchOffer({ essayId, rewritesId }, signal),
  )
  const [chosen, setChosen] = useState<Essay | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  if (!asked.value?.isOffered) return null
  const offer = offerFor(asked.value, theme)

  function handleOpen(): void {
    const ready = essay()
    if (ready === null) return
    setChosen(ready)
    void asked.reload()
  }

  function handleSent(answer: Sent): void {
    setChosen(null)
    setSent(answer)
    showToast(texts.sent({ day: writeDay(answer.promisedOn) }))
    void asked.reload()
  }

  return (
    <>
      <Button look="secondary" size="large" onClick={handleOpen}>
        {texts.send}
      </Button>
      {sent ? (
        <p className="basis-full" role="status">
          {texts.sent({ day: writeDay(sent.promisedOn) }).description}{' '}
          <Link to={`${href('/perfil')}#correcoes`} className="text-link">
            {texts.toList}
          </Link>
        </p>
      ) : null}
      {offer.credits === 0 && !offer.rewriting?.isFree ? (
        <NoCreditDialog offer={offer} isOpen={chosen !== null} onClose={() => setChosen(null)} />
      ) : (
        <SendDialog
          offer={offer}
          essay={chosen}
          isShort={isShort}
          onClose={() => setChosen(null)}
          onSent={handleSent}
          onOutdated={() => void asked.reload()}
        />
      )}
    </>
  )
}

/** On another theme it is no rewriting, for the server neither. */
function offerFor(offer: Offer, theme: string | null): Offer {
  return offer.rewriting?.theme === theme ? offer : { ...offer, rewriting: null }
}

type SendDialogProps = {
  offer: Offer
  /** Null while the dialog is closed. */
  essay: Essay | null
  isShort: boolean
  onClose: () => void
  onSent: (sent: Sent) => void
  /** What stands here is no longer what the server offers. */
  onOutdated: () => void
}

/** What it costs, for when it is promised, what she sees; then it is sent. */
function SendDialog({ offer, essay, isShort, onClose, onSent, onOutdated }: SendDialogProps) {
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
    const description = known.get(answer.code) ?? texts.failureDefault
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
  }

  const { dialog } = texts
  return (
    <ConfirmDialog
      isOpen={essay !== null}
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title={dialog.heading}
      cancelLabel={dialog.cancel}
      confirmLabel={dialog.submit}
      closeLabel={commonTexts.close}
      isBusy={isSending}
      busyLabel={dialog.submitting}
    >
      <p className="text-lg font-semibold">{dialog.promise({ day: writeDay(offer.promisedOn) })}</p>
      <p>{dialog.cost({ credits: offer.credits, isFree })}</p>
      {offer.nextEndsOn && !isFree ? (
        <p className="text-sm text-ink-soft">{dialog.endsOn({ day: writeDay(offer.nextEndsOn) })}</p>
      ) : null}
      <p className="text-sm text-ink-soft">{dialog.promiseNote}</p>
      {isShort ? <p className="mt-3 font-semibold text-red">{dialog.shortNote}</p> : null}
      <p className="mt-4 font-semibold">{dialog.sees}</p>
      <ul className="list-disc pl-5">
        {seenOf(offer).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="mt-2">{dialog.seesNot}</p>
      <p className="mt-4 text-sm text-ink-soft">{dialog.takeBack}</p>
    </ConfirmDialog>
  )
}

function seenOf({ photographCount }: Offer): string[] {
  const { text, photograph, name } = texts.dialog.seesList
  return [text, ...(photographCount > 0 ? [photograph] : []), name]
}

type NoCreditDialogProps = { offer: Offer; isOpen: boolean; onClose: () => void }

function NoCreditDialog({ offer, isOpen, onClose }: NoCreditDialogProps) {
  const { dialog } = texts
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={dialog.heading}
      closeLabel={commonTexts.close}
      footer={
        offer.productPath ? <LinkButton to={offer.productPath}>{dialog.toProduct}</LinkButton> : undefined
      }
    >
      <p className="font-semibold">{dialog.noCredit}</p>
      <p className="mt-2">{dialog.noCreditLead}</p>
    </Dialog>
  )
}
