import { reviewsAdminTexts as texts } from '#texts/shop/reviews.ts'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { useKeptPages } from '#web/features/console/frame/use-kept-pages.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchAllReviews } from './review-admin-calls.ts'
import { ReviewRow } from './review-row.tsx'

/** /painel/avaliacoes: what buyers say, the newest first. */
export function ReviewsAdmin() {
  const list = useKeptPages('product reviews', fetchAllReviews)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <PagedRows
        list={list}
        label={texts.list}
        empty={texts.empty}
        emptyLead={texts.emptyLead}
        keyOf={({ id }) => id}
      >
        {(review) => <ReviewRow review={review} onChanged={() => void list.reload()} />}
      </PagedRows>
    </>
  )
}
