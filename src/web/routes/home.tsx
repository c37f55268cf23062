import { data, href } from 'react-router'
import { isSecretProduct } from '#domain/shop/product.ts'
import { storeTexts } from '#texts/shop/store.ts'
import { landingTexts } from '#texts/site/landing.ts'
import { StoryCarousel } from '#web/features/community/student-stories/story-carousel.tsx'
import { ProductShelf } from '#web/features/shop/product-shelf/product-shelf.tsx'
import { loadShelf, shelfCaching } from '#web/features/shop/product-shelf/shelf-data.ts'
import { Audience } from '#web/features/site/landing/audience.tsx'
import { Claims } from '#web/features/site/landing/claims.tsx'
import { CorrectedSheet } from '#web/features/site/landing/corrected-sheet.tsx'
import { FeatureGrid } from '#web/features/site/landing/feature-grid.tsx'
import { Hero } from '#web/features/site/landing/hero.tsx'
import { Questions } from '#web/features/site/landing/questions.tsx'
import { ReturnedSheet } from '#web/features/site/landing/returned-sheet.tsx'
import { siteJsonLd } from '#web/features/site/landing/site-json-ld.ts'
import { TeacherSection } from '#web/features/site/teacher/teacher-section.tsx'
import { FirstSheet } from '#web/features/writing/first-sheet/first-sheet.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useRootData } from '#web/root-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/home.ts'

/** Product §9: the section shows 3 products; the highlighted button looks among 10. */
const SHOWN_PRODUCTS = 3
const SEARCHED_PRODUCTS = 10

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = matches[0].loaderData?.publicConfig.siteUrl ?? ''
  return [
    ...pageMeta({ title: null, description: landingTexts.description, path: href('/'), siteUrl }),
    { 'script:ld+json': siteJsonLd(siteUrl, landingTexts.description) },
  ]
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'cache-control': loaderHeaders.get('cache-control') ?? 'no-cache' }
}

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, contents, teacher, reportFailure } = context.get(pageServices)
  const shelf = await loadShelf(() => catalogue.listShelf(SEARCHED_PRODUCTS), reportFailure)
  const secret = shelf.products.find(isSecretProduct)
  return data(
    {
      shelf: { ...shelf, products: shelf.products.slice(0, SHOWN_PRODUCTS) },
      secret: secret ? { id: secret.id, title: secret.title } : null,
      claims: contents.claims.flatMap(({ evidence, ...claim }) => (evidence === null ? [] : [claim])),
      stories: contents.stories,
      teacher,
    },
    { headers: { 'cache-control': shelfCaching(shelf) } },
  )
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { storeId, features } = useRootData().publicConfig
  return (
    <>
      <Hero secret={loaderData.secret} sheet={features.writingRoom ? <FirstSheet /> : <CorrectedSheet />} />
      <Claims claims={loaderData.claims} />
      {features.writingRoom ? <ReturnedSheet /> : null}
      {loaderData.teacher ? <TeacherSection teacher={loaderData.teacher} /> : null}
      <FeatureGrid />
      <Audience />
      <StoryCarousel stories={loaderData.stories} />
      <section aria-labelledby="apostilas" className="below-fold border-t border-ink">
        <div className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20">
          <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
            <div className="max-w-measure">
              <h2 id="apostilas" className="text-3xl sm:text-4xl">
                {storeTexts.homeTitle}
              </h2>
              <p className="mt-3 text-lg text-ink-soft">{storeTexts.homeLead}</p>
            </div>
            <LinkButton to={href('/store')} look="secondary">
              {storeTexts.seeAll}
            </LinkButton>
          </div>
          <ProductShelf shelf={loaderData.shelf} place="home" storeId={storeId} />
        </div>
      </section>
      <Questions />
    </>
  )
}
