import { data } from 'react-router'
import { Console } from '#web/features/console/frame/console.tsx'
import { missingPageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/painel.ts'

export function meta({ matches, location }: Route.MetaArgs) {
  return missingPageMeta(location.pathname, matches[0].loaderData?.publicConfig.siteUrl)
}

/** The console is missing for everybody until the browser knows whose session it holds (decision 0043). */
export function loader() {
  return data(null, { status: 404 })
}

export default function ConsoleRoute() {
  return <Console />
}
