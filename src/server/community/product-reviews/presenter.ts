/** What leaves the server of a review of a product: never the account, nor the whole name. */
import type { AdminReview, OwnReview, ProductReview } from '#domain/shop/product-review-wire.ts'
import { shownNameOf } from '#server/identity/authors/shown-name.ts'
import { moderatedText } from './moderated-review.ts'
import type { ReviewRow } from './repository.ts'

export function reviewJson(row: ReviewRow): ProductReview {
  return {
    id: row.id,
    author: shownNameOf(row.full_name),
    rating: row.rating,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    answer: row.answer,
  }
}

export function ownReviewJson(row: ReviewRow): OwnReview['review'] {
  const { author, ...rest } = reviewJson(row)
  return { ...rest, state: stateOf(row) }
}

export function adminReviewJson(row: ReviewRow): AdminReview {
  return {
    ...reviewJson(row),
    productId: row.product_id,
    productTitle: row.product_title,
    state: stateOf(row),
    moderatedText: moderatedText(row),
  }
}

function stateOf({ hidden_at, is_standing, is_waiting }: ReviewRow): AdminReview['state'] {
  if (!is_standing) return 'returned'
  if (hidden_at === null) return 'shown'
  return is_waiting ? 'waiting' : 'hidden'
}
