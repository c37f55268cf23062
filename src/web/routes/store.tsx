import { data } from 'react-router'
import { storeTexts } from '#texts/store.ts'
import { ProductShelf } from '#web/features/product-shelf/product-shelf.tsx'
import { loadShelf, shelfCaching } from '#web/features/product-shelf/shelf-data.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useRootData } from '#web/root-data.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/store.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: storeTexts.storeTitle,
    description: storeTexts.storeDescription,
    path: '/store',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'cache-control': loaderHeaders.get('cache-control') ?? 'no-cache' }
}

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, reportFailure } = context.get(pageServices)
  const shelf = await loadShelf(() => catalogue.listShelf(), reportFailure)
  const status = shelf.error === null ? 200 : 503
  return data({ shelf }, { status, headers: { 'cache-control': shelfCaching(shelf) } })
}

export default function Store({ loaderData }: Route.ComponentProps) {
  const { storeId } = useRootData().publicConfig
  return (
    <Page>
      <PageHead title={storeTexts.storeHeading} lead={storeTexts.storeLead} />
      <ProductShelf shelf={loaderData.shelf} place="store" storeId={storeId} />
    </Page>
  )
}
