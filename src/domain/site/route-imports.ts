/**
 * The router's list of pages, which each page carries, and the part of it that a start does not need: which scripts the
 * other pages import. That is two thirds of the list and serves the preloads of a touched link alone.
 */
type Chunks = { readonly module: string; readonly imports: readonly string[] }

/** As React Router writes it. */
export type RouterManifest = {
  readonly entry: Chunks
  readonly routes: Readonly<Record<string, Chunks & Readonly<Record<string, unknown>>>>
}

/** `files` are paths; `routes` are places in it, by the route's id. */
export type RouteImports = {
  readonly files: readonly string[]
  readonly routes: Readonly<Record<string, readonly number[]>>
}

/** @returns the list without imports and without what is false, and the imports but for those that every page has */
export function splitManifest(manifest: RouterManifest): { start: object; imports: RouteImports } {
  const everywhere = new Set([manifest.entry, manifest.routes['root']].flatMap((one) => one?.imports ?? []))
  const places = new Map<string, number>()
  const placeOf = (file: string): number => {
    const place = places.get(file) ?? places.size
    places.set(file, place)
    return place
  }
  const routes: Record<string, readonly number[]> = {}
  const start: Record<string, object> = {}
  for (const [id, { imports, ...rest }] of Object.entries(manifest.routes)) {
    routes[id] = imports.filter((file) => !everywhere.has(file)).map(placeOf)
    start[id] = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== false))
  }
  return { start: { ...manifest, routes: start }, imports: { files: [...places.keys()], routes } }
}

/** Puts the imports back where the router looks for them. */
export function addImports(
  manifest: { readonly routes: Readonly<Record<string, { imports?: readonly string[] }>> },
  { files, routes }: RouteImports,
): void {
  for (const [id, places] of Object.entries(routes)) {
    const route = manifest.routes[id]
    if (route) route.imports = places.flatMap((place) => files[place] ?? [])
  }
}
