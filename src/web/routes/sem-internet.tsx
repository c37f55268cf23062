import { offlineTexts } from '#texts/site/offline.ts'
import { OfflineSheet } from '#web/features/site/offline/offline-sheet.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/sem-internet.ts'

/** Kept by the service worker from the first visit on, for pages that it does not have. */
export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: offlineTexts.title,
    description: offlineTexts.description,
    path: location.pathname,
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export const headers = keptHeaders

export default function Offline() {
  return <OfflineSheet />
}
