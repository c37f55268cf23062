import { data, href, Outlet } from 'react-router'
import { peerReviewTexts } from '#texts/writing/peer-review.ts'
import { EssaysOnly } from '#web/features/writing/essay-history/essays-only.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/match.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: peerReviewTexts.pageTitle,
    description: peerReviewTexts.description,
    path: href('/match'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export const headers = keptHeaders

/** Without the feature there is nothing here. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageServices).features.peerReview) throw data(null, { status: 404 })
  return null
}

export function clientLoader() {
  return null
}

export default function Match() {
  return (
    <EssaysOnly title={peerReviewTexts.pageTitle} lead={peerReviewTexts.guestLead}>
      <Outlet />
    </EssaysOnly>
  )
}
