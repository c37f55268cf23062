import { data } from 'react-router'
import { shelfTexts } from '#texts/shop/shelf.ts'
import { storeTexts } from '#texts/shop/store.ts'
import { ForTheOwner } from '#web/features/console/opening/for-the-owner.tsx'
import { CartReturn } from '#web/features/shop/cart/cart-return.tsx'
import { ProductShelf } from '#web/features/shop/product-shelf/product-shelf.tsx'
import { loadShelf, shelfCaching } from '#web/features/shop/product-shelf/shelf-data.ts'
import { ShelfPages } from '#web/features/shop/product-shelf/shelf-pages.tsx'
import { readShelfPage, shelfPath } from '#web/features/shop/product-shelf/shelf-path.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useRootData } from '#web/root-data.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/store.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.page ?? 1
  return pageMeta({
    title: page === 1 ? shelfTexts.storeTitle : shelfTexts.storePageTitle({ page }),
    description: storeTexts.storeDescription,
    path: shelfPath(page),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: !loaderData?.isBeyond,
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'cache-control': loaderHeaders.get('cache-control') ?? 'no-cache' }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue, reportFailure } = context.get(pageServices)
  const page = readShelfPage(new URL(request.url).searchParams)
  let hasNext = false
  const shelf = await loadShelf(async () => {
    const shown = await catalogue.listShelfPage(page)
    hasNext = shown.hasNext
    return shown.products
  }, reportFailure)
  const isBeyond = page > 1 && shelf.error === null && shelf.products.length === 0
  const status = shelf.error !== null ? 503 : isBeyond ? 404 : 200
  return data(
    { shelf, page, hasNext, isBeyond },
    { status, headers: { 'cache-control': shelfCaching(shelf) } },
  )
}

export default function Store({ loaderData }: Route.ComponentProps) {
  const { storeId } = useRootData().publicConfig
  const { shelf, page, hasNext, isBeyond } = loaderData
  return (
    <Page>
      <ForTheOwner />
      <CartReturn storeId={storeId} />
      <PageHead title={shelfTexts.storeHeading} lead={shelfTexts.storeLead} />
      {isBeyond ? (
        <EmptyState
          title={shelfTexts.pages.beyond}
          actions={<LinkButton to={shelfPath(1)}>{shelfTexts.pages.toFirst}</LinkButton>}
        />
      ) : (
        <>
          <ProductShelf shelf={shelf} place="store" storeId={storeId} marksDearest={page === 1} />
          <ShelfPages page={page} hasNext={hasNext} />
        </>
      )}
    </Page>
  )
}
