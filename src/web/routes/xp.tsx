import { href } from 'react-router'
import { practiceTexts } from '#texts/study/practice.ts'
import { XpTable } from '#web/features/study/practice/xp-table.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/xp.ts'

const texts = practiceTexts.xpPage

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: href('/xp'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

/** One page that says what gives XP (decision 0168). */
export default function Xp() {
  return (
    <Page>
      <PageHead title={texts.title} lead={texts.lead} />
      <XpTable />
    </Page>
  )
}
