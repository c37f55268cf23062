import { lazy, type ReactNode, Suspense, useContext } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { DEFAULT_FEATURES } from '#domain/features.ts'
import { commonTexts } from '#texts/common.ts'
import { HEAD_SCRIPT } from '#web/browser/head-script.ts'
import { CartButton } from '#web/features/cart/cart-button.tsx'
import { CartOutlet } from '#web/features/cart/cart-outlet.tsx'
import { Frame } from '#web/features/frame/frame.tsx'
import { developmentStylesHref, inlineStyles, STYLE_ELEMENT_ID } from '#web/styles/document-styles.ts'
import type { Route } from './+types/root.ts'
import { InlineMark } from './inline-mark.ts'
import { pageServices } from './page-services.ts'
import { useOptionalRootData } from './root-data.ts'

const NotFoundSheet = lazy(() =>
  import('#web/features/blank-sheet/not-found-sheet.tsx').then((module) => ({
    default: module.NotFoundSheet,
  })),
)
const FailureSheet = lazy(() =>
  import('#web/features/blank-sheet/failure-sheet.tsx').then((module) => ({ default: module.FailureSheet })),
)

export function meta() {
  return [{ title: commonTexts.siteName }]
}

/** The same for every visitor: pages are kept and shared (design D7). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, storeId, now } = context.get(pageServices)
  return { publicConfig: { siteUrl, storeId, features: DEFAULT_FEATURES }, year: now().getFullYear() }
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
        <script nonce={nonce}>{HEAD_SCRIPT}</script>
        {developmentStylesHref ? (
          <link rel="stylesheet" href={developmentStylesHref} />
        ) : (
          <style id={STYLE_ELEMENT_ID} nonce={nonce}>
            {inlineStyles}
          </style>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { storeId } = loaderData.publicConfig
  return (
    <Frame year={loaderData.year} cartButton={<CartButton />} overlay={<CartOutlet storeId={storeId} />}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const rootData = useOptionalRootData()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const sheet = <Suspense fallback={null}>{isMissing ? <NotFoundSheet /> : <FailureSheet />}</Suspense>
  // Where the root itself failed there is no shop to frame the page with.
  if (!rootData) return <main id="conteudo">{sheet}</main>
  const { storeId } = rootData.publicConfig
  return (
    <Frame year={rootData.year} cartButton={<CartButton />} overlay={<CartOutlet storeId={storeId} />}>
      {sheet}
    </Frame>
  )
}
