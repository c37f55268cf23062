/** The worker itself, where what it decides (request-policy.ts) meets a browser's storage. */
import { afterEach, expect, test, vi } from 'vitest'

type Listener = (event: unknown) => void

afterEach(() => {
  vi.unstubAllGlobals()
})

/** @returns what it answers to a request for a script */
async function answerOf(cache: object, path = '/assets/framework-1.js'): Promise<Response> {
  const listeners = new Map<string, Listener>()
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    location: { origin: 'https://exemplo.com.br' },
  })
  vi.stubGlobal('APP_VERSION', '1')
  vi.stubGlobal('APP_FILES', [])
  vi.stubGlobal('SCRIPT_PACK', '/assets/pack-1.bin')
  vi.stubGlobal('PACKED_SCRIPTS', [
    ['/assets/a-1.js', 9],
    ['/assets/b-1.js', 14],
  ])
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async () => new Response('let a = 1'))
  vi.resetModules()
  // By its address: its types are a worker's, and not those of tests.
  await import(new URL('./service-worker.ts', import.meta.url).href)
  const request = new Request(`https://exemplo.com.br${path}`)
  let answer: Promise<Response> | undefined
  const late: Promise<unknown>[] = []
  listeners.get('fetch')?.({
    request,
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
    waitUntil: (work: Promise<unknown>) => late.push(work),
  })
  const response = await answer
  await Promise.all(late)
  if (!response) throw new Error('the worker left the request to the network')
  return response
}

test('a script comes though the browser has no room to keep it', async () => {
  const full = {
    match: async () => undefined,
    put: async () => {
      throw new DOMException('no room', 'QuotaExceededError')
    },
  }
  expect(await (await answerOf(full)).text()).toBe('let a = 1')
})

test('a script that is kept is not asked for again', async () => {
  const kept = { match: async () => new Response('let a = 0') }
  expect(await (await answerOf(kept)).text()).toBe('let a = 0')
})

const PACK = new TextEncoder().encode('let a = 1let b = “”')

/** As a browser keeps things: under paths, by whole addresses or by paths. */
function storage(kept: Record<string, Uint8Array<ArrayBuffer>>) {
  const responses = new Map(Object.entries(kept).map(([path, bytes]) => [path, new Response(bytes)]))
  const pathOf = (address: string) => new URL(address, 'https://exemplo.com.br').pathname
  return {
    match: async (address: string) => responses.get(pathOf(address))?.clone(),
    put: async (address: string, response: Response) => void responses.set(pathOf(address), response),
    paths: () => [...responses.keys()],
  }
}

test('a script of the pack comes from it, whole, without a request, and is kept by itself', async () => {
  const cache = storage({ '/assets/pack-1.bin': PACK })
  const response = await answerOf(cache, '/assets/b-1.js')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await response.text()).toBe('let b = “”')
  expect(cache.paths()).toEqual(['/assets/pack-1.bin', '/assets/b-1.js'])
})

test('a script of a pack that the browser has given up comes from the network', async () => {
  expect(await (await answerOf(storage({}), '/assets/b-1.js')).text()).toBe('let a = 1')
})

test('a pack that cannot be read keeps no script from coming', async () => {
  const broken = {
    match: async (address: string) => {
      if (address === '/assets/pack-1.bin') throw new DOMException('lost', 'UnknownError')
      return undefined
    },
    put: async () => undefined,
  }
  expect(await (await answerOf(broken, '/assets/a-1.js')).text()).toBe('let a = 1')
})
