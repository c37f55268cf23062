import { data, href } from 'react-router'
import { isSecretProduct } from '#domain/shop/product.ts'
import { landingHeroTexts } from '#texts/site/landing-hero.ts'
import { loadShelf, shelfCaching } from '#web/features/shop/product-shelf/shelf-data.ts'
import { Hero } from '#web/features/site/landing/hero.tsx'
import { siteJsonLd } from '#web/features/site/landing/site-json-ld.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useRootData } from '#web/root-data.ts'
import { lateSection } from '#web/ui/late-section.tsx'
import type { Route } from './+types/home.ts'

/** Product §9: the section shows 3 products; the highlighted button looks among 10. */
const SHOWN_PRODUCTS = 3
const SEARCHED_PRODUCTS = 10

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = matches[0].loaderData?.publicConfig.siteUrl ?? ''
  return [
    ...pageMeta({ title: null, description: landingHeroTexts.description, path: href('/'), siteUrl }),
    { 'script:ld+json': siteJsonLd(siteUrl, landingHeroTexts.description) },
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

const ToldSections = lateSection(() =>
  import('#web/features/site/landing/told-sections.tsx').then((module) => module.ToldSections),
)
const StoryCarousel = lateSection(() =>
  import('#web/features/community/student-stories/story-carousel.tsx').then((module) => module.StoryCarousel),
)
const HomeShelf = lateSection(() =>
  import('#web/features/shop/product-shelf/home-shelf.tsx').then((module) => module.HomeShelf),
)
const Questions = lateSection(() =>
  import('#web/features/site/landing/questions.tsx').then((module) => module.Questions),
)
const FirstSheet = lateSection(() =>
  import('#web/features/writing/first-sheet/first-sheet.tsx').then((module) => module.FirstSheet),
)
const CorrectedSheet = lateSection(() =>
  import('#web/features/site/landing/corrected-sheet.tsx').then((module) => module.CorrectedSheet),
)

export default function Home({ loaderData }: Route.ComponentProps) {
  const { storeId, features } = useRootData().publicConfig
  const { secret, claims, teacher, stories, shelf } = loaderData
  return (
    <>
      <Hero secret={secret} sheet={features.writingRoom ? <FirstSheet /> : <CorrectedSheet />} />
      <ToldSections claims={claims} teacher={teacher} hasWritingRoom={features.writingRoom} />
      <StoryCarousel stories={stories} />
      <HomeShelf shelf={shelf} storeId={storeId} />
      <Questions />
    </>
  )
}
