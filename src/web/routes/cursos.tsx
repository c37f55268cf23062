import { href } from 'react-router'
import { PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { institutionalTexts } from '#texts/site/institutional.ts'
import { InterestButton } from '#web/features/shop/interest/interest-button.tsx'
import { ComingPage, OutlineSheet } from '#web/features/site/institutional/outline-sheet.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/cursos.ts'

const page = PLACEHOLDER_PAGES.courses
const texts = institutionalTexts.courses

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: page.title,
    description: page.description,
    path: href('/cursos'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

export function loader({ context }: Route.LoaderArgs) {
  return { points: context.get(pageServices).contents.courses.map(({ text }) => text) }
}

/** Under construction (product §2 Placeholders). */
export default function Cursos({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <ComingPage
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <InterestButton topic="cursos" />
            <LinkButton to={href('/minicurso')} look="secondary">
              {texts.toCourse}
            </LinkButton>
          </>
        }
        sheet={
          <OutlineSheet
            heading={texts.heading}
            points={loaderData.points}
            stamp={texts.stamp}
            emptyLines={2}
          />
        }
      />
    </Page>
  )
}
