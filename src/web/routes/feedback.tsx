import { href } from 'react-router'
import { feedbackTexts } from '#texts/community/feedback.ts'
import { FeedbackPage } from '#web/features/community/feedback-wall/feedback-page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/feedback.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: feedbackTexts.pageTitle,
    description: feedbackTexts.description,
    path: href('/feedback'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=30' }
}

/** What a stranger reads, in the page itself; who is asking is known in the browser alone (decision 0082). */
export async function loader({ context }: Route.LoaderArgs) {
  const { readWall, reportFailure } = context.get(pageServices)
  try {
    return { first: await readWall() }
  } catch (error) {
    reportFailure(error)
    return { first: null }
  }
}

/** Inside the site the page is there at once, with what the browser kept. */
export function clientLoader() {
  return { first: null }
}

export default function Feedback({ loaderData }: Route.ComponentProps) {
  return <FeedbackPage first={loaderData.first} />
}
