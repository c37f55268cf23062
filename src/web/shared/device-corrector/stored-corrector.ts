/**
 * The corrector's files in this browser (decision 0065): kept whole or not at all, in a cache of their own that outlives
 * new versions of the site; files of another version go once the new ones are there.
 */
import type { CorrectorFiles } from './corrector-files.ts'

/** Not under the prefix of the service worker's own caches, which it clears with each version. */
export const CORRECTOR_CACHE = 'corretor-neste-aparelho'

export type KeptFiles = { readonly script: Blob; readonly graph: ArrayBuffer }

/** Null when a file is missing, or when the browser keeps nothing. */
export async function readKept({ worker, words }: CorrectorFiles): Promise<KeptFiles | null> {
  try {
    const cache = await caches.open(CORRECTOR_CACHE)
    const [script, graph] = await Promise.all([cache.match(worker), cache.match(words)])
    if (!script || !graph) return null
    return { script: await script.blob(), graph: await graph.arrayBuffer() }
  } catch {
    return null
  }
}

export async function isKept(files: CorrectorFiles): Promise<boolean> {
  try {
    const cache = await caches.open(CORRECTOR_CACHE)
    const found = await Promise.all([cache.match(files.worker), cache.match(files.words)])
    return found.every((file) => file !== undefined)
  } catch {
    return false
  }
}

/** Fetches what is missing. @returns false when it could not be fetched or there is no room for it */
export async function storeCorrector(files: CorrectorFiles): Promise<boolean> {
  try {
    const cache = await caches.open(CORRECTOR_CACHE)
    const paths = [files.worker, files.words]
    for (const path of paths) if (!(await cache.match(path))) await cache.add(path)
    for (const request of await cache.keys()) {
      if (!paths.includes(new URL(request.url).pathname)) await cache.delete(request)
    }
    return true
  } catch {
    return false
  }
}

export async function forgetCorrector(): Promise<void> {
  try {
    await caches.delete(CORRECTOR_CACHE)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
