import { ok } from '#domain/shared/result.ts'
import type { OwnReview } from '#domain/shop/product-review-wire.ts'
import { reviewTexts } from '#texts/shop/reviews.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { fetchModerationStatus } from '#web/shared/community/fetch-moderation-status.ts'
import { OwnCases } from '#web/shared/community/own-cases.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { Stars } from '#web/shared/stars/stars.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchOwnReview, takeReviewBack } from './review-calls.ts'
import { ReviewForm } from './review-form.tsx'

const texts = reviewTexts.own

/** For who has bought it: the form, or what one has written and where it stands. For everybody else nothing. */
export function OwnReviewPart({ productId }: { productId: string }) {
  const { status } = useSession()
  const asked = useAsked(status === 'signed-in' ? `own review of ${productId}` : null, (signal) =>
    fetchOwnReview(productId, signal),
  )
  const own = status === 'signed-in' ? asked.value : null
  if (!own || !(own.isBuyer || own.review)) return null
  return (
    <section aria-labelledby="minha-avaliacao" className="sheet mt-6 max-w-measure p-5">
      <h3 id="minha-avaliacao" className="text-xl">
        {texts.heading}
      </h3>
      {own.review ? (
        <Written productId={productId} review={own.review} onGone={() => void asked.reload()} />
      ) : (
        <ReviewForm productId={productId} onSent={asked.put} />
      )}
    </section>
  )
}

type WrittenProps = { productId: string; review: NonNullable<OwnReview['review']>; onGone: () => void }

function Written({ productId, review, onGone }: WrittenProps) {
  const cases = useAsked(review.state === 'hidden' ? `case of review ${review.id}` : null, async (signal) => {
    const standing = await fetchModerationStatus(signal)
    return standing.ok ? ok(standing.value.cases.filter(({ id }) => id === review.id)) : standing
  })

  async function handleTakeBack(): Promise<void> {
    const taken = await takeReviewBack(productId)
    // Another window was faster.
    if (!taken.ok && taken.code !== 'review_not_found') return showToast(texts.notTakenBack)
    showToast(texts.takenBack)
    onGone()
  }

  return (
    <>
      <p className="mt-2 text-ink-soft">{texts.states[review.state]}</p>
      <p className="mt-3">
        <Stars rating={review.rating} />
      </p>
      <p className="mt-1 mb-4 whitespace-pre-line wrap-anywhere">{review.text}</p>
      <OwnCases cases={cases.value ?? []} onChange={() => void cases.reload()} />
      <Form onSubmit={handleTakeBack} className="mt-4">
        <Button type="submit" look="secondary" size="small">
          {texts.takeBack}
        </Button>
      </Form>
    </>
  )
}
