import { href } from 'react-router'
import { PLACEHOLDER_PAGES } from '#content/site/institutional/placeholders.ts'
import { faqJsonLd } from '#web/features/site/institutional/faq-json-ld.ts'
import { InstitutionalDocument } from '#web/features/site/institutional/institutional-document.tsx'
import { loadInstitutionalPage } from '#web/features/site/institutional/load-institutional-page.ts'
import { TeacherCard } from '#web/features/site/teacher/teacher-section.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useRootData } from '#web/root-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/quem-somos.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const config = matches[0].loaderData?.publicConfig
  if (!loaderData) return []
  return [
    ...pageMeta({
      title: loaderData.title,
      description: loaderData.description,
      path: href('/quem-somos'),
      siteUrl: config?.siteUrl ?? '',
    }),
    { 'script:ld+json': faqJsonLd(loaderData, config?.shop ?? {}) },
  ]
}

export const headers = keptHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { teacher } = context.get(pageServices)
  return { ...(await loadInstitutionalPage(href('/quem-somos'))), teacher }
}

/** Without a network the text alone. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch {
    return { ...(await loadInstitutionalPage(href('/quem-somos'))), teacher: null }
  }
}

export default function QuemSomos({ loaderData }: Route.ComponentProps) {
  const { shop } = useRootData().publicConfig
  return (
    <InstitutionalDocument
      page={loaderData}
      shop={shop}
      head={
        <LinkButton to={`${href('/quem-somos')}#faq`} className="mt-5">
          {PLACEHOLDER_PAGES.about.button}
        </LinkButton>
      }
      additions={
        loaderData.teacher ? { 'a-plataforma': <TeacherCard teacher={loaderData.teacher} /> } : undefined
      }
    />
  )
}
