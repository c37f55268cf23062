import { data } from 'react-router'
import { missingPageMeta } from '#web/page-meta.ts'
import { NotFoundSheet } from '#web/shared/blank-sheet/not-found-sheet.tsx'
import type { Route } from './+types/not-found.ts'

export function meta({ matches, location }: Route.MetaArgs) {
  return missingPageMeta(location.pathname, matches[0].loaderData?.publicConfig.siteUrl)
}

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <NotFoundSheet />
}
