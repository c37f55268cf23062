import { type FormEvent, useRef, useState } from 'react'
import { FEEDBACK_LIMITS, readReply } from '#domain/community/feedback.ts'
import type { FeedbackComment } from '#domain/community/feedback-wire.ts'
import { feedbackTexts } from '#texts/community/feedback.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { newId } from '#web/browser/new-id.ts'
import { showWritingFailure } from '#web/shared/community/failure-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendComment } from './feedback-calls.ts'

const texts = feedbackTexts.comments

type CommentFormProps = { feedbackId: string; onSent: (comment: FeedbackComment) => void }

export function CommentForm({ feedbackId, onSent }: CommentFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  // The same until it was taken, so that sending again after a lost answer is the same comment.
  const id = useRef<string>(undefined)

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    if (readReply(text) === null) {
      setError(texts.empty_text)
      return focusField(form, 'text')
    }
    id.current ??= newId()
    setSending(true)
    const sent = await sendComment(feedbackId, { id: id.current, text })
    setSending(false)
    if (!sent.ok) return showWritingFailure(sent.code, texts.failure)
    id.current = undefined
    setText('')
    if (sent.value.isReadFirst) return showToast(feedbackTexts.readFirst)
    onSent(sent.value)
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit} className="mt-6 border-t border-line pt-5">
      <TextAreaField
        name="text"
        label={texts.field}
        hint={texts.count({ used: text.length, max: FEEDBACK_LIMITS.reply })}
        rows={3}
        maxLength={FEEDBACK_LIMITS.reply}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit" className="mt-3" isBusy={isSending} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </form>
  )
}
