import { href } from 'react-router'
import { PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { atomFeed } from '#web/features/site/institutional/atom-feed.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/novidades-feed.ts'

/** Novidades for programs that read feeds (RFC 4287). */
export function loader({ context }: Route.LoaderArgs) {
  const { contents, siteUrl, now } = context.get(pageServices)
  const { title, description, slug } = PLACEHOLDER_PAGES.news
  const body = atomFeed({
    title: `${title} · ${commonTexts.siteName}`,
    subtitle: description,
    author: commonTexts.siteName,
    address: new URL(href('/novidades.xml'), siteUrl).href,
    pageAddress: new URL(`/${slug}`, siteUrl).href,
    entries: contents.news,
    now: now(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, no-cache',
    },
  })
}
