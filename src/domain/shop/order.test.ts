import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  availableQuantity,
  decidePayment,
  type LineStock,
  type OrderFacts,
  type OrderStatus,
  type PaymentFacts,
  releaseStock,
  returnStock,
} from './order.ts'

const order = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  totalAmount: 5900,
  currencyCode: 'brl',
  isBuyerKnown: true,
  waitingSince: null,
  ...more,
})
const payment = (type: PaymentFacts['type'], more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  type,
  amount: 5900,
  currencyCode: 'brl',
  ...more,
})
const line = (more: Partial<LineStock> = {}): LineStock => ({
  variantId: 'v1',
  quantity: 2,
  heldQuantity: 2,
  isManaged: true,
  inventoryQuantity: 5,
  reservedQuantity: 3,
  ...more,
})

test.each<[OrderStatus, PaymentFacts['type'], string]>([
  ['pending', 'approved', 'pay paid'],
  ['pending', 'refused', 'nothing refused'],
  ['pending', 'canceled', 'cancel canceled'],
  ['paid', 'approved', 'nothing no-change'],
  ['paid', 'refused', 'nothing no-change'],
  ['paid', 'canceled', 'nothing no-change'],
  ['expired', 'approved', 'pay paid-late'],
  ['expired', 'refused', 'nothing no-change'],
  ['expired', 'canceled', 'nothing no-change'],
  ['canceled', 'approved', 'pay paid-late'],
  ['canceled', 'refused', 'nothing no-change'],
  ['canceled', 'canceled', 'nothing no-change'],
  ['refund_due', 'approved', 'nothing no-change'],
  ['refund_due', 'refused', 'nothing no-change'],
  ['refund_due', 'canceled', 'nothing no-change'],
  ['pending', 'waiting', 'wait waiting'],
  ['paid', 'waiting', 'nothing no-change'],
  ['expired', 'waiting', 'wait waiting'],
  ['canceled', 'waiting', 'nothing no-change'],
  ['refund_due', 'waiting', 'nothing no-change'],
  ['refunded', 'waiting', 'nothing no-change'],
  ['pending', 'refunded', 'nothing no-change'],
  ['paid', 'refunded', 'nothing no-change'],
  ['expired', 'refunded', 'nothing no-change'],
  ['canceled', 'refunded', 'nothing no-change'],
  ['refund_due', 'refunded', 'nothing no-change'],
  ['refunded', 'refunded', 'nothing no-change'],
  ['refunded', 'approved', 'nothing no-change'],
  ['refunded', 'refused', 'nothing no-change'],
  ['refunded', 'canceled', 'nothing no-change'],
])('an order that is %s and a payment that is %s: %s', (status, type, expected) => {
  const held = status === 'pending' ? 2 : 0
  const decision = decidePayment(order(status), payment(type), [
    line({ heldQuantity: held, reservedQuantity: held }),
  ])
  expect(`${decision.kind} ${decision.outcome}`).toBe(expected)
})

test('a boleto that is told after the reservation ended holds its pieces again, once and while there are some', () => {
  const free = line({ heldQuantity: 0, reservedQuantity: 3 })
  const told = (facts: Partial<OrderFacts>, lines: readonly LineStock[]) =>
    decidePayment(order('expired', facts), payment('waiting'), lines)
  const moves = [{ variantId: 'v1', inventoryChange: 0, reservedChange: 2 }]
  expect(told({}, [free])).toEqual({ kind: 'wait', outcome: 'waiting', moves })
  expect(told({}, [line({ isManaged: false, heldQuantity: 0 })])).toMatchObject({ kind: 'wait', moves: [] })
  expect(told({}, [line({ heldQuantity: 0, reservedQuantity: 4 })]).kind).toBe('nothing')
  // It has waited, and its time is over.
  expect(told({ waitingSince: new Date() }, [free]).kind).toBe('nothing')
})

test.each([
  ['one cent less', { amount: 5899 }],
  ['one cent more', { amount: 5901 }],
  ['another currency', { currencyCode: 'eur' }],
])('%s than the order is recorded and grants nothing, whatever the event says', (_, facts) => {
  for (const type of ['approved', 'refused', 'canceled', 'refunded'] as const) {
    expect(decidePayment(order('pending'), payment(type, facts), [line()])).toEqual({
      kind: 'nothing',
      outcome: 'amount-mismatch',
    })
  }
})

test('a paid order takes its pieces out of the stock and out of the reservations', () => {
  expect(decidePayment(order('pending'), payment('approved'), [line()])).toMatchObject({
    moves: [{ variantId: 'v1', inventoryChange: -2, reservedChange: -2 }],
  })
})

test('pieces go back on the shelf once: not those of a line that was withdrawn before', () => {
  const sold = line({ heldQuantity: 0, reservedQuantity: 0 })
  expect(returnStock([sold])).toEqual([{ variantId: 'v1', inventoryChange: 2, reservedChange: 0 }])
  expect(returnStock([{ ...sold, isWithdrawn: true }])).toEqual([])
})

test('a canceled order gives back only what it holds itself', () => {
  expect(decidePayment(order('pending'), payment('canceled'), [line()])).toMatchObject({
    moves: [{ variantId: 'v1', inventoryChange: 0, reservedChange: -2 }],
  })
})

test.each([
  ['as many as it needs', 5, 3, 'paid-late'],
  ['one too few', 5, 4, 'refund-due'],
  ['none', 0, 0, 'refund-due'],
])(
  'a late payment that finds %s free pieces: stock %i, reserved by others %i → %s',
  (_, inventory, reserved, outcome) => {
    const facts = line({ heldQuantity: 0, inventoryQuantity: inventory, reservedQuantity: reserved })
    expect(decidePayment(order('expired'), payment('approved'), [facts]).outcome).toBe(outcome)
  },
)

test('a late payment takes stock without touching the reservations of others', () => {
  const facts = line({ heldQuantity: 0, inventoryQuantity: 5, reservedQuantity: 3 })
  expect(decidePayment(order('canceled'), payment('approved'), [facts])).toMatchObject({
    moves: [{ variantId: 'v1', inventoryChange: -2, reservedChange: 0 }],
  })
})

test('one missing line is enough to owe the whole order back, and nothing is taken', () => {
  const decision = decidePayment(order('expired'), payment('approved'), [
    line({ heldQuantity: 0, reservedQuantity: 0 }),
    line({ variantId: 'v2', heldQuantity: 0, inventoryQuantity: 1, reservedQuantity: 0 }),
  ])
  expect(decision).toEqual({ kind: 'refund', outcome: 'refund-due', moves: [] })
})

test('stock that is not counted is always enough and is never moved', () => {
  const unmanaged = line({ isManaged: false, heldQuantity: 0, inventoryQuantity: 0, reservedQuantity: 0 })
  expect(decidePayment(order('expired'), payment('approved'), [unmanaged])).toEqual({
    kind: 'pay',
    outcome: 'paid-late',
    moves: [],
  })
})

test('a variant that stopped counting its stock moves nothing, though the line once held a piece', () => {
  expect(releaseStock([line({ isManaged: false, heldQuantity: 2, reservedQuantity: 0 })])).toEqual([])
})

test('a payment without any e-mail to deliver to is owed back, and what was held is free again', () => {
  expect(decidePayment(order('pending', { isBuyerKnown: false }), payment('approved'), [line()])).toEqual({
    kind: 'refund',
    outcome: 'refund-due',
    moves: [{ variantId: 'v1', inventoryChange: 0, reservedChange: -2 }],
  })
})

test('a free order that finds no stock is canceled, since nothing is owed for it', () => {
  const none = line({ heldQuantity: 0, inventoryQuantity: 0, reservedQuantity: 0 })
  expect(
    decidePayment(order('expired', { totalAmount: 0 }), payment('approved', { amount: 0 }), [none]),
  ).toMatchObject({ kind: 'cancel', outcome: 'canceled' })
})

test.each([
  [5, 3, 2],
  [5, 5, 0],
  [3, 5, 0],
])('of %i pieces with %i reserved, %i are available', (inventoryQuantity, reservedQuantity, expected) => {
  expect(availableQuantity({ inventoryQuantity, reservedQuantity })).toBe(expected)
})

test('whatever is paid, no stock falls below zero, and what a line holds is given up once', () => {
  const count = fc.nat({ max: 6 })
  const anyLine = fc
    .record({
      quantity: fc.integer({ min: 1, max: 4 }),
      held: count,
      others: count,
      inventory: count,
      isManaged: fc.boolean(),
    })
    .map(({ quantity, held, others, inventory, isManaged }, index = 0) =>
      line({
        variantId: `v${index}`,
        quantity,
        heldQuantity: Math.min(held, quantity),
        isManaged,
        inventoryQuantity: inventory,
        reservedQuantity: Math.min(held, quantity) + others,
      }),
    )
  const status = fc.constantFrom<OrderStatus>('pending', 'expired', 'canceled')
  fc.assert(
    fc.property(anyLine, status, (one, before) => {
      const decision = decidePayment(order(before), payment('approved'), [one])
      const moves = 'moves' in decision ? decision.moves : []
      const inventory = moves.reduce(
        (sum, { inventoryChange }) => sum + inventoryChange,
        one.inventoryQuantity,
      )
      const reserved = moves.reduce((sum, { reservedChange }) => sum + reservedChange, one.reservedQuantity)
      if (!one.isManaged) {
        expect(moves).toEqual([])
        return
      }
      expect(inventory).toBeGreaterThanOrEqual(0)
      expect(reserved).toBe(one.reservedQuantity - one.heldQuantity)
      expect(decision.kind === 'pay' ? one.inventoryQuantity - inventory : 0).toBe(
        decision.kind === 'pay' ? one.quantity : 0,
      )
    }),
  )
})
