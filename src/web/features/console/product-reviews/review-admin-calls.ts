/** The calls of the reviews admin page; each is the owner's alone. */
import { ok } from '#domain/shared/result.ts'
import { reviewsAdminSchema } from '#domain/shop/product-review-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export async function fetchAllReviews(after: string | null, signal: AbortSignal) {
  const query = after === null ? '' : `?after=${encodeURIComponent(after)}`
  const page = await callChecked(Promise.resolve(reviewsAdminSchema), `console/product-reviews${query}`, {
    signal,
  })
  return page.ok ? ok({ rows: page.value.reviews, next: page.value.next }) : page
}

export function sendAnswer(id: string, text: string) {
  return callApi(`console/product-reviews/${id}/answer`, { method: 'PUT', body: { text } })
}
