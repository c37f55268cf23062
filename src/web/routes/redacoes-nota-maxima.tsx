import { href } from 'react-router'
import { PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { InterestButton } from '#web/features/shop/interest/interest-button.tsx'
import { loadModelEssays } from '#web/features/writing/model-essays/load-model-essays.ts'
import { ModelEssayList } from '#web/features/writing/model-essays/model-essay-list.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useRootData } from '#web/root-data.ts'
import { loadStudyPack } from '#web/shared/study-pack/load-study-pack.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/redacoes-nota-maxima.ts'

const page = PLACEHOLDER_PAGES.topEssays

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: page.title,
    description: page.description,
    path: href('/redacoes-nota-maxima'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

export function loader({ context }: Route.LoaderArgs) {
  return loadModelEssays(context.get(pageServices).study)
}

export function clientLoader() {
  return loadModelEssays(loadStudyPack())
}

export default function RedacoesNotaMaxima({ loaderData }: Route.ComponentProps) {
  const { note, essays } = loaderData
  const { features } = useRootData().publicConfig
  return (
    <Page>
      <PageHead title={page.title} lead={page.lead}>
        <div className="mt-5">
          <InterestButton topic="redacoes-nota-maxima" />
        </div>
      </PageHead>
      <section aria-labelledby="antes-de-ler">
        <h2 id="antes-de-ler" className="text-xl">
          {note.heading}
        </h2>
        {note.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-measure text-ink-soft">
            {paragraph}
          </p>
        ))}
      </section>
      <ModelEssayList essays={essays} isRoomOpen={features.writingRoom} />
    </Page>
  )
}
