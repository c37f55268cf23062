import { afterEach, expect, test, vi } from 'vitest'
import { CORRECTOR_CACHE, forgetCorrector, isKept, readKept, storeCorrector } from './stored-corrector.ts'

const SITE = 'https://redacao.exemplo'
const OLD = { worker: '/assets/corrector/w-1.js', words: '/assets/corrector/words-1.bin' }
const NEW = { worker: '/assets/corrector/w-2.js', words: '/assets/corrector/words-1.bin' }

/** The browser's caches, and a network that has some files. @returns what was fetched */
function aBrowser(network: Readonly<Record<string, string>>): string[] {
  const fetched: string[] = []
  const stores = new Map<string, Map<string, string>>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>()
    stores.set(name, store)
    return {
      match: async (path: string) => (store.has(path) ? new Response(store.get(path)) : undefined),
      add: async (path: string) => {
        fetched.push(path)
        const body = network[path]
        if (body === undefined) throw new TypeError('Failed to fetch')
        store.set(path, body)
      },
      keys: async () => [...store.keys()].map((path) => new Request(SITE + path)),
      delete: async ({ url }: Request) => store.delete(new URL(url).pathname),
    }
  }
  vi.stubGlobal('caches', { open, delete: async (name: string) => stores.delete(name) })
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

test('the files are fetched once, kept and read again; a new version fetches what is new, and the old goes', async () => {
  const fetched = aBrowser({ [OLD.worker]: 'um', [OLD.words]: 'abcd', [NEW.worker]: 'dois' })
  expect(await isKept(OLD)).toBe(false)
  expect(await storeCorrector(OLD)).toBe(true)
  expect(await storeCorrector(OLD)).toBe(true)
  expect(fetched).toEqual([OLD.worker, OLD.words])
  const read = await readKept(OLD)
  expect([await read?.script.text(), read?.graph.byteLength]).toEqual(['um', 4])

  expect(await isKept(NEW)).toBe(false)
  expect(await storeCorrector(NEW)).toBe(true)
  expect(fetched).toEqual([OLD.worker, OLD.words, NEW.worker])
  expect(await isKept(OLD)).toBe(false)
})

test('what cannot be fetched whole is not ready, and the version that is there stays', async () => {
  aBrowser({ [OLD.worker]: 'um', [OLD.words]: 'abcd' })
  await storeCorrector(OLD)
  expect(await storeCorrector(NEW)).toBe(false)
  expect([await isKept(NEW), await isKept(OLD)]).toEqual([false, true])
})

test('taken away it is gone', async () => {
  aBrowser({ [OLD.worker]: 'um', [OLD.words]: 'abcd' })
  await storeCorrector(OLD)
  await forgetCorrector()
  expect([await isKept(OLD), await readKept(OLD)]).toEqual([false, null])
})

test('a browser that keeps nothing has no corrector, and nothing breaks', async () => {
  vi.stubGlobal('caches', undefined)
  expect([await isKept(OLD), await storeCorrector(OLD), await readKept(OLD)]).toEqual([false, false, null])
  await forgetCorrector()
})

test('the service worker clears caches of its own name alone', () => {
  expect(CORRECTOR_CACHE.startsWith('redacao-')).toBe(false)
})
