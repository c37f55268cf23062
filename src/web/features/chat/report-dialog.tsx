import { type FormEvent, useState } from 'react'
import type { ChatMessage } from '#domain/chat-message.ts'
import { REPORT_REASONS, type ReportReason } from '#domain/moderation.ts'
import { chatTexts } from '#texts/chat.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = chatTexts.report

export function ReportDialog({ message, onClose }: { message: ChatMessage | null; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('offense')
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!message || isSending) return
    setSending(true)
    const { reportMessage } = await import('./chat-calls.ts')
    const reported = await reportMessage(message.id, reason, note)
    setSending(false)
    // What is gone meanwhile needs no report any more.
    if (!reported.ok && reported.code !== 'subject_not_found') {
      return showToast({ variant: 'destructive', ...texts.failed })
    }
    setNote('')
    onClose()
    showToast(texts.sent)
  }

  return (
    <Dialog
      isOpen={message !== null}
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      closeLabel={chatTexts.menu.close}
    >
      <form onSubmit={(event) => void handleSubmit(event)}>
        <fieldset>
          <legend className="mb-2 font-semibold">{texts.reasonLabel}</legend>
          {REPORT_REASONS.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={one}
                checked={one === reason}
                onChange={() => setReason(one)}
                className="size-5 shrink-0 accent-pen"
              />
              {texts.reasons[one]}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          className="mt-4"
          label={texts.note}
          labelNote={texts.noteNote}
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <p className="my-4 text-sm text-ink-soft">{texts.help}</p>
        <Button type="submit" isBusy={isSending} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </form>
    </Dialog>
  )
}
