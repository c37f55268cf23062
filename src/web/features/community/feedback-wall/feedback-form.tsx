import { type FormEvent, useRef, useState } from 'react'
import {
  FEEDBACK_DELAY_MS,
  FEEDBACK_LIMITS,
  feedbackProblem,
  isRating,
  readFeedbackForm,
} from '#domain/community/feedback.ts'
import type { Feedback } from '#domain/community/feedback-wire.ts'
import { feedbackTexts } from '#texts/community/feedback.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { formText } from '#web/browser/form-text.ts'
import { newId } from '#web/browser/new-id.ts'
import { showWritingFailure } from '#web/shared/community/failure-notice.ts'
import { StarField } from '#web/shared/stars/star-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendFeedback } from './feedback-calls.ts'

const { form: texts, problems, success, readFirst, failure } = feedbackTexts

/** Stars, name and comment; what is wrong is told one thing at a time (product §5 Feedback). */
export function FeedbackForm({ onSent }: { onSent: (feedback: Feedback) => void }) {
  const [rating, setRating] = useState(0)
  const [isSending, setSending] = useState(false)
  // The same until it was taken, so that sending again after a lost answer is the same feedback.
  const id = useRef<string>(undefined)

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const written = readFeedbackForm({
      rating,
      author: formText(data, 'author'),
      comment: formText(data, 'comment'),
    })
    const problem = feedbackProblem(written)
    if (problem || !isRating(written.rating)) {
      showToast(problems[problem ?? 'no-rating'])
      if (problem === 'no-rating') form.querySelector<HTMLInputElement>('input[type=radio]')?.focus()
      else focusField(form, problem === 'comment-too-long' ? 'comment' : 'author')
      return
    }
    id.current ??= newId()
    setSending(true)
    const [sent] = await Promise.all([
      sendFeedback({ ...written, id: id.current, rating: written.rating }),
      pause(FEEDBACK_DELAY_MS),
    ])
    setSending(false)
    if (!sent.ok) return showWritingFailure(sent.code, failure)
    id.current = undefined
    form.reset()
    setRating(0)
    if (sent.value.isReadFirst) return showToast(readFirst)
    onSent(sent.value)
    showToast(success)
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit} className="needs-script grid gap-5">
      <StarField value={rating} onChange={setRating} />
      <TextField
        name="author"
        label={texts.author}
        hint={texts.authorHint}
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={FEEDBACK_LIMITS.author}
        required
      />
      <TextAreaField
        name="comment"
        label={texts.comment}
        labelNote={commonTexts.optional}
        hint={texts.commentHint}
        rows={5}
        maxLength={FEEDBACK_LIMITS.comment}
      />
      <div>
        <Button type="submit" size="large" isBusy={isSending} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs))
}
