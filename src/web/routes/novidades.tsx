import { href } from 'react-router'
import { PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { institutionalTexts } from '#texts/site/institutional.ts'
import { CheckNews } from '#web/features/site/institutional/check-news.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/novidades.ts'

const page = PLACEHOLDER_PAGES.news
const texts = institutionalTexts.news

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: page.title,
      description: page.description,
      path: href('/novidades'),
      siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: texts.feedTitle,
      href: href('/novidades.xml'),
    },
  ]
}

export const headers = keptHeaders

export function loader({ context }: Route.LoaderArgs) {
  return { news: context.get(pageServices).contents.news }
}

/** What has changed, newest first (product §2 Placeholders). */
export default function Novidades({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={page.title} lead={page.lead} note={texts.note}>
        <CheckNews news={loaderData.news} label={page.button} />
      </PageHead>
      <h2 className="sr-only">{texts.heading}</h2>
      <ol className="news">
        {loaderData.news.map((entry) => (
          <li key={entry.id} id={entry.id}>
            <time dateTime={entry.date} className="news__date">
              {formatDay(`${entry.date}T12:00:00Z`)}
            </time>
            <div>
              <h3 className="text-xl">{entry.title}</h3>
              <p className="mt-1 max-w-measure text-ink-soft">{entry.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Page>
  )
}
