import { expect, test } from 'vitest'
import { keyPurchases } from './key-purchases.ts'

function aPurchase(title: string, url: string) {
  return { product_title: title, purchased_at: '2026-09-05T12:00:00Z', download_url: url }
}

test('equal titles of one order have keys of their own, which a renewed link does not change', () => {
  const first = keyPurchases([aPurchase('Conclusão', '/a?1'), aPurchase('Conclusão', '/b?1')])
  const renewed = keyPurchases([aPurchase('Conclusão', '/a?2'), aPurchase('Conclusão', '/b?2')])
  expect(new Set(first.map(({ key }) => key)).size).toBe(2)
  expect(renewed.map(({ key }) => key)).toEqual(first.map(({ key }) => key))
})
