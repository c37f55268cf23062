import { expect, test } from 'vitest'
import { newestDelivery } from './newest-delivery.ts'

const NOW_MS = Date.parse('2026-09-05T12:00:00Z')

function aPurchase(title: string, purchasedAt: string) {
  return { product_title: title, purchased_at: purchasedAt, download_url: null }
}

test.each([
  ['2026-09-05T11:45:00.000Z', true],
  ['2026-09-05T11:44:59.999Z', false],
  ['2026-09-05T12:15:00.000Z', true],
  ['2026-09-05T12:15:00.001Z', false],
  ['ontem', false],
])('a purchase of %s was made just now: %s', (purchasedAt, isNew) => {
  expect(newestDelivery([aPurchase('Conclusão', purchasedAt)], NOW_MS) !== null).toBe(isNew)
})

test('of several the newest is told', () => {
  const purchases = [
    aPurchase('Introdução', '2026-09-05T11:58:00Z'),
    aPurchase('Conclusão', '2026-09-05T11:59:00Z'),
    aPurchase('Iniciante', '2026-01-01T12:00:00Z'),
  ]
  expect(newestDelivery(purchases, NOW_MS)?.product_title).toBe('Conclusão')
})

test('nothing was bought just now when nothing was bought', () => {
  expect(newestDelivery([], NOW_MS)).toBeNull()
})
