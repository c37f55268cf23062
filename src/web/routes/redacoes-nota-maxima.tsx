import { useRef } from 'react'
import { href } from 'react-router'
import { PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { modelEssayTexts as texts } from '#texts/writing/model-essays.ts'
import { InterestButton } from '#web/features/shop/interest/interest-button.tsx'
import { EssayWithComments } from '#web/features/writing/model-essays/essay-with-comments.tsx'
import { loadModelEssays } from '#web/features/writing/model-essays/load-model-essays.ts'
import { useOpenedByHash } from '#web/hooks/use-opened-by-hash.ts'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
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

export function loader() {
  return loadModelEssays()
}

export function clientLoader() {
  return loadModelEssays()
}

export default function RedacoesNotaMaxima({ loaderData }: Route.ComponentProps) {
  const { note, essays } = loaderData
  const listRef = useRef<HTMLDivElement>(null)
  useOpenedByHash(listRef)
  return (
    <Page>
      <PageHead title={page.title} lead={page.lead}>
        <div className="mt-5">
          <InterestButton topic="redacoes-nota-maxima" />
        </div>
      </PageHead>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
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
        <nav aria-label={texts.chooseLabel} className="self-start">
          <ol className="essay-index sheet numbered">
            {essays.map((essay) => (
              <li key={essay.id}>
                <a href={`#${essay.id}`}>
                  <span className="block font-semibold">{essay.theme}</span>
                  <span className="text-sm text-ink-soft">{essay.axis}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div ref={listRef}>
        {essays.map((essay, index) => (
          <EssayWithComments key={essay.id} essay={essay} number={index + 1} />
        ))}
      </div>
    </Page>
  )
}
