import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStorage } from '#tests/support/browser-storage.ts'
import { SESSION_STORAGE_KEY } from '#web/shared/session/stored-session.ts'

const COURSE = 'domine-a-redacao:minicurso:v1'
const CART = 'domine-a-redacao:cart'
const WAITING = 'domine-a-redacao:sala:espera'
const COUPON = 'domine-a-redacao:coupon'
const HOUR_MS = 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Other files of this worker begin with a tab of their own.
  vi.resetModules()
})

/** Each import is a tab of its own, and a page that was loaded anew. */
async function aTab() {
  vi.resetModules()
  const tab = await import('./kept-things.ts')
  tab.currentHolder()
  return tab
}

/** As the account client does it: the session is stored, then told. */
function enter(id: string | null, factors: unknown[] = []) {
  if (id === null) localStorage.removeItem(SESSION_STORAGE_KEY)
  else
    localStorage.setItem(
      SESSION_STORAGE_KEY,
      JSON.stringify({ access_token: 'a.e30.c', user: { id, factors } }),
    )
}

const shown = (tab: Awaited<ReturnType<typeof aTab>>) => tab.personalThings().getItem(COURSE)

test('what Ana made is shown to nobody else, and to her again', async () => {
  const tab = await aTab()
  const seen: (string | null)[] = []
  for (const id of ['ana', null, 'bob', 'ana', null]) {
    enter(id)
    tab.alignHolder()
    if (seen.length === 0) tab.personalThings().setItem(COURSE, 'de Ana')
    seen.push(shown(tab))
  }
  expect(seen).toEqual(['de Ana', null, null, 'de Ana', null])
  // Not from nobody to Bob: nothing lay there.
  expect(tab.holderChanges()).toBe(3)
})

test.each([
  ['in the same sitting', 12 * HOUR_MS - 1, 'de ninguém', null, 0],
  ['the next day', 12 * HOUR_MS, null, 'de ninguém', 1],
])('what nobody made and who signs in %s', async (_, laterMs, ofBob, ofNobody, changes) => {
  const tab = await aTab()
  tab.personalThings().setItem(COURSE, 'de ninguém')
  vi.advanceTimersByTime(laterMs)
  enter('bob')
  tab.alignHolder()
  expect([shown(tab), tab.holderChanges()]).toEqual([ofBob, changes])
  enter(null)
  tab.alignHolder()
  expect(shown(tab)).toBe(ofNobody)
})

test('what an account has stays its own; of two carts one is made', async () => {
  const line = (id: string, quantity: number) => ({
    product: { id: `p-${id}`, title: id, thumbnail: null },
    variant: {
      id,
      title: id,
      image_url: null,
      manage_inventory: false,
      inventory_quantity: null,
      prices: [],
    },
    quantity,
  })
  const tab = await aTab()
  enter('ana')
  tab.alignHolder()
  tab.personalThings().setItem(COURSE, 'de Ana')
  tab.personalThings().setItem(CART, JSON.stringify([line('a', 1), line('b', 1)]))
  enter(null)
  tab.alignHolder()
  tab.personalThings().setItem(COURSE, 'de ninguém')
  tab.personalThings().setItem(CART, JSON.stringify([line('b', 3)]))
  tab.personalThings().setItem(WAITING, 'de ninguém')
  enter('ana')
  tab.alignHolder()
  expect(shown(tab)).toBe('de Ana')
  expect(JSON.parse(tab.personalThings().getItem(CART) ?? '')).toEqual([line('b', 3), line('a', 1)])
  expect(tab.personalThings().getItem(WAITING)).toBeNull()
  enter(null)
  tab.alignHolder()
  expect([shown(tab), tab.personalThings().getItem(CART)]).toEqual(['de ninguém', null])
})

test('copies of what the server holds go with their reader; what is of the device stays', async () => {
  const tab = await aTab()
  enter('ana')
  tab.alignHolder()
  tab.personalThings().setItem('chat_messages_premium', '[]')
  tab.deviceThings.setItem('theme', 'dark')
  enter(null)
  tab.alignHolder()
  enter('ana')
  tab.alignHolder()
  expect(tab.personalThings().getItem('chat_messages_premium')).toBeNull()
  expect(tab.deviceThings.getItem('theme')).toBe('dark')
})

test('what was begun for Ana is kept for her, whoever sits here when it ends', async () => {
  const tab = await aTab()
  enter('ana')
  tab.alignHolder()
  const things = tab.personalThings()
  enter('bob')
  tab.alignHolder()
  things.setItem(COURSE, 'de Ana')
  expect([shown(tab), things.getItem(COURSE)]).toEqual([null, 'de Ana'])
  enter('ana')
  tab.alignHolder()
  expect(shown(tab)).toBe('de Ana')
})

test('what began for a visitor goes on in the account that was entered', async () => {
  const tab = await aTab()
  const things = tab.personalThings()
  things.setItem(COURSE, 'um')
  enter('ana')
  tab.alignHolder()
  things.setItem(COURSE, 'dois')
  expect([shown(tab), localStorage.getItem(COURSE)]).toEqual(['dois', 'dois'])
})

test('a second tab finds the things laid out by the first, and lays them out no second time', async () => {
  const first = await aTab()
  const second = await aTab()
  second.personalThings().setItem(COURSE, 'de ninguém')
  enter('ana')
  first.alignHolder()
  second.alignHolder()
  expect([shown(first), shown(second), second.holderChanges()]).toEqual(['de ninguém', 'de ninguém', 0])
  enter('bob')
  second.alignHolder()
  // The first has not heard yet: what it writes is still Ana's.
  first.personalThings(first.currentHolder()).setItem(COURSE, 'de Ana')
  first.alignHolder()
  expect([shown(first), shown(second)]).toEqual([null, null])
})

test('a page that is loaded after the session has ended shows nothing of it, and neither does its tab', async () => {
  enter('ana')
  const before = await aTab()
  before.personalThings().setItem(COURSE, 'de Ana')
  before.tabThings.setItem(COUPON, 'ANA10')
  enter(null)
  const after = await aTab()
  expect([shown(after), after.tabThings.getItem(COUPON)]).toEqual([null, null])
})

test('things of this tab go into the account too, and not to the next', async () => {
  const tab = await aTab()
  tab.tabThings.setItem(COUPON, 'DEZ')
  enter('ana')
  tab.alignHolder()
  expect(tab.tabThings.getItem(COUPON)).toBe('DEZ')
  enter('bob')
  const slept = await aTab()
  expect(slept.tabThings.getItem(COUPON)).toBeNull()
})

test('who still owes the second factor is nobody yet', async () => {
  enter('ana')
  const tab = await aTab()
  tab.personalThings().setItem(COURSE, 'de Ana')
  enter('ana', [{ id: 'f', status: 'verified' }])
  tab.alignHolder()
  expect(shown(tab)).toBeNull()
})

test('things of before this rule are those of who is signed in, and otherwise of nobody who comes', async () => {
  localStorage.setItem(COURSE, 'antigo')
  enter('ana')
  expect(shown(await aTab())).toBe('antigo')

  vi.stubGlobal('localStorage', aStorage())
  localStorage.setItem(COURSE, 'antigo')
  const tab = await aTab()
  expect(shown(tab)).toBe('antigo')
  enter('bob')
  tab.alignHolder()
  expect(shown(tab)).toBeNull()
})

test.each([
  [30, null],
  [29, 'de Ana'],
])('what was left here waits %i days for its owner', async (days, left) => {
  const tab = await aTab()
  enter('ana')
  tab.alignHolder()
  tab.personalThings().setItem(COURSE, 'de Ana')
  for (const id of [null, 'bob']) {
    enter(id)
    tab.alignHolder()
    vi.advanceTimersByTime(id === null ? days * 24 * HOUR_MS : 0)
  }
  enter('ana')
  tab.alignHolder()
  expect(shown(tab)).toBe(left)
})

test('an account that is gone takes its own along and leaves the rest', async () => {
  const tab = await aTab()
  for (const id of ['ana', 'bob']) {
    enter(id)
    tab.alignHolder()
    tab.personalThings().setItem(COURSE, id)
  }
  tab.forgetHolder()
  enter(null)
  tab.alignHolder()
  expect(shown(tab)).toBeNull()
  enter('ana')
  tab.alignHolder()
  expect(shown(tab)).toBe('ana')
})

test('a browser that keeps nothing at all is nobody’s, and everything still answers', async () => {
  const forbidden = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    },
  )
  vi.stubGlobal('localStorage', forbidden)
  vi.stubGlobal('sessionStorage', forbidden)
  const tab = await aTab()
  expect(tab.currentHolder()).toEqual({ id: null })
  tab.alignHolder('ana')
  expect([tab.currentHolder(), tab.holderChanges()]).toEqual([{ id: 'ana' }, 1])
})
