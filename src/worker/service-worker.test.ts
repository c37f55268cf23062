/** The worker itself, where what it decides (request-policy.ts) meets a browser's storage. */
import { afterEach, expect, test, vi } from 'vitest'

type Listener = (event: unknown) => void

afterEach(() => vi.unstubAllGlobals())

/** @returns what it answers to a request for a script */
async function answerOf(cache: object): Promise<Response> {
  const listeners = new Map<string, Listener>()
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    location: { origin: 'https://exemplo.com.br' },
  })
  vi.stubGlobal('APP_VERSION', '1')
  vi.stubGlobal('APP_FILES', [])
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async () => new Response('let a = 1'))
  vi.resetModules()
  // By its address: its types are a worker's, and not those of tests.
  await import(new URL('./service-worker.ts', import.meta.url).href)
  const request = new Request('https://exemplo.com.br/assets/framework-1.js')
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
