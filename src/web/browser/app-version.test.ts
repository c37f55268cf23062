import { afterEach, expect, test, vi } from 'vitest'
import { aStorage } from '#tests/support/browser-storage.ts'

/** A browser whose worker is ready when the test says so. @returns what the worker was told */
function aBrowser() {
  const told: string[] = []
  const worker = { postMessage: ({ path }: { path: string }) => told.push(path) }
  const registration = { active: null as typeof worker | null, waiting: null, addEventListener: () => {} }
  const { promise: ready, resolve } = Promise.withResolvers<typeof registration>()
  const storage = aStorage()
  vi.stubGlobal('document', { addEventListener: () => {} })
  vi.stubGlobal('location', { pathname: '/minicurso' })
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('navigator', {
    serviceWorker: {
      ready,
      register: async () => registration,
      getRegistration: async () => registration,
    },
  })
  return {
    told,
    waiting: (): string[] => JSON.parse(storage.getItem('domine-a-redacao:visitadas') ?? '[]'),
    becomesReady: () => {
      registration.active = worker
      resolve(registration)
    },
  }
}

// Files share a process: what is left here others would take for a browser.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  vi.useRealTimers()
})

test('pages that were left before the worker was there are told to it, each once, by a later load of the tab', async () => {
  const { told, waiting, becomesReady } = aBrowser()
  const { reportVisited } = await import('./app-version.ts')
  for (const path of ['/pratica', '/banco-de-temas', '/pratica']) reportVisited(path)
  await vi.waitFor(() => expect(waiting()).toHaveLength(2))

  vi.resetModules()
  const later = await import('./app-version.ts')
  const kept = later.keepApp()
  await vi.waitFor(() => expect(waiting()).toHaveLength(3))
  expect(told).toEqual([])
  becomesReady()
  await kept
  expect(told).toEqual(['/pratica', '/banco-de-temas', '/minicurso'])
  expect(waiting()).toEqual([])
  later.reportVisited('/cursos')
  await vi.waitFor(() => expect(told.at(-1)).toBe('/cursos'))
})

test('no more than twenty wait, the newest of them', async () => {
  const { told, waiting, becomesReady } = aBrowser()
  const { keepApp, reportVisited } = await import('./app-version.ts')
  for (let page = 1; page <= 25; page += 1) reportVisited(`/${page}`)
  await vi.waitFor(() => expect(waiting().at(-1)).toBe('/25'))
  becomesReady()
  await keepApp()
  const waited = Array.from({ length: 20 }, (_, index) => `/${index + 6}`)
  expect(told.toSorted()).toEqual(['/minicurso', ...waited].toSorted())
})

/** A page with a worker, and another version that waits. Its clock is the test's: no timer of the page outlives the test. */
async function aPageWithNewVersion() {
  vi.useFakeTimers()
  const told: string[] = []
  const listeners: (() => void)[] = []
  const reload = vi.fn()
  const registration = {
    active: { postMessage: () => {} },
    waiting: { postMessage: ({ kind }: { kind: string }) => told.push(kind) },
    addEventListener: () => {},
  }
  aBrowser()
  vi.stubGlobal('location', { pathname: '/minicurso', reload })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: {},
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    },
  })
  const version = await import('./app-version.ts')
  await version.keepApp()
  return { version, told, reload, takesOver: () => listeners.forEach((listener) => void listener()) }
}

test('a new version is told to take over, and the page is loaded once it has', async () => {
  const { version, told, reload, takesOver } = await aPageWithNewVersion()
  expect(version.hasNewVersion()).toBe(true)
  version.startNewVersion()
  expect(told).toEqual(['activate'])
  expect(reload).not.toHaveBeenCalled()
  takesOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('where the browser puts the new version off the page is loaded anew all the same', async () => {
  const { version, reload } = await aPageWithNewVersion()
  version.startNewVersion()
  vi.advanceTimersByTime(1_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})
