import { useState } from 'react'
import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { REVIEW_LIMITS } from '#domain/shop/product-review.ts'
import type { AdminReview } from '#domain/shop/product-review-wire.ts'
import { reviewsAdminTexts as texts } from '#texts/shop/reviews.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { removeText } from '#web/shared/community/moderation-calls.ts'
import { Stars } from '#web/shared/stars/stars.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendAnswer } from './review-admin-calls.ts'

const REASON_MIN = 3
const REASON_MAX = 500

type ReviewRowProps = { review: AdminReview; onChanged: () => void }

/** A review as it stands, the answer to it, and the way to take it off the page. */
export function ReviewRow({ review, onChanged }: ReviewRowProps) {
  const { author, productTitle: product, rating, text, createdAt, state } = review
  return (
    <article>
      <h2 className="text-lg leading-snug wrap-anywhere">{texts.by({ author, product })}</h2>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <Stars rating={rating} />
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        <span className="font-semibold">{texts.states[state]}</span>
      </p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
      {state === 'waiting' ? (
        <p className="mt-2">
          <Link to={href('/painel/moderacao')} className="text-link">
            {texts.toModeration}
          </Link>
        </p>
      ) : null}
      <AnswerForm review={review} onChanged={onChanged} />
      {state === 'shown' ? <RemovalForm review={review} onChanged={onChanged} /> : null}
    </article>
  )
}

function AnswerForm({ review, onChanged }: ReviewRowProps) {
  const [text, setText] = useState(review.answer ?? '')

  async function handleSubmit(): Promise<void> {
    const sent = await sendAnswer(review.id, text)
    if (!sent.ok) return showToast(texts.failed)
    settleTyped()
    showToast(text.trim() === '' ? texts.answerGone : texts.answered)
    onChanged()
  }

  return (
    <details className="mt-3 max-w-measure" open={review.answer !== null}>
      <summary className="cursor-pointer py-2 font-semibold">
        {review.answer === null ? texts.answer : texts.editAnswer}
      </summary>
      <Form onSubmit={handleSubmit} className="grid gap-3">
        <TextAreaField
          label={texts.answerLabel}
          hint={texts.answerHint}
          rows={3}
          maxLength={REVIEW_LIMITS.answer}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Button type="submit" size="small" className="justify-self-start" busyLabel={texts.saving}>
          {texts.saveAnswer}
        </Button>
      </Form>
    </details>
  )
}

function RemovalForm({ review, onChanged }: ReviewRowProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    if (reason.trim().length < REASON_MIN) {
      setError(texts.reasonMissing)
      form.querySelector('textarea')?.focus()
      return
    }
    const subject = { kind: 'product_review', id: review.id } as const
    const removed = await removeText(subject, { textRead: review.moderatedText, reason })
    if (!removed.ok) return showToast(texts.failed)
    settleTyped()
    showToast(texts.removed)
    onChanged()
  }

  return (
    <details className="mt-1 max-w-measure">
      <summary className="cursor-pointer py-2 font-semibold">{texts.remove}</summary>
      <Form onSubmit={handleSubmit} className="grid gap-3">
        <TextAreaField
          label={texts.removeReason}
          hint={texts.removeHint}
          error={error}
          rows={2}
          required
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ currentTarget: { value } }) => {
            setReason(value)
            setError(undefined)
          }}
        />
        <Button type="submit" look="secondary" size="small" className="justify-self-start">
          {texts.removeNow}
        </Button>
      </Form>
    </details>
  )
}
