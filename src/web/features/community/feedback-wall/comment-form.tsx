import { useRef, useState } from 'react'
import { FEEDBACK_LIMITS, readReply } from '#domain/community/feedback.ts'
import type { FeedbackComment } from '#domain/community/feedback-wire.ts'
import { feedbackTexts } from '#texts/community/feedback.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { newId } from '#web/browser/new-id.ts'
import { showWritingFailure } from '#web/shared/community/failure-notice.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendComment } from './feedback-calls.ts'

const texts = feedbackTexts.comments

type CommentFormProps = { feedbackId: string; onSent: (comment: FeedbackComment) => void }

export function CommentForm({ feedbackId, onSent }: CommentFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  // The same until it was taken, so that sending again after a lost answer is the same comment.
  const id = useRef<string>(undefined)

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    if (readReply(text) === null) {
      setError(texts.empty_text)
      return focusField(form, 'text')
    }
    id.current ??= newId()
    const sent = await sendComment(feedbackId, { id: id.current, text })
    if (!sent.ok) return showWritingFailure(sent.code, texts.failure)
    id.current = undefined
    setText('')
    if (sent.value.isReadFirst) return showToast(feedbackTexts.readFirst)
    onSent(sent.value)
  }

  return (
    <Form onSubmit={handleSubmit} className="mt-6 border-t border-line pt-5">
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
      <Button type="submit" className="mt-3" busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </Form>
  )
}
