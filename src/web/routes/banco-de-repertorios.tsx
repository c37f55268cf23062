import { href } from 'react-router'
import { repertoireBankTexts as texts } from '#texts/study/repertoire-bank.ts'
import { loadRepertoireBank } from '#web/features/study/repertoire-bank/load-repertoire-bank.ts'
import { RepertoireBinder } from '#web/features/study/repertoire-bank/repertoire-binder.tsx'
import { RepertoireSearch } from '#web/features/study/repertoire-bank/repertoire-search.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { loadStudyPack } from '#web/shared/study-pack/load-study-pack.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/banco-de-repertorios.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: href('/banco-de-repertorios'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

export function loader({ context }: Route.LoaderArgs) {
  return loadRepertoireBank(context.get(pageServices).study)
}

export function clientLoader() {
  return loadRepertoireBank(loadStudyPack())
}

export default function BancoDeRepertorios({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={texts.heading} lead={texts.lead} note={texts.note} />
      <RepertoireSearch axes={loaderData.axes}>
        <RepertoireBinder axes={loaderData.axes} />
      </RepertoireSearch>
    </Page>
  )
}
