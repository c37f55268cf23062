import { type FormEvent, useId, useState } from 'react'
import { RETURN_NOTE } from '#domain/writing/teacher-correction/desk-rules.ts'
import { RETURN_REASONS, type ReturnReason } from '#domain/writing/teacher-correction/teacher-correction.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'

const texts = teacherCorrectionsTexts.return

type ReturnDialogProps = {
  isOpen: boolean
  isSending: boolean
  onClose: () => void
  onReturn: (reason: ReturnReason, note: string) => void
}

/** The essay goes back uncorrected: why, in words that its student reads. */
export function ReturnDialog({ isOpen, isSending, onClose, onReturn }: ReturnDialogProps) {
  const name = useId()
  const [reason, setReason] = useState<ReturnReason>('illegible')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    if (reason === 'other' && note.trim().length < RETURN_NOTE.min) setError(texts.noteMissing)
    else if (!isSending) onReturn(reason, note)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      closeLabel={texts.close}
    >
      <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-4">
        <fieldset>
          <legend className="font-semibold">{texts.reason}</legend>
          {RETURN_REASONS.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={name}
                value={one}
                checked={one === reason}
                onChange={() => {
                  setReason(one)
                  setError(undefined)
                }}
                className="size-5 shrink-0 accent-pen"
              />
              {texts.reasons[one]}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label={texts.note}
          hint={texts.noteHint}
          error={error}
          rows={3}
          maxLength={RETURN_NOTE.max}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" isBusy={isSending} busyLabel={texts.sending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
