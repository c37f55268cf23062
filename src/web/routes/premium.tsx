import { data, href } from 'react-router'
import { subscriptionTexts as texts } from '#texts/shop/subscription.ts'
import { PremiumPage } from '#web/features/shop/premium-page/premium-page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/premium.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: href('/premium'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'cache-control': loaderHeaders.get('cache-control') ?? 'no-cache' }
}

/** The prices stand in the page itself; the own subscription is read in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, subscriptionOffer: offer, reportFailure } = context.get(pageServices)
  try {
    const lasting = await catalogue.findPremiumOffer()
    return data({ offer, lasting }, { headers: { 'cache-control': 'public, s-maxage=30' } })
  } catch (error) {
    reportFailure(error)
    return data({ offer, lasting: null }, { headers: { 'cache-control': 'no-cache' } })
  }
}

export default function Premium({ loaderData }: Route.ComponentProps) {
  return <PremiumPage offer={loaderData.offer} lasting={loaderData.lasting} />
}
