import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRouteModule } from './route-modules.ts'

const MISSING = { id: 'routes/store', module: '/assets/there-is-none.js' }

let page = new EventTarget()

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

// Files share a process: what is left here others would take for a browser.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a module that came once is not asked for again', async () => {
  const module = { default: () => null }
  expect(await loadRouteModule(MISSING, { 'routes/store': module })).toBe(module)
})

test('a module that comes is kept; in place of one that does not there is a page, which is not kept', async () => {
  const kept: Record<string, unknown> = {}
  const here = { id: 'root', module: new URL('./when-idle.ts', import.meta.url).href }
  expect(await loadRouteModule(here, kept)).toHaveProperty('whenIdle')
  expect(await loadRouteModule(MISSING, kept)).toEqual({ default: expect.any(Function) })
  expect(Object.keys(kept)).toEqual(['root'])
})

test('while the page is left nothing takes the place of a module, or only after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let found: unknown
  const loaded = loadRouteModule(MISSING, {}).then((module) => {
    found = module
  })
  page.dispatchEvent(new Event('beforeunload'))
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 0 })
  await vi.advanceTimersByTimeAsync(9_999)
  expect(found).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await loaded
  expect(found).toEqual({ default: expect.any(Function) })
})
