import { PLACEHOLDER_PAGES } from '#content/institutional/placeholders.ts'
import { institutionalTexts } from '#texts/institutional.ts'
import { InterestButton } from '#web/features/interest/interest-button.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/cursos.ts'

const page = PLACEHOLDER_PAGES.courses
const texts = institutionalTexts.courses

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: page.title,
    description: page.description,
    path: '/cursos',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=300' }
}

/** Under construction (spec §2 Placeholders). */
export default function Cursos() {
  return (
    <Page>
      <div className="grid items-center gap-x-14 gap-y-12 lg:grid-cols-2">
        <div>
          <h1 className="text-4xl sm:text-5xl">{page.title}</h1>
          <p className="mt-5 max-w-measure text-lg text-ink-soft">{page.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <InterestButton topic="cursos" />
            <LinkButton to="/minicurso" look="secondary">
              {texts.toCourse}
            </LinkButton>
          </div>
        </div>
        <div className="outline-sheet sheet">
          <h2 className="text-xl">{texts.heading}</h2>
          <ol className="numbered mt-4">
            {page.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
            <li aria-hidden="true" />
            <li aria-hidden="true" />
          </ol>
          <p aria-hidden="true" className="outline-sheet__stamp heading">
            {texts.stamp}
          </p>
        </div>
      </div>
    </Page>
  )
}
