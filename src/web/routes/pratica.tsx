import { href, Link } from 'react-router'
import { practiceTexts } from '#texts/study/practice.ts'
import { PracticePage } from '#web/features/study/practice/practice-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/pratica.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: practiceTexts.title,
    description: practiceTexts.description,
    path: href('/pratica'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

/** The same page for everybody (decision 0082); whose day it is, the browser asks. */
export default function Pratica() {
  return (
    <Page>
      <PageHead title={practiceTexts.title} lead={practiceTexts.lead} note={practiceTexts.note}>
        <p className="mt-2">
          <Link to={href('/xp')} className="text-link inline-block py-1">
            {practiceTexts.xpPage.link}
          </Link>
        </p>
      </PageHead>
      <PracticePage />
    </Page>
  )
}
