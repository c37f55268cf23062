import { href } from 'react-router'
import { mockExamTexts } from '#texts/writing/mock-exam.ts'
import { EssaysOnly } from '#web/features/writing/essay-history/essays-only.tsx'
import { ResultPage } from '#web/features/writing/mock-exam/result-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/simulado.resultado.$mes.ts'

const texts = mockExamTexts.result

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: href('/simulado/resultado/:mes', { mes: params.mes }),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export const headers = keptHeaders

export default function Resultado({ params }: Route.ComponentProps) {
  return (
    <EssaysOnly title={texts.pageTitle} lead={texts.guestLead}>
      <ResultPage key={params.mes} month={params.mes} />
    </EssaysOnly>
  )
}
