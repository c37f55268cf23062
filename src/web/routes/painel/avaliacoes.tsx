import { lazy } from 'react'

const ReviewsAdmin = lazy(async () => ({
  default: (await import('#web/features/console/product-reviews/reviews-admin.tsx')).ReviewsAdmin,
}))

export default function ReviewsRoute() {
  return <ReviewsAdmin />
}
