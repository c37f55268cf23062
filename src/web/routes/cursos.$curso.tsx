import { data, href } from 'react-router'
import { CoursePage } from '#web/features/study/courses/course-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { missingPageMeta, pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/cursos.$curso.ts'

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const path = href('/cursos/:curso', params)
  const siteUrl = matches[0].loaderData?.publicConfig.siteUrl ?? ''
  if (!loaderData) return missingPageMeta(path, siteUrl)
  const { title, summary } = loaderData.course
  const imagePath = '/images/social/pages/cursos.jpg'
  return pageMeta({ title, description: summary, path, siteUrl, imagePath })
}

export const headers = keptHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const shown = await context.get(pageServices).courses.find(params.curso)
  if (!shown) throw data(null, { status: 404 })
  return shown
}

export default function Curso({ loaderData }: Route.ComponentProps) {
  return <CoursePage {...loaderData} />
}
