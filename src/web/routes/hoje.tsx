import { href } from 'react-router'
import { todayTexts as texts } from '#texts/writing/today.ts'
import { EssaysOnly } from '#web/features/writing/essay-history/essays-only.tsx'
import { TodayPage } from '#web/features/writing/today/today-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/hoje.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: href('/hoje'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export const headers = keptHeaders

export default function Hoje() {
  return (
    <EssaysOnly title={texts.pageTitle} lead={texts.guestLead}>
      <TodayPage />
    </EssaysOnly>
  )
}
