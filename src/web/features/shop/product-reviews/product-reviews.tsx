import { useState } from 'react'
import type { ReviewPage } from '#domain/shop/product-review-wire.ts'
import { reviewTexts as texts } from '#texts/shop/reviews.ts'
import { MoreRows } from '#web/shared/asked/more-rows.tsx'
import { useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import type { ReportedText } from '#web/shared/community/moderation-calls.ts'
import { ReportDialog } from '#web/shared/community/report-dialog.tsx'
import { OwnReviewPart } from './own-review.tsx'
import { fetchReviews } from './review-calls.ts'
import { ReviewCard } from './review-card.tsx'

type ProductReviewsProps = { productId: string; first: ReviewPage }

/** What buyers say, the way to say it, and nothing that nobody said (product §2 Product page). */
export function ProductReviews({ productId, first }: ProductReviewsProps) {
  const [reported, setReported] = useState<ReportedText | null>(null)
  const list = useAskedPages(
    `reviews of ${productId}`,
    (after, signal) => fetchReviews(productId, after, signal),
    {
      first: () => ({ rows: first.reviews, next: first.next }),
      keepsOld: true,
      idOf: ({ id }) => id,
    },
  )
  const reviews = list.value ?? first.reviews
  return (
    <section aria-labelledby="avaliacoes" className="mt-14 border-t border-ink pt-6">
      <h2 id="avaliacoes" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 font-semibold">{first.summary ? texts.summary(first.summary) : texts.none}</p>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">{texts.rule}</p>
      <OwnReviewPart productId={productId} />
      {reviews.length > 0 ? (
        <ul className="mt-6 grid max-w-measure gap-5">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard
                review={review}
                onReport={() => setReported({ kind: 'product_review', id: review.id })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <MoreRows pages={list} label={texts.more} className="mt-6" />
      <ReportDialog subject={reported} onClose={() => setReported(null)} />
    </section>
  )
}
