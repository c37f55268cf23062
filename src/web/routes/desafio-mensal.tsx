import { href } from 'react-router'
import { challengeTexts } from '#texts/community/challenge.ts'
import { ChallengePage } from '#web/features/community/challenge/challenge-page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/desafio-mensal.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: challengeTexts.pageTitle,
    description: challengeTexts.description,
    path: href('/desafio-mensal'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=30' }
}

/** What a stranger reads, in the page itself; who is asking is known in the browser alone (decision 0082). */
export async function loader({ context }: Route.LoaderArgs) {
  const { readChallenge, reportFailure } = context.get(pageServices)
  try {
    return { first: await readChallenge() }
  } catch (error) {
    reportFailure(error)
    return { first: null }
  }
}

/** Inside the site the page is there at once, with what the browser kept. */
export function clientLoader() {
  return { first: null }
}

export default function DesafioMensal({ loaderData }: Route.ComponentProps) {
  return <ChallengePage first={loaderData.first} />
}
