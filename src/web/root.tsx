import {
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { href, isRouteErrorResponse, Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import { commonTexts } from '#texts/shared/common.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { replayEarlyInput } from '#web/browser/early-input.ts'
import { HEAD_SCRIPT, HEAD_SCRIPT_ID } from '#web/browser/head-script.ts'
import { isOffline, onceReachable } from '#web/browser/offline-state.ts'
import { storeClickOf } from '#web/browser/stored-partner.ts'
import { visitSource } from '#web/browser/visit-source.ts'
import { InvitationCapture } from '#web/features/account/referral/invitation-keeper.tsx'
import { CartButton } from '#web/features/shop/cart/cart-button.tsx'
import { CartHost } from '#web/features/shop/cart/cart-host.tsx'
import { CouponCapture } from '#web/features/shop/cart/coupon-capture.tsx'
import { AppBanner } from '#web/features/site/offline/app-banner.tsx'
import { useStoredPages } from '#web/features/site/offline/use-stored-pages.ts'
import { useHolderChanges } from '#web/hooks/use-holder-changes.ts'
import { useIsOffline } from '#web/hooks/use-is-offline.ts'
import { BadgeAnnouncer } from '#web/shared/achievement/badge-announcer.tsx'
import { Frame } from '#web/shared/frame/frame.tsx'
import { PageOutlet } from '#web/shared/frame/page-outlet.tsx'
import { developmentStylesHref, inlineStyles, STYLE_ELEMENT_ID } from '#web/styles/document-styles.ts'
import type { Route } from './+types/root.ts'
import { InlineMark } from './inline-mark.ts'
import { pageServices } from './page-services.ts'
import { useOptionalRootData } from './root-data.ts'

const NotFoundSheet = sheet(
  async () => (await import('#web/shared/blank-sheet/not-found-sheet.tsx')).NotFoundSheet,
)
const FailureSheet = sheet(
  async () => (await import('#web/shared/blank-sheet/failure-sheet.tsx')).FailureSheet,
)
const OfflineSheet = sheet(
  async () => (await import('#web/features/site/offline/offline-sheet.tsx')).OfflineSheet,
)

/** Where its script does not come either, the frame stands alone, whose banner tells of the network, until it is back. */
function sheet(load: () => Promise<ComponentType>) {
  return lazy(() =>
    load().then(
      (Sheet) => ({ default: Sheet }),
      () => {
        if (isOffline()) onceReachable(() => location.reload())
        return { default: () => null }
      },
    ),
  )
}

/** Every page has a head of its own (page-meta.ts): this one stands where a page is missing or has failed. */
export function meta() {
  return [
    { title: `${commonTexts.noPage} · ${commonTexts.siteName}` },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The same for every visitor: pages are kept and shared (decision 0082). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, sourceUrl, storeId, socialProviders, now, ...site } = context.get(pageServices)
  const { features, shop, nextExam, orderRules, houseScale, hasPremiumCourses, subscriptionOffer } = site
  const sellsPlans = subscriptionOffer.plans.length > 0
  const house = { shop, nextExam, orderRules, houseScale, hasPremiumCourses, sellsPlans }
  return {
    publicConfig: { siteUrl, sourceUrl, storeId, features, socialProviders, ...house },
    year: now().getFullYear(),
  }
}

/** Nothing of the root's data changes while the site is open. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(InlineMark)
  return (
    // The head script may have set data attributes before React looks.
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf9f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101c1a" media="(prefers-color-scheme: dark)" />
        <script id={HEAD_SCRIPT_ID} nonce={nonce}>
          {HEAD_SCRIPT}
        </script>
        {developmentStylesHref ? (
          <link rel="stylesheet" href={developmentStylesHref} />
        ) : (
          <style id={STYLE_ELEMENT_ID} nonce={nonce}>
            {inlineStyles}
          </style>
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <p className="older-browser" data-nosnippet="">
          {frameTexts.olderBrowser}
        </p>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { storeId } = loaderData.publicConfig
  useStoredPages()
  useEffect(replayEarlyInput, [])
  useEffect(countVisit, [])
  useEffect(() => storeClickOf(window.location.search, new Date()), [])
  return (
    <Frame year={loaderData.year} cartButton={<CartButton />} overlay={<Overlay storeId={storeId} />}>
      <Fragment key={useHolderChanges()}>
        <PageOutlet />
      </Fragment>
    </Frame>
  )
}

/** The console is her own: nobody comes to it from anywhere. */
function countVisit(): void {
  if (!window.location.pathname.startsWith(href('/painel'))) visitSource()
}

function Overlay({ storeId }: { storeId: string }) {
  return (
    <>
      <CartHost key={useHolderChanges()} storeId={storeId} />
      <AppBanner />
      <BadgeAnnouncer />
      <InvitationCapture />
      <CouponCapture />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const rootData = useOptionalRootData()
  const isOfflineNow = useIsOffline()
  const wasOffline = useRef(false)
  // It stays when the network is back, since it opens the page then.
  wasOffline.current ||= isOfflineNow
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const Sheet = isMissing ? NotFoundSheet : wasOffline.current ? OfflineSheet : FailureSheet
  const sheet = (
    <Suspense fallback={null}>
      <Sheet />
    </Suspense>
  )
  // Where the root itself failed there is no shop to frame the page with.
  if (!rootData) return <main id="conteudo">{sheet}</main>
  const { storeId } = rootData.publicConfig
  return (
    <Frame year={rootData.year} cartButton={<CartButton />} overlay={<Overlay storeId={storeId} />}>
      {sheet}
    </Frame>
  )
}
