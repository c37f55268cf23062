import { href } from 'react-router'
import { mockExamTexts } from '#texts/writing/mock-exam.ts'
import { EssaysOnly } from '#web/features/writing/essay-history/essays-only.tsx'
import { ExamRoom } from '#web/features/writing/mock-exam/exam-room.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/simulado.prova.ts'

const texts = mockExamTexts.sitting

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: href('/simulado/prova'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export const headers = keptHeaders

/** The same page for everybody, which opens without a network too: the sitting is known in the browser alone. */
export default function Prova() {
  return (
    <EssaysOnly title={texts.pageTitle} lead={texts.guestLead}>
      <ExamRoom />
    </EssaysOnly>
  )
}
