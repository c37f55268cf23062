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

/** Inside the site the server is not asked: the frame decides. */
export function clientLoader() {
  return null
}

/** The admin pages below it draw themselves into the frame, each in a chunk that only the owner's browser fetches. */
export default function ConsoleRoute() {
  return <Console />
}
