/** Brings what the router's list of pages comes without: for the preloads of a touched link, once the page is at rest. */
import { addImports, type RouteImports } from '#domain/site/route-imports.ts'

type Manifest = { readonly url: string } & Parameters<typeof addImports>[0]

const MANIFEST = /^(.*\/)manifest-(\w+\.js)$/

export async function loadRouteImports(): Promise<void> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest }
  const [, folder, name] = MANIFEST.exec(manifest?.url ?? '') ?? []
  // In development the list has another name and is whole. A service worker has every script in this browser.
  if (!manifest || !name || navigator.serviceWorker?.controller) return
  try {
    addImports(manifest, (await import(/* @vite-ignore */ `${folder}route-imports-${name}`)) as RouteImports)
  } catch {
    // The network is away: a page that is opened asks for its imports itself.
  }
}
