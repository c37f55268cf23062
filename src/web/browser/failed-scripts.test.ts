import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadForFailedScripts } from './failed-scripts.ts'

const SETTINGS = 'error loading dynamically imported module: https://site.example/assets/settings-tab-1.js'

const state = { isPressed: true, isThere: true as boolean | 'cut', isRemembered: true, reloads: 0 }
let page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  Object.assign(state, { isPressed: true, isThere: true, isRemembered: true, reloads: 0 })
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', {
    userActivation: {
      get isActive() {
        return state.isPressed
      },
    },
  })
  vi.stubGlobal('fetch', async () => {
    if (state.isThere === 'cut') throw new TypeError('Failed to fetch')
    return new Response(null, { status: state.isThere ? 200 : 404 })
  })
  vi.stubGlobal('location', { reload: () => state.reloads++ })
  reloadForFailedScripts(async () => {
    if (state.isRemembered) throw new TypeError(SETTINGS)
  })
})

// Files share a process: what is left here others would take for a browser.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function fail(reason: string) {
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(reason) }))
  await vi.advanceTimersByTimeAsync(1_000)
}

test('a press that asks in vain for a script that can be had loads the page anew', async () => {
  await fail(SETTINGS)
  expect(state.reloads).toBe(1)
})

test('it waits a second, in which an address that was opened comes', async () => {
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(SETTINGS) }))
  await vi.advanceTimersByTimeAsync(999)
  expect(state.reloads).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(state.reloads).toBe(1)
})

test('a browser that does not name the script asks for it again by itself', async () => {
  await fail('Importing a module script failed.')
  expect(state.reloads).toBe(0)
})

test('a script that has come meanwhile leaves the page', async () => {
  state.isRemembered = false
  await fail(SETTINGS)
  expect(state.reloads).toBe(0)
})

test('what the page asks for by itself leaves it', async () => {
  state.isPressed = false
  await fail(SETTINGS)
  expect(state.reloads).toBe(0)
})

test.for(['cut', false] as const)('a script that cannot be had leaves the page (%s)', async (isThere) => {
  state.isThere = isThere
  await fail(SETTINGS)
  expect(state.reloads).toBe(0)
})
