import { useState } from 'react'
import { type MessageDetail, REPLY_LIMITS } from '#domain/console/messages-admin-wire.ts'
import { messagesAdminTexts } from '#texts/console/messages.ts'
import { newId } from '#web/browser/new-id.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendReply } from './message-calls.ts'

const texts = messagesAdminTexts.reply

type ReplyFormProps = { message: MessageDetail; onSent: () => void }

/** Answers by mail. One answer for as long as the form stands: sent again, it is the same one. */
export function ReplyForm({ message, onSent }: ReplyFormProps) {
  const [requestKey] = useState(newId)
  const [text, setText] = useState('')
  const { errors, show, clear } = useFieldErrors<'text'>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const isShort = text.trim().length < REPLY_LIMITS.min
    if (show(form, isShort ? { text: texts.tooShort } : {})) return
    const sent = await sendReply(message.id, { requestKey, text: text.trim() })
    if (!sent.ok) return showToast({ variant: 'destructive', ...texts.failed })
    showToast(texts.done)
    onSent()
  }

  return (
    <Form onSubmit={handleSubmit} aria-labelledby="responder" className="mt-8 grid max-w-measure gap-4">
      <h2 id="responder" className="text-xl">
        {message.replies.length > 0 ? texts.again : texts.heading}
      </h2>
      <TextAreaField
        name="text"
        label={texts.text}
        hint={texts.hint}
        error={errors.text}
        rows={6}
        required
        maxLength={REPLY_LIMITS.max}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          clear('text')
        }}
      />
      <Button type="submit" className="justify-self-start" busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </Form>
  )
}
