import { expect, test } from 'vitest'
import { ORDER_STATUSES } from './order.ts'
import { resultKind } from './order-result.ts'
import { reminderWindow, waitingOf } from './waiting-payment.ts'

const NOW = new Date('2026-11-23T15:00:00Z')
const WAITING = { method: 'boleto', payableUntil: null, voucherUrl: null }

test('a reminder goes out from a day and a half before the end, and not to who has just begun', () => {
  expect(reminderWindow(NOW)).toEqual({
    until: new Date('2026-11-25T03:00:00Z'),
    waitingBefore: new Date('2026-11-23T03:00:00Z'),
  })
})

test('an order that never waited has nothing to tell of it', () => {
  const facts = { waitingMethod: 'boleto', payableUntil: NOW, voucherUrl: 'https://boleto.example/1' }
  expect(waitingOf({ ...facts, waitingSince: null })).toBeNull()
  expect(waitingOf({ ...facts, waitingSince: NOW })).toEqual({
    method: 'boleto',
    payableUntil: NOW.toISOString(),
    voucherUrl: 'https://boleto.example/1',
  })
})

test('only what is paid is called paid', () => {
  const kinds = ORDER_STATUSES.map((status) => [status, resultKind({ status, waiting: null })])
  expect(Object.fromEntries(kinds)).toEqual({
    pending: 'arriving',
    paid: 'paid',
    expired: 'unpaid',
    canceled: 'unpaid',
    refund_due: 'refunding',
    refunded: 'refunded',
  })
  expect(resultKind({ status: 'pending', waiting: WAITING })).toBe('waiting')
  expect(resultKind({ status: 'paid', waiting: WAITING })).toBe('paid')
  expect(resultKind({ status: 'expired', waiting: WAITING })).toBe('unpaid')
})
