import { beforeEach, expect, test, vi } from 'vitest'

/** A browser whose worker is ready when the test says so. @returns what the worker was told */
function aBrowser() {
  const told: string[] = []
  const worker = { postMessage: ({ path }: { path: string }) => told.push(path) }
  const registration = { active: null as typeof worker | null, waiting: null, addEventListener: () => {} }
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('document', { addEventListener: () => {} })
  vi.stubGlobal('location', { pathname: '/minicurso' })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      ready,
      register: async () => registration,
      getRegistration: async () => registration,
    },
  })
  return {
    told,
    becomesReady: () => {
      registration.active = worker
      resolve()
    },
  }
}

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('pages that were left before the worker was there are told to it, each once', async () => {
  const { told, becomesReady } = aBrowser()
  const { keepApp, reportVisited } = await import('./app-version.ts')
  for (const path of ['/pratica', '/banco-de-temas', '/pratica', '/minicurso']) reportVisited(path)
  const kept = keepApp()
  await Promise.resolve()
  expect(told).toEqual([])
  becomesReady()
  await kept
  await vi.waitFor(() => expect(told).toEqual(['/pratica', '/banco-de-temas', '/minicurso']))
  reportVisited('/cursos')
  await vi.waitFor(() => expect(told.at(-1)).toBe('/cursos'))
})
