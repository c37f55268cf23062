import { expect, test } from 'vitest'
import { takesOtherEmail } from './email-correction.ts'
import { ORDER_STATUSES } from './order.ts'

const guest = { userId: null, buyerEmail: 'ana@gmial.com' } as const

test.each(
  ORDER_STATUSES.map((status) => [status, ['pending', 'paid', 'refund_due'].includes(status)] as const),
)('the e-mail of a guest’s order that is %s: %s', (status, isCorrectable) => {
  expect(takesOtherEmail({ ...guest, status })).toBe(isCorrectable)
})

test('an order of an account, and one that names nobody, keep what they have', () => {
  expect(takesOtherEmail({ ...guest, status: 'paid', userId: 'somebody' })).toBe(false)
  expect(takesOtherEmail({ ...guest, status: 'paid', buyerEmail: null })).toBe(false)
})
