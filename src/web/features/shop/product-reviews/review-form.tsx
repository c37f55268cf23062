import { useState } from 'react'
import { isRating } from '#domain/community/feedback.ts'
import { REVIEW_LIMITS, readReviewText, reviewProblem } from '#domain/shop/product-review.ts'
import type { OwnReview } from '#domain/shop/product-review-wire.ts'
import { reviewTexts } from '#texts/shop/reviews.ts'
import { showWritingFailure } from '#web/shared/community/failure-notice.ts'
import { StarField } from '#web/shared/stars/star-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendReview } from './review-calls.ts'

const texts = reviewTexts.own

type ReviewFormProps = { productId: string; onSent: (own: OwnReview) => void }

export function ReviewForm({ productId, onSent }: ReviewFormProps) {
  const [rating, setRating] = useState(0)
  const [text, setText] = useState('')
  const [error, setError] = useState<{ field: 'rating' | 'text'; words: string }>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const written = readReviewText(text)
    const problem = reviewProblem({ rating, text: written })
    if (problem !== null || !isRating(rating)) {
      const found = problem ?? 'no-rating'
      const field = found === 'no-rating' ? 'rating' : 'text'
      setError({ field, words: texts.problems[found] })
      form.querySelector<HTMLElement>(field === 'rating' ? 'input[type=radio]' : 'textarea')?.focus()
      return
    }
    const sent = await sendReview(productId, { rating, text: written })
    if (!sent.ok) return showWritingFailure(sent.code, { ...texts.failed, reasons: texts.refusals })
    showToast(texts.sent)
    onSent(sent.value)
  }

  return (
    <Form onSubmit={handleSubmit} className="mt-2 grid gap-4">
      <p className="text-ink-soft">{texts.lead}</p>
      <div>
        <StarField
          value={rating}
          onChange={(chosen) => {
            setRating(chosen)
            setError(undefined)
          }}
        />
        {error?.field === 'rating' ? (
          <p role="alert" className="mt-1 font-semibold text-red">
            {error.words}
          </p>
        ) : null}
      </div>
      <TextAreaField
        name="text"
        label={texts.text}
        hint={texts.textHint}
        error={error?.field === 'text' ? error.words : undefined}
        rows={5}
        required
        maxLength={REVIEW_LIMITS.max}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setError(undefined)
        }}
      />
      <p className="text-sm text-ink-soft">{texts.name}</p>
      <Button type="submit" className="justify-self-start" busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </Form>
  )
}
