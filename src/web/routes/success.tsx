import { successTexts } from '#texts/payment.ts'
import { SuccessPage } from '../features/payment-success/success-page.tsx'

export function meta() {
  return [
    { title: successTexts.pageTitle },
    { name: 'description', content: successTexts.description },
    { name: 'robots', content: 'noindex' },
  ]
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=300' }
}

export default function Success() {
  return <SuccessPage />
}
