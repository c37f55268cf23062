import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStorage } from '#tests/support/browser-storage.ts'
import { SESSION_STORAGE_KEY } from '#web/shared/session/stored-session.ts'

const KEY = 'domine-a-redacao:letra'
type Heard = (event: { key: string | null }) => void

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
})
afterEach(() => {
  vi.doUnmock('react')
  vi.unstubAllGlobals()
  // Other files of this worker begin with a tab of their own.
  vi.resetModules()
})

/** A page of its own, whose screens are shown by nothing but what they would be told. */
async function aPage() {
  vi.resetModules()
  const heard = new Set<Heard>()
  const asEvent = (does: (heard: Heard) => void) => (type: string, listener: Heard) => {
    if (type === 'storage') does(listener)
  }
  vi.stubGlobal('window', {
    addEventListener: asEvent((listener) => heard.add(listener)),
    removeEventListener: asEvent((listener) => heard.delete(listener)),
  })
  const react = { read: (): number | null => null, subscribe: (_: () => void) => () => {} }
  vi.doMock('react', () => ({
    useSyncExternalStore: (subscribe: typeof react.subscribe, read: typeof react.read) => {
      Object.assign(react, { subscribe, read })
      return read()
    },
  }))
  const { useHand: asScreen, keepHand } = await import('./hand-store.ts')
  const { alignHolder } = await import('./kept-things.ts')
  asScreen()
  return { keepHand, ...react, heard, alignHolder }
}

test.each([
  [null, null],
  ['96', 96],
  ['40', 40],
  ['39', null],
  ['160', 160],
  ['161', null],
  ['noventa', null],
])('kept as %j, the hand is %j', async (kept, hand) => {
  if (kept !== null) localStorage.setItem(KEY, kept)
  expect((await aPage()).read()).toBe(hand)
})

test('what is measured is kept for the next page, told to the sheets of this one, and forgotten by null', async () => {
  const page = await aPage()
  const seen: (number | null)[] = []
  const leave = page.subscribe(() => seen.push(page.read()))
  page.keepHand(96)
  expect((await aPage()).read()).toBe(96)
  page.keepHand(null)
  expect(localStorage.getItem(KEY)).toBeNull()
  leave()
  page.keepHand(80)
  expect(seen).toEqual([96, null])
})

test('where nothing can be stored it lives as long as the page', async () => {
  vi.stubGlobal('localStorage', aStorage({ isFull: true }))
  const page = await aPage()
  page.keepHand(96)
  expect(page.read()).toBe(96)
})

test('another tab’s measuring is heard, another thing’s is not, and without sheets nobody listens', async () => {
  const page = await aPage()
  const told = vi.fn()
  const leave = [page.subscribe(told), page.subscribe(() => {})]
  expect(page.heard.size).toBe(1)
  localStorage.setItem(KEY, '70')
  const [hear] = page.heard
  hear?.({ key: 'theme' })
  expect([page.read(), told.mock.calls.length]).toEqual([null, 0])
  hear?.({ key: KEY })
  expect([page.read(), told.mock.calls.length]).toEqual([70, 1])
  localStorage.clear()
  hear?.({ key: null })
  expect(page.read()).toBeNull()
  for (const end of leave) end()
  expect(page.heard.size).toBe(0)
})

test('whoever sits down next sees a hand of their own, and the first one’s comes back with them', async () => {
  const enter = (id: string) =>
    localStorage.setItem(
      SESSION_STORAGE_KEY,
      JSON.stringify({ access_token: 'a.e30.c', user: { id, factors: [] } }),
    )
  enter('ana')
  const page = await aPage()
  page.alignHolder()
  const seen: (number | null)[] = []
  page.subscribe(() => seen.push(page.read()))
  page.keepHand(96)
  for (const id of ['bob', 'ana']) {
    enter(id)
    page.alignHolder()
  }
  expect(seen).toEqual([96, null, 96])
})
