import { expect, test } from 'vitest'
import { StoreRefusal } from '#web/browser/store-client.ts'
import { checkoutNotice } from './checkout-notice.ts'

const refusal = (code: string) => new StoreRefusal('…', code, {})

test.each([
  ['payment_refused', /nada foi cobrado.*Contato/],
  ['account_needed', /Entre nela/],
  ['feature_off', /Tire-o do carrinho/],
  ['insufficient_stock', /quanto ainda temos/],
  ['mixed_currencies', /um pedido para cada moeda/],
  ['total_too_high', /em duas/],
  ['invalid_quantity', /Diminua-a/],
])('a checkout that is refused as %s says what helps', (code, helps) => {
  const notice = checkoutNotice(refusal(code))
  expect(notice).toMatchObject({ title: 'Erro no Checkout', description: expect.stringMatching(helps) })
  expect(notice.description).not.toContain('tente novamente')
})

test.each([[refusal('internal')], [new TypeError('Failed to fetch')]])('%s may be tried again', (error) => {
  expect(checkoutNotice(error).description).toContain('tente novamente')
})
