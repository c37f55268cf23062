import { href } from 'react-router'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { StudyPage } from '#web/features/study/study-schedule/study-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/cronograma-de-estudos.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: scheduleTexts.pageTitle,
    description: scheduleTexts.description,
    path: href('/cronograma-de-estudos'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

/** The plan is made and kept in the browser; the server sends the empty form and the topics. */
export default function StudySchedule() {
  return (
    <Page className="print:p-0">
      <StudyPage />
    </Page>
  )
}
