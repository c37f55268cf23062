import { successTexts } from '#texts/payment.ts'
import { SuccessPage } from '#web/features/payment-success/success-page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/success.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: successTexts.pageTitle,
    description: successTexts.description,
    path: '/success',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=300' }
}

export default function Success() {
  return <SuccessPage />
}
