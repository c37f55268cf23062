import { href } from 'react-router'
import { ebooksTexts as texts } from '#texts/shop/ebooks.ts'
import { EbookCard } from '#web/features/shop/ebook-catalogue/ebook-card.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/ebooks.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: href('/ebooks'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { contents, catalogue, reportFailure } = context.get(pageServices)
  try {
    return { ebooks: await catalogue.offerEbooks(contents.ebooks) }
  } catch (error) {
    reportFailure(error)
    return { ebooks: contents.ebooks.map((ebook) => ({ ...ebook, offer: null })) }
  }
}

export default function Ebooks({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={texts.heading} lead={texts.lead} note={texts.note} />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,30rem),1fr))] gap-5 lg:gap-6">
        {loaderData.ebooks.map((ebook, index) => (
          <li key={ebook.id}>
            <EbookCard ebook={ebook} number={index + 1} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-soft">{texts.priceNote}</p>
    </Page>
  )
}
