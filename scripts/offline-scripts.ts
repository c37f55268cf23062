/** Which scripts the service worker brings into a browser that may soon be without network (decision 0309). */
import { matchRoutes, type RouteObject } from 'react-router'
import type { RouterManifest } from '../src/domain/site/route-imports.ts'

/** As Vite writes it: chunks by their source, with paths within the folder of the browser's files. */
export type ChunkManifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly imports?: readonly string[]
      readonly dynamicImports?: readonly string[]
      readonly assets?: readonly string[]
    }
  >
>

type Route = RouterManifest['routes'][string] & {
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
}

/** The owner's console is of no use without network, and no student comes to it. */
const CONSOLE = /^routes\/painel\b/
const SCRIPT = /\.js$/
const CORRECTOR = /^assets\/corrector\//

/**
 * All that a page kept for later may ever ask for, and what every other page outside of the console begins with: without
 * that a click would load the old page again, where it is to lead to the sheet that says what is missing.
 *
 * @param keptPaths pages that open without network
 * @returns paths within the folder of the browser's files, sorted; `workers` are scripts that run in threads of their own
 */
export function offlineScripts(
  chunks: ChunkManifest,
  router: RouterManifest,
  keptPaths: readonly string[],
): { modules: string[]; workers: string[] } {
  const routes = router.routes as Readonly<Record<string, Route>>
  const tree = treeOf(routes)
  const kept = new Set(
    keptPaths.flatMap((path) => matchRoutes(tree, path)?.map(({ route }) => route.id ?? '') ?? []),
  )
  const others = Object.keys(routes).filter((id) => !kept.has(id) && !CONSOLE.test(id))
  const filesOf = (ids: Iterable<string>) => [...ids].flatMap((id) => scriptsIn(routes[id]))
  const keys = new Map(Object.entries(chunks).map(([key, { file }]) => [file, key]))
  const startsOf = (files: readonly string[]) => files.flatMap((file) => keys.get(file) ?? [])

  const whole = closure(chunks, startsOf([...scriptsIn(router.entry), ...filesOf(kept)]), true)
  const begun = closure(chunks, startsOf(filesOf(others)), false)
  const files = (names: Iterable<string>) => [...names].flatMap((name) => chunks[name]?.file ?? [])
  const assets = [...whole].flatMap((name) => chunks[name]?.assets ?? [])
  return {
    modules: sortedOnce(files([...whole, ...begun])),
    workers: sortedOnce(assets.filter((file) => SCRIPT.test(file) && !CORRECTOR.test(file))),
  }
}

/** A route has several modules where its loader in the browser is a script of its own. */
function scriptsIn(route: object | undefined): string[] {
  return Object.values(route ?? {})
    .filter((value): value is string => typeof value === 'string' && SCRIPT.test(value))
    .map((path) => path.replace(/^\//, ''))
}

function treeOf(
  routes: Readonly<Record<string, Route>>,
  parentId: string | undefined = undefined,
): RouteObject[] {
  return Object.entries(routes)
    .filter(([, route]) => route.parentId === parentId)
    .map(([id, { path, index }]) =>
      index ? { id, index: true, path } : { id, path, children: treeOf(routes, id) },
    ) as RouteObject[]
}

function closure(chunks: ChunkManifest, starts: readonly string[], withLate: boolean): Set<string> {
  const found = new Set<string>()
  const open = [...starts]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const { imports = [], dynamicImports = [] } = chunks[name] ?? {}
    open.push(...imports, ...(withLate ? dynamicImports : []))
  }
  return found
}

function sortedOnce(files: readonly string[]): string[] {
  return [...new Set(files)].sort()
}
