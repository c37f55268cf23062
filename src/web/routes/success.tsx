import { href } from 'react-router'
import { successTexts } from '#texts/shop/payment.ts'
import { SandboxMark } from '#web/features/shop/payment-sandbox/sandbox-mark.tsx'
import { SuccessPage } from '#web/features/shop/payment-success/success-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/success.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: successTexts.pageTitle,
    description: successTexts.description,
    path: href('/success'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export const headers = keptHeaders

export function loader({ context }: Route.LoaderArgs) {
  return { isSandbox: context.get(pageServices).payments.isSandbox }
}

export default function Success({ loaderData }: Route.ComponentProps) {
  return <SuccessPage mark={loaderData.isSandbox ? <SandboxMark /> : null} />
}
