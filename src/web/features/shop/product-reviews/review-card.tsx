import { formatDay } from '#domain/shared/calendar-text.ts'
import type { ProductReview } from '#domain/shop/product-review-wire.ts'
import { reviewTexts as texts } from '#texts/shop/reviews.ts'
import { Stars } from '#web/shared/stars/stars.tsx'

export function ReviewCard({ review, onReport }: { review: ProductReview; onReport: () => void }) {
  const { author, rating, text, createdAt, answer } = review
  return (
    <article className="sheet p-5">
      <p className="font-semibold wrap-anywhere">{author}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <Stars rating={rating} />
        <span>{texts.verified}</span>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </p>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{text}</p>
      {answer ? (
        <div className="mt-4 border-l-[3px] border-pen pl-4">
          <p className="font-semibold">{texts.answerOf}</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      ) : null}
      <button
        type="button"
        className="slip-action needs-script mt-2"
        aria-label={texts.reportOf({ author })}
        onClick={onReport}
      >
        {texts.report}
      </button>
    </article>
  )
}
