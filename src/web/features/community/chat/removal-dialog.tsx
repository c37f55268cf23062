import { useState } from 'react'
import type { ChatMessage } from '#domain/community/chat-message.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { chatRemovalTexts } from '#texts/community/chat-removal.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { removeText } from '#web/shared/community/moderation-calls.ts'
import { type PauseDays, PauseField } from '#web/shared/community/pause-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = chatRemovalTexts
const REASON_MIN = 3
const REASON_MAX = 500

type RemovalDialogProps = { message: ChatMessage | null; onClose: () => void }

/** The owner takes a message away where she reads it, says why, and may pause who wrote it; null closes it. */
export function RemovalDialog({ message, onClose }: RemovalDialogProps) {
  const [reason, setReason] = useState('')
  const [pauseDays, setPauseDays] = useState<PauseDays>()
  const [error, setError] = useState<string>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    if (!message) return
    if (reason.trim().length < REASON_MIN) {
      setError(texts.reasonMissing)
      form.querySelector('textarea')?.focus()
      return
    }
    const sent = await removeText(
      { kind: 'chat_message', id: message.id },
      { textRead: message.text, reason, ...(pauseDays ? { pauseDays } : {}) },
    )
    if (!sent.ok) {
      const description = texts.failures[sent.code]
      showToast({
        variant: 'destructive',
        ...chatTexts.actionFailed,
        ...(description ? { description } : {}),
      })
      // What she typed stays for another try; of a message that is no longer as she read it there is none.
      if (description) onClose()
      return
    }
    showToast(pauseDays ? texts.donePaused : texts.done)
    onClose()
  }

  return (
    <Dialog
      isOpen={message !== null}
      onClose={onClose}
      title={texts.title({ name: message?.sender ?? '' })}
      description={texts.lead}
      closeLabel={commonTexts.close}
    >
      <Form onSubmit={handleSubmit} className="grid gap-4">
        <blockquote className="max-h-40 overflow-y-auto border-l-[3px] border-line pl-4 whitespace-pre-line wrap-anywhere">
          {message?.text}
        </blockquote>
        <TextAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          error={error}
          rows={2}
          required
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <PauseField label={texts.pause} value={pauseDays} onChange={setPauseDays} />
        <Button type="submit" className="justify-self-start" busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </Form>
    </Dialog>
  )
}
