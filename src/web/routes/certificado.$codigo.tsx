import { data, href, isRouteErrorResponse } from 'react-router'
import { certificateTexts as texts } from '#texts/study/certificate.ts'
import { CertificatePage } from '#web/features/study/courses/certificate-page.tsx'
import { tokenHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/certificado.$codigo.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData ? texts.pageTitle : texts.notFound.heading,
    description: texts.description,
    // Without the code, and without the name: only who is given the code sees whom it belongs to.
    path: '/certificado',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    imagePath: '/images/social/pages/cursos.jpg',
    isIndexed: false,
  })
}

export const headers = tokenHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const certificate = await context.get(pageServices).courses.findCertificate(params.codigo)
  if (!certificate) throw data(null, { status: 404 })
  return { certificate }
}

export default function Certificado({ loaderData }: Route.ComponentProps) {
  return <CertificatePage certificate={loaderData.certificate} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <Page width="narrow">
      <PageHead title={texts.notFound.heading} lead={texts.notFound.lead} />
      <LinkButton to={href('/cursos')}>{texts.page.toCourses}</LinkButton>
    </Page>
  )
}
