import { type FormEvent, useState } from 'react'
import { REPORT_REASONS, type ReportReason } from '#domain/community/moderation.ts'
import { reportTexts as texts } from '#texts/community/report.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { type ReportedText, reportText } from './moderation-calls.ts'

const NOTE_MAX = 500

/** Says what is wrong with somebody's text; null closes it. */
export function ReportDialog({ subject, onClose }: { subject: ReportedText | null; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('offense')
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!subject || isSending) return
    setSending(true)
    const reported = await reportText(subject, reason, note)
    setSending(false)
    // What is gone meanwhile needs no report any more.
    if (!reported.ok && reported.code !== 'subject_not_found') return showToast(texts.failed)
    setNote('')
    onClose()
    showToast(texts.sent)
  }

  return (
    <Dialog
      isOpen={subject !== null}
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      closeLabel={commonTexts.close}
    >
      <form method="post" onSubmit={handleSubmit}>
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
          labelNote={commonTexts.optional}
          rows={3}
          maxLength={NOTE_MAX}
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
