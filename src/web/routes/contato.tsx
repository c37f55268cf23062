import { href } from 'react-router'
import { isProtocolNumber } from '#domain/community/contact.ts'
import { ContactPanel } from '#web/features/community/contact-form/contact-panel.tsx'
import { InstitutionalDocument } from '#web/features/site/institutional/institutional-document.tsx'
import { loadInstitutionalPage } from '#web/features/site/institutional/load-institutional-page.ts'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useRootData } from '#web/root-data.ts'
import type { Route } from './+types/contato.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta({
    title: loaderData.page.title,
    description: loaderData.page.description,
    path: href('/contato'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

/** Without script, the server leads back here with the number or with what went wrong (src/server/community/contact/routes.ts). */
async function load(request: Request) {
  const { searchParams } = new URL(request.url)
  const protocol = searchParams.get('protocolo') ?? ''
  return {
    page: await loadInstitutionalPage(href('/contato')),
    protocol: isProtocolNumber(protocol) ? protocol : null,
    refusal: searchParams.get('erro'),
  }
}

export function loader({ request }: Route.LoaderArgs) {
  return load(request)
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request)
}

export default function Contato({ loaderData }: Route.ComponentProps) {
  const { shop } = useRootData().publicConfig
  const { page, protocol, refusal } = loaderData
  return (
    <InstitutionalDocument
      page={page}
      shop={shop}
      additions={{ escreva: <ContactPanel protocol={protocol} refusal={refusal} /> }}
    />
  )
}
