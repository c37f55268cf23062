import { data, href, useRevalidator } from 'react-router'
import { successTexts } from '#texts/shop/payment.ts'
import { SandboxMark } from '#web/features/shop/payment-sandbox/sandbox-mark.tsx'
import { SuccessPage } from '#web/features/shop/payment-success/success-page.tsx'
import { keptHeaders, tokenHeaders } from '#web/page-headers.ts'
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

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** With the key of an order, what became of it; without, the page that anybody may open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { payments, readOrderResult } = context.get(pageServices)
  const { searchParams } = new URL(request.url)
  const [orderId, key] = [searchParams.get('pedido'), searchParams.get('chave')]
  const { isSandbox } = payments
  if (!orderId || !key) return data({ isSandbox, result: null }, { headers: keptHeaders() })
  return data({ isSandbox, result: await readOrderResult(orderId, key) }, { headers: tokenHeaders() })
}

export default function Success({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <SuccessPage
      mark={loaderData.isSandbox ? <SandboxMark /> : null}
      result={loaderData.result}
      onRefresh={() => void revalidate()}
    />
  )
}
