/** The calls of reviews of products. Each answers with what the server said, checked, or with its refusal. */
import { ok } from '#domain/shared/result.ts'
import type { NewReview } from '#domain/shop/product-review-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const wire = () => import('#domain/shop/product-review-wire.ts')
const own = () => wire().then(({ ownReviewSchema }) => ownReviewSchema)

export async function fetchReviews(productId: string, after: string | null, signal: AbortSignal) {
  const schema = wire().then(({ reviewPageSchema }) => reviewPageSchema)
  const query = after === null ? '' : `?after=${encodeURIComponent(after)}`
  const page = await callChecked(schema, `product-reviews/${productId}${query}`, { signal })
  return page.ok ? ok({ rows: page.value.reviews, next: page.value.next }) : page
}

export function fetchReviewable(signal: AbortSignal) {
  const schema = wire().then(({ reviewableSchema }) => reviewableSchema)
  return callChecked(schema, 'product-reviews', { signal })
}

export function fetchOwnReview(productId: string, signal: AbortSignal) {
  return callChecked(own(), `product-reviews/${productId}/own`, { signal })
}

export function sendReview(productId: string, body: NewReview) {
  return callChecked(own(), `product-reviews/${productId}/own`, { method: 'PUT', body })
}

export function takeReviewBack(productId: string) {
  return callApi(`product-reviews/${productId}/own`, { method: 'DELETE' })
}
