import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { ADMIN_PAGES, adminPageAt, OVERVIEW } from './admin-pages.ts'

const below = routes.find(({ path }) => path === 'painel')?.children ?? []
const addresses = below.map(({ path }) => (path ? `/painel/${path}`.replace('/:list?', '') : '/painel'))

test('each page of the menu has a route', () => {
  const named = ADMIN_PAGES.map(({ address }) => address)
  expect(addresses).toEqual(expect.arrayContaining(named))
  expect(new Set(named).size).toBe(named.length)
})

test.each(addresses.filter((address) => address !== '/painel'))('the menu leads to %s', (address) => {
  const page = adminPageAt(address)
  expect(page).not.toBe(OVERVIEW)
  expect(address.startsWith(page.address)).toBe(true)
})

test('an address that no page has belongs to the overview', () => {
  expect(['/painel', '/painel/nada'].map(adminPageAt)).toEqual([OVERVIEW, OVERVIEW])
})
