/**
 * What every page loads, as one chunk of the build: the modules that the root and the browser's entry import, what these
 * import in turn, and what every page makes its head with. Left alone the bundler makes thirty chunks of them, by which
 * pages share which, and every page asks for each: on a telephone a request costs more than the few hundred bytes that
 * it brings.
 */
type ChunkingContext = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** The router imports the root by a name of its own. */
const ROUTE = '?__react-router-build-client-route'

/** @param web the folder of the root and the entry @returns names the chunk of a module; null leaves it to others */
export function pageFrame(web: string): (id: string, context: ChunkingContext) => string | null {
  // They stay what the router's manifest names.
  const entries = [`${web}/root.tsx`, `${web}/root.tsx${ROUTE}`, `${web}/entry.client.tsx`]
  let frame: ReadonlySet<string> | null = null
  return (id, context) => {
    frame ??= withImports([...entries, `${web}/page-meta.ts`], context)
    return frame.has(id) && !entries.includes(id) ? 'frame' : null
  }
}

function withImports(first: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...first]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    // A package is imported as a whole by some that use a part: of the icons all would be on every page.
    if (found.has(id) || id.includes('/node_modules/')) continue
    found.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
