import { data, href } from 'react-router'
import { displayedVariant } from '#domain/shop/product.ts'
import { ebooksTexts as texts } from '#texts/shop/ebooks.ts'
import { EbookCard } from '#web/features/shop/ebook-catalogue/ebook-card.tsx'
import { loadShelf, shelfCaching } from '#web/features/shop/product-shelf/shelf-data.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/ebooks.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: href('/ebooks'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'cache-control': loaderHeaders.get('cache-control') ?? 'no-cache' }
}

/** What the shop sells, as the entry names it or under the same title, is told with the shop's price and leads there. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, contents, reportFailure } = context.get(pageServices)
  const shelf = await loadShelf(() => catalogue.listShelf(), reportFailure)
  const ebooks = contents.ebooks.map((ebook) => {
    const product = shelf.products.find(({ id, title }) =>
      ebook.product === null ? title === ebook.title : id === ebook.product,
    )
    const shopPrice = (product && displayedVariant(product)?.prices[0]) ?? null
    return { ...ebook, shopPrice, productId: product?.id ?? null }
  })
  return data({ ebooks }, { headers: { 'cache-control': shelfCaching(shelf) } })
}

export default function Ebooks({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={texts.heading} lead={texts.lead} note={texts.note} />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,30rem),1fr))] gap-5 lg:gap-6">
        {loaderData.ebooks.map((ebook, index) => (
          <li key={ebook.id}>
            <EbookCard ebook={ebook} number={index + 1} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-soft">{texts.priceNote}</p>
    </Page>
  )
}
