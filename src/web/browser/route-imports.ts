/** Brings what the router's list of pages comes without: for the preloads of a touched link, once the page is at rest. */
import { href } from 'react-router'
import { addImports, type RouteImports } from '#domain/site/route-imports.ts'

type Manifest = { readonly url: string } & Parameters<typeof addImports>[0]

/** Its scripts are in no pack (scripts/offline-scripts.ts). */
const CONSOLE = href('/painel')
const MANIFEST = /^(.*\/)manifest-(\w+\.js)$/

export async function loadRouteImports(): Promise<void> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest }
  const [, folder, name] = MANIFEST.exec(manifest?.url ?? '') ?? []
  // In development the list has another name and is whole. A service worker has what every page of a student begins with.
  const isAtHand = navigator.serviceWorker?.controller && !location.pathname.startsWith(CONSOLE)
  if (!manifest || !name || isAtHand) return
  try {
    addImports(manifest, (await import(/* @vite-ignore */ `${folder}route-imports-${name}`)) as RouteImports)
  } catch {
    // The network is away: a page that is opened asks for its imports itself.
  }
}
