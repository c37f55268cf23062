import { href } from 'react-router'
import { connectiveBankTexts as texts } from '#texts/study/connective-bank.ts'
import { ConnectiveCards } from '#web/features/study/connective-bank/connective-cards.tsx'
import { loadConnectiveBank } from '#web/features/study/connective-bank/load-connective-bank.ts'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { loadStudyPack } from '#web/shared/study-pack/load-study-pack.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/banco-de-conectivos.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: href('/banco-de-conectivos'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

export function loader({ context }: Route.LoaderArgs) {
  return loadConnectiveBank(context.get(pageServices).study)
}

export function clientLoader() {
  return loadConnectiveBank(loadStudyPack())
}

export default function BancoDeConectivos({ loaderData }: Route.ComponentProps) {
  const { categories } = loaderData
  return (
    <Page>
      <PageHead title={texts.heading} lead={texts.lead} note={texts.note} />
      <nav aria-label={texts.categories} className="mb-8">
        <ul className="flex flex-wrap gap-x-5">
          {categories.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link inline-block py-1">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ConnectiveCards categories={categories} />
    </Page>
  )
}
