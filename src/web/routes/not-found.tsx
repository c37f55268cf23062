import { data } from 'react-router'
import { blankPageTexts } from '#texts/blank-pages.ts'
import { NotFoundSheet } from '#web/features/blank-sheet/not-found-sheet.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/not-found.ts'

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: blankPageTexts.notFound.title,
    description: blankPageTexts.notFound.lead,
    path: location.pathname,
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <NotFoundSheet />
}
