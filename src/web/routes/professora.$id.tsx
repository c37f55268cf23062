import { href, type MetaDescriptor } from 'react-router'
import { receivedTexts } from '#texts/writing/received-correction.ts'
import { requireRoom } from '#web/features/writing/essay-history/essay-route.ts'
import { EssaysOnly } from '#web/features/writing/essay-history/essays-only.tsx'
import { ReceivedPage } from '#web/features/writing/teacher-correction/received-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/professora.$id.ts'

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({
    title: receivedTexts.pageTitle,
    description: receivedTexts.description,
    path: href('/corretor-de-redacao/redacoes'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export const headers = keptHeaders
export const loader = requireRoom

export function clientLoader() {
  return null
}

export default function Professora({ params }: Route.ComponentProps) {
  return (
    <EssaysOnly title={receivedTexts.pageTitle} lead={receivedTexts.guestLead}>
      <ReceivedPage key={params.id} id={params.id} />
    </EssaysOnly>
  )
}
