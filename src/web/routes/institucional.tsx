import { withShopRules } from '#domain/site/institutional.ts'
import { InstitutionalDocument } from '#web/features/site/institutional/institutional-document.tsx'
import { loadInstitutionalPage } from '#web/features/site/institutional/load-institutional-page.ts'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useRootData } from '#web/root-data.ts'
import type { Route } from './+types/institucional.ts'

/** Every institutional page that is nothing but its text; routes.ts lists the addresses. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta({
    title: loaderData.title,
    description: loaderData.description,
    path: `/${loaderData.slug}`,
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

export function loader({ request }: Route.LoaderArgs) {
  return loadInstitutionalPage(new URL(request.url).pathname)
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadInstitutionalPage(new URL(request.url).pathname)
}

export default function Institucional({ loaderData }: Route.ComponentProps) {
  const { shop, orderRules } = useRootData().publicConfig
  return <InstitutionalDocument page={withShopRules(loaderData, orderRules)} shop={shop} />
}
