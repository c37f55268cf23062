import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { commonTexts } from '#texts/common.ts'
import type { Route } from './+types/root.ts'
import { THEME_SCRIPT } from './browser/theme.ts'
import { Frame } from './features/frame/frame.tsx'
import { pageServices } from './page-services.ts'
import { developmentStylesHref, inlineStyles, STYLE_ELEMENT_ID } from './styles/document-styles.ts'

export function meta() {
  return [{ title: commonTexts.siteName }]
}

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, storeId, now } = context.get(pageServices)
  return { publicConfig: { siteUrl, storeId }, year: now().getFullYear() }
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script may have set data-theme before React looks.
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script>{THEME_SCRIPT}</script>
        {developmentStylesHref ? (
          <link rel="stylesheet" href={developmentStylesHref} />
        ) : (
          <style id={STYLE_ELEMENT_ID}>{inlineStyles}</style>
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Frame year={loaderData.year}>
      <Outlet />
    </Frame>
  )
}
