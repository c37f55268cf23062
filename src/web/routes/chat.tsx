import { data, href } from 'react-router'
import { chatTexts } from '#texts/community/chat.ts'
import { ChatPage } from '#web/features/community/chat/chat-page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/chat.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: chatTexts.title,
    description: chatTexts.description,
    path: href('/chat'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'cache-control': loaderHeaders.get('cache-control') ?? 'no-cache' }
}

/** The page is there without the shop: then nothing is offered. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, reportFailure } = context.get(pageServices)
  try {
    const premiumOffer = await catalogue.findPremiumOffer()
    return data({ premiumOffer }, { headers: { 'cache-control': 'public, s-maxage=300' } })
  } catch (error) {
    reportFailure(error)
    return data({ premiumOffer: null }, { headers: { 'cache-control': 'no-cache' } })
  }
}

/** The same page for everybody (decision 0082): the conversation is read in the browser. */
export default function Chat({ loaderData }: Route.ComponentProps) {
  return <ChatPage premiumOffer={loaderData.premiumOffer} />
}
