import { expect, test } from 'vitest'
import { loadShelf, shelfCaching } from './shelf-data.ts'

test('a list that was read may be kept and shared', async () => {
  const shelf = await loadShelf(
    async () => [],
    () => '',
  )
  expect(shelf).toEqual({ products: [], error: null })
  expect(shelfCaching(shelf)).toBe('public, s-maxage=30')
})

test('a list that could not be read is told, and never kept', async () => {
  const reported: unknown[] = []
  const fault = new Error('no database')
  const shelf = await loadShelf(
    () => Promise.reject(fault),
    (error) => {
      reported.push(error)
      return 'HTTP 503: Service Unavailable'
    },
  )
  expect(shelf).toEqual({ products: [], error: 'HTTP 503: Service Unavailable' })
  expect(reported).toEqual([fault])
  expect(shelfCaching(shelf)).toBe('no-cache')
})
