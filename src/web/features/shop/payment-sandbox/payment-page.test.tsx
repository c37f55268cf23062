import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '#domain/shop/order.ts'
import type { PaymentPageOrder } from '#domain/shop/payment-page.ts'
import { paymentTexts } from '#texts/shop/payment.ts'
import { PaymentPage } from './payment-page.tsx'

const ORDER: PaymentPageOrder = {
  orderId: '6c0f4f0e-0000-4000-8000-000000000001',
  number: 1001,
  status: 'pending',
  wasRefused: false,
  lines: [],
  totalAmount: 4_800,
  couponCode: null,
  discountAmount: 0,
  currency: { code: 'brl', symbol: 'R$', template: 'R$ $1' },
  buyerEmail: null,
  isFree: false,
  isSandbox: true,
  paperUrl: '/papel',
  waiting: null,
  reservedUntil: '2027-01-01T12:00:00.000Z',
  successUrl: 'http://localhost:3000/success',
  cancelUrl: 'http://localhost:3000/store',
}

function pageOf(order: PaymentPageOrder, cameTooLate = false): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <PaymentPage order={order} isReservationOver={false} refusal={null} cameTooLate={cameTooLate} />
    </MemoryRouter>,
  )
}

test.each(ORDER_STATUSES)(
  'an order of the test provider that is %s says in red that no money moves',
  (status) => {
    for (const cameTooLate of [false, true]) {
      const page = pageOf({ ...ORDER, status }, cameTooLate)
      expect(page).toContain(paymentTexts.sandboxLead)
      expect(page).toMatch(new RegExp(`<aside class="[^"]*border-red[^"]*">.*${paymentTexts.sandboxMark}`))
    }
  },
)

test.each(ORDER_STATUSES)('an order of no test provider that is %s does not call itself a test', (status) => {
  const page = pageOf({ ...ORDER, status, isFree: true, isSandbox: false, totalAmount: 0 })
  expect(page).not.toContain(paymentTexts.sandboxMark)
})
