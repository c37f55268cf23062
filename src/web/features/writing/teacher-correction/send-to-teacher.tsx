import { useState } from 'react'
import { href, Link } from 'react-router'
import { writeDay } from '#domain/study/exam-date.ts'
import type { Offer, SendBody, Sent } from '#domain/writing/teacher-correction/sending-wire.ts'
import { sendToTeacherTexts as texts } from '#texts/writing/send-to-teacher.ts'
import { useHasBeen } from '#web/hooks/use-has-been.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchOffer } from './sending-calls.ts'

const SendingDialog = fetchedPart(async () => {
  const dialog = await import('./sending-dialog.tsx')
  return dialog.SendingDialog
})

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
  /** Once opened it stays: what was sent and not answered is sent again under the same id. */
  const isOpened = useHasBeen(chosen !== null)
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
      {isOpened ? (
        <SendingDialog
          offer={offer}
          essay={chosen}
          isShort={isShort}
          onClose={() => setChosen(null)}
          onSent={handleSent}
          onOutdated={() => void asked.reload()}
        />
      ) : null}
    </>
  )
}

/** On another theme it is no rewriting, for the server neither. */
function offerFor(offer: Offer, theme: string | null): Offer {
  return offer.rewriting?.theme === theme ? offer : { ...offer, rewriting: null }
}
