import { href } from 'react-router'
import { PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { institutionalTexts } from '#texts/site/institutional.ts'
import { courseTexts } from '#texts/study/courses.ts'
import { InterestButton } from '#web/features/shop/interest/interest-button.tsx'
import { ComingPage, OutlineSheet } from '#web/features/site/institutional/outline-sheet.tsx'
import { CourseList } from '#web/features/study/courses/course-list.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/cursos.ts'

const page = PLACEHOLDER_PAGES.courses
const texts = institutionalTexts.courses

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const isComing = loaderData?.courses.length === 0
  return pageMeta({
    title: isComing ? page.title : courseTexts.pageTitle,
    description: isComing ? page.description : courseTexts.description,
    path: href('/cursos'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { contents, courses } = context.get(pageServices)
  return { courses: await courses.list(), points: contents.courses.map(({ text }) => text) }
}

/** The courses; under construction where none is published (product §2 Placeholders). */
export default function Cursos({ loaderData }: Route.ComponentProps) {
  if (loaderData.courses.length > 0) return <CourseList {...loaderData} />
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
