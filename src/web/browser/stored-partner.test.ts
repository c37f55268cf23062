import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aStorage } from '#tests/support/browser-storage.ts'
import { storeClickOf, storedClick } from './stored-partner.ts'

const NAME = 'domine-a-redacao:parceria'
/** Late in the evening of the first in Brasília, the second elsewhere. */
const CLICK = new Date('2026-11-02T02:30:00Z')
const LAST_DAY = new Date('2026-12-02T02:30:00Z')
const DAY_AFTER = new Date('2026-12-02T03:00:00Z')

beforeEach(() => vi.stubGlobal('localStorage', aStorage()))
afterEach(() => vi.unstubAllGlobals())

test('a click is kept with its day, for 30 days, and then taken away', () => {
  storeClickOf('?cupom=VOLTA&parceiro=Ana', CLICK)
  expect(localStorage.getItem(NAME)).toBe('ana 2026-11-01')
  storeClickOf('?pagina=2', LAST_DAY)
  expect(storedClick(LAST_DAY)).toEqual({ code: 'ana', day: '2026-11-01' })
  expect(storedClick(DAY_AFTER)).toBeNull()
  storeClickOf('', DAY_AFTER)
  expect(localStorage.getItem(NAME)).toBeNull()
})

test('the last click wins; what is no code leaves the one before', () => {
  storeClickOf('?parceiro=ana', CLICK)
  storeClickOf('?parceiro=a', LAST_DAY)
  expect(storedClick(LAST_DAY)?.code).toBe('ana')
  storeClickOf('?parceiro=bia', LAST_DAY)
  expect(storedClick(LAST_DAY)).toEqual({ code: 'bia', day: '2026-12-01' })
})

test('a browser that keeps nothing came by nobody', () => {
  vi.stubGlobal('localStorage', aStorage({ isFull: true }))
  storeClickOf('?parceiro=ana', CLICK)
  expect(storedClick(CLICK)).toBeNull()
})

test('without a partner no page looks up the day, which costs a cheap telephone 50 ms', async () => {
  vi.resetModules()
  const formats = vi.spyOn(Intl, 'DateTimeFormat')
  const fresh = await import('./stored-partner.ts')
  fresh.storeClickOf('?pagina=2', CLICK)
  expect(fresh.storedClick(CLICK)).toBeNull()
  expect(formats).not.toHaveBeenCalled()
  fresh.storeClickOf('?parceiro=ana', CLICK)
  expect(formats).toHaveBeenCalled()
  formats.mockRestore()
})
