import { data, href } from 'react-router'
import { gradingMethodTexts } from '#texts/writing/grading-method.ts'
import { type Evaluation, GradingMethod } from '#web/features/writing/grading-method/grading-method.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/como-calculamos-a-nota.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: gradingMethodTexts.pageTitle,
    description: gradingMethodTexts.description,
    path: href('/como-calculamos-a-nota'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

/** The table that the fit has written (src/corrector/model): no number of this page is typed by hand. */
export async function loader({ context }: Route.LoaderArgs): Promise<Evaluation> {
  if (!context.get(pageServices).features.writingRoom) throw data(null, { status: 404 })
  return (await import('#corrector/model/error-table.json')).default
}

export default function ComoCalculamosANota({ loaderData }: Route.ComponentProps) {
  return <GradingMethod evaluation={loaderData} />
}
