import { data, href } from 'react-router'
import { courseTexts } from '#texts/study/courses.ts'
import { LessonPage } from '#web/features/study/courses/lesson-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { missingPageMeta, pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/cursos.$curso.$aula.ts'

const texts = courseTexts.lessonPage

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const path = href('/cursos/:curso/:aula', params)
  const siteUrl = matches[0].loaderData?.publicConfig.siteUrl ?? ''
  if (!loaderData) return missingPageMeta(path, siteUrl)
  const { course, lessonTitle, lesson } = loaderData
  const words = { lesson: lessonTitle, course: course.title }
  return pageMeta({
    title: texts.title(words),
    description: texts.description(words),
    path,
    siteUrl,
    imagePath: '/images/social/pages/cursos.jpg',
    // Without its text there is nothing to find.
    isIndexed: lesson !== null,
  })
}

export const headers = keptHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const shown = await context.get(pageServices).courses.findLesson(params.curso, params.aula)
  if (!shown) throw data(null, { status: 404 })
  return shown
}

export default function Aula({ loaderData, params }: Route.ComponentProps) {
  const { course, lesson, offer } = loaderData
  return (
    <LessonPage key={params.aula} course={course} lessonSlug={params.aula} first={lesson} offer={offer} />
  )
}
