import { href } from 'react-router'
import { successTexts } from '#texts/shop/payment.ts'
import { SuccessPage } from '#web/features/shop/payment-success/success-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
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

export default function Success() {
  return <SuccessPage />
}
