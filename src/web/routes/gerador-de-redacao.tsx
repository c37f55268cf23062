import { data, href } from 'react-router'
import { effectiveAmount } from '#domain/shop/product.ts'
import { EXTRA_GENERATION_PRODUCT_ID, EXTRA_GENERATION_VARIANT_ID } from '#domain/writing/generation-quota.ts'
import { generatorTexts } from '#texts/writing/essay-generator.ts'
import { Generator } from '#web/features/writing/essay-generator/generator.tsx'
import { GuestPanel } from '#web/features/writing/essay-generator/guest-panel.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Route } from './+types/gerador-de-redacao.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: generatorTexts.pageTitle,
    description: generatorTexts.description,
    path: href('/gerador-de-redacao'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { 'cache-control': loaderHeaders.get('cache-control') ?? 'no-cache' }
}

/** What an extra generation costs today; null where none is sold: then the dialog says that it is to come (product §8). */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, features, reportFailure } = context.get(pageServices)
  const kept = { headers: { 'cache-control': 'public, s-maxage=300' } }
  if (!features.extraGenerations) return data({ offer: null }, kept)
  try {
    const product = await catalogue.getProduct(EXTRA_GENERATION_PRODUCT_ID)
    const variant = product?.variants.find(({ id }) => id === EXTRA_GENERATION_VARIANT_ID)
    const price = product?.purchasable ? variant?.prices[0] : undefined
    const offer = price ? { amount: effectiveAmount(price), currency: price.currency } : null
    return data({ offer }, kept)
  } catch (error) {
    reportFailure(error)
    return data({ offer: null }, { headers: { 'cache-control': 'no-cache' } })
  }
}

/** The same page for everybody (decision 0082): who holds a session is not shown the guest's panel meanwhile. */
export default function EssayGenerator({ loaderData }: Route.ComponentProps) {
  const session = useSession()
  return (
    <Page>
      <PageHead title={generatorTexts.heading} lead={generatorTexts.lead} />
      {session.status === 'signed-in' ? <Generator session={session} offer={loaderData.offer} /> : null}
      {session.status === 'anonymous' ? <GuestPanel /> : null}
      {session.status === 'loading' ? (
        <>
          <div className="shown-to-guests">
            <GuestPanel />
          </div>
          <div className="shown-to-members min-h-[36rem]">
            <Spinner label={generatorTexts.loading} />
          </div>
        </>
      ) : null}
    </Page>
  )
}
