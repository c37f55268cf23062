import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { data, href, Link, useRevalidator } from 'react-router'
import { productTexts } from '#texts/shop/product.ts'
import { storeTexts } from '#texts/shop/store.ts'
import { countProductView } from '#web/browser/visit-source.ts'
import { ProductDetails } from '#web/features/shop/product-page/product-details.tsx'
import { productJsonLd } from '#web/features/shop/product-page/product-json-ld.ts'
import { productPageData } from '#web/features/shop/product-page/product-page-data.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useRootData } from '#web/root-data.ts'
import { BelowScreen } from '#web/ui/below-screen.tsx'
import { Button } from '#web/ui/button.tsx'
import { lateSection } from '#web/ui/late-section.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/product.$id.ts'

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const siteUrl = matches[0].loaderData?.publicConfig.siteUrl ?? ''
  const product = loaderData?.product
  const facts = { path: href('/product/:id', { id: params.id }), siteUrl }
  if (!product) {
    const { productFailureDefault, storeDescription } = storeTexts
    return pageMeta({
      ...facts,
      title: productFailureDefault,
      description: storeDescription,
      isIndexed: false,
    })
  }
  return [
    ...pageMeta({
      ...facts,
      title: product.title,
      description: product.subtitle ?? storeTexts.productDescription({ productTitle: product.title }),
      kind: 'product',
      imagePath: product.sharingImagePath,
    }),
    { 'script:ld+json': loaderData.jsonLd },
  ]
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'cache-control': loaderHeaders.get('cache-control') ?? 'no-cache' }
}

const KEPT = { 'cache-control': 'public, s-maxage=30' }
const NOT_KEPT = { 'cache-control': 'no-cache' }

/** What the store's own call says (product §8). */
const MISSING = 'HTTP 404: Not Found'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalogue, teacher, siteUrl, reportFailure } = context.get(pageServices)
  try {
    const product = await catalogue.getProduct(params.id)
    if (product) {
      const [contents, apart, reviews] = await Promise.all([
        catalogue.getContents(product.id),
        catalogue.findSoldApart(product.id),
        catalogue.readReviews(product.id),
      ])
      const page = productPageData(product, contents, teacher?.name ?? null, apart)
      // Search engines read the server's HTML: what makes their words is no part of the page's script.
      const jsonLd = productJsonLd(page, siteUrl, reviews)
      return data({ product: page, reviews, jsonLd, error: null }, { headers: KEPT })
    }
    return data(
      { product: null, reviews: null, jsonLd: null, error: MISSING },
      { status: 404, headers: NOT_KEPT },
    )
  } catch (error) {
    return data(
      { product: null, reviews: null, jsonLd: null, error: reportFailure(error) },
      { status: 503, headers: NOT_KEPT },
    )
  }
}

const ProductReviews = lateSection(() =>
  import('#web/features/shop/product-reviews/product-reviews.tsx').then((module) => module.ProductReviews),
)

export default function Product({ loaderData }: Route.ComponentProps) {
  const { storeId } = useRootData().publicConfig
  const { product, reviews, error } = loaderData
  const productId = product?.id
  useEffect(() => {
    if (productId !== undefined) countProductView(productId)
  }, [productId])
  return (
    <Page className="pt-6 sm:pt-8">
      <Link to={href('/store')} className="text-link mb-5 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" size={18} />
        {productTexts.back}
      </Link>
      {product ? (
        <>
          <ProductDetails key={product.id} page={product} storeId={storeId} />
          <BelowScreen>
            <ProductReviews key={`${product.id} reviews`} productId={product.id} first={reviews} />
          </BelowScreen>
        </>
      ) : (
        <LoadFailure message={error} />
      )}
    </Page>
  )
}

/** What is not there does not come by asking again: only a fault of ours offers that. */
function LoadFailure({ message }: { message: string | null }) {
  const { revalidate, state } = useRevalidator()
  const isMissing = message === MISSING
  return (
    <>
      <h1 className="sr-only">{storeTexts.productFailureDefault}</h1>
      <Notice
        tone="error"
        className="max-w-measure"
        title={storeTexts.productFailure(message || storeTexts.productFailureDefault)}
        actions={
          isMissing ? null : (
            <Button
              look="secondary"
              className="needs-script"
              isBusy={state === 'loading'}
              onClick={() => void revalidate()}
            >
              {storeTexts.tryAgain}
            </Button>
          )
        }
      >
        {isMissing ? productTexts.missingHint : productTexts.failureHint}
      </Notice>
    </>
  )
}
