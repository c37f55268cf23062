import { data, href, isRouteErrorResponse } from 'react-router'
import { orderPaperTexts as texts } from '#texts/shop/order-paper.ts'
import { OrderPaperPage } from '#web/features/shop/order-paper/order-paper-page.tsx'
import { tokenHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useRootData } from '#web/root-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/pedido.$orderId.ts'

const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData ? texts.pageTitle({ number: loaderData.paper.number }) : texts.notFound.heading,
    description: texts.description,
    // Without the order and its key: this address may be shown around.
    path: '/pedido',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export const headers = tokenHeaders

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { readOrderPaper } = context.get(pageServices)
  const key = new URL(request.url).searchParams.get('chave')
  const paper = key && ORDER_ID.test(params.orderId) ? await readOrderPaper(params.orderId, key) : null
  if (!paper) throw data(null, { status: 404 })
  return { paper }
}

export default function Pedido({ loaderData }: Route.ComponentProps) {
  const { shop } = useRootData().publicConfig
  return <OrderPaperPage paper={loaderData.paper} shop={shop} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <Page width="narrow">
      <PageHead title={texts.notFound.heading} lead={texts.notFound.lead} />
      <LinkButton to={href('/perfil')}>{texts.notFound.toProfile}</LinkButton>
    </Page>
  )
}
