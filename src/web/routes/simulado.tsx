import { data, href } from 'react-router'
import { mockExamTexts as texts } from '#texts/writing/mock-exam.ts'
import { MockExamPage } from '#web/features/writing/mock-exam/mock-exam-page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/simulado.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: href('/simulado'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=30' }
}

/** The dates stand in the page itself; the theme of an exam that is to come or runs stands in no page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { features, readMockExam, reportFailure } = context.get(pageServices)
  if (!features.writingRoom) throw data(null, { status: 404 })
  try {
    return { first: await readMockExam() }
  } catch (error) {
    reportFailure(error)
    return { first: null }
  }
}

export function clientLoader() {
  return { first: null }
}

export default function Simulado({ loaderData }: Route.ComponentProps) {
  return <MockExamPage first={loaderData.first} />
}
