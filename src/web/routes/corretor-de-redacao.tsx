import { PLACEHOLDER_PAGES } from '#content/institutional/placeholders.ts'
import { CorrectorToCome } from '#web/features/institutional/corrector-to-come.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/corretor-de-redacao.ts'

const page = PLACEHOLDER_PAGES.corrector

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: page.title,
    description: page.description,
    path: '/corretor-de-redacao',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=300' }
}

export default function CorretorDeRedacao() {
  return (
    <Page>
      <CorrectorToCome />
    </Page>
  )
}
