/**
 * A shop with one variant, a provider that knows what was paid and given back, and beside them the plain table that the
 * shop's books must agree with. The provider tells its state as it is when a message is read, as Stripe does: messages may
 * come late, twice and in any order.
 */
import { randomUUID } from 'node:crypto'
import { refundByOwner } from '#server/shop/orders/admin/refund-by-owner.ts'
import { expireOrders } from '#server/shop/orders/expire-orders.ts'
import { aProduct } from '../factories.ts'
import { anOwnersAccount } from '../owner.ts'
import { aRefundRequest, refundsOf } from '../refund-request.ts'
import {
  type aClock,
  aPaymentEvent,
  booksOf,
  checkout,
  readPaymentUrl,
  sendWebhook,
  stockOf,
} from '../shop.ts'
import type { TestApp } from '../test-app.ts'

/** Few, so that payments that come late find none. */
const STOCK = 2
const PRICE = 1_000
/** Of the partner by whose link every order is made. */
const SHARE_PERCENT = 33

export type Step = {
  readonly kind:
    | 'checkout'
    | 'pay'
    | 'refuse'
    | 'cancel'
    | 'give-back'
    | 'pay-request'
    | 'dispute'
    | 'end-dispute'
    | 'owner-refund'
    | 'tell'
    | 'expire'
  /** Of an order, among those there are. */
  readonly at: number
  readonly amount: number
  readonly isYes: boolean
  /** Whether the provider's message is read at once; else it waits for a `tell`. */
  readonly isNotified: boolean
}

type Dispute = { id: string; amount: number; status: 'open' | 'won' | 'lost' }
type Order = {
  id: string
  number: number
  quantity: number
  total: number
  status: string
  /** What the shop has been told of, or asked for. */
  isDisputeKnown: boolean
  askedAmount: number
  wasPaid: boolean
  /** Cents that have gone back, as far as the shop was told. */
  toldBack: number
  provider: {
    state: 'open' | 'refused' | 'canceled' | 'paid'
    refunds: { id: string; amount: number; refundId: string | null }[]
    dispute: Dispute | null
  }
}

export type OrderWorld = {
  readonly orders: readonly Order[]
  readonly take: (step: Step) => Promise<void>
  readonly notifyAll: () => Promise<void>
  /** The books and the table, side by side. */
  readonly compare: () => Promise<{ shop: unknown; table: unknown }>
}

export async function anOrderWorld(app: TestApp, clock: ReturnType<typeof aClock>): Promise<OrderWorld> {
  const owner = await anOwnersAccount(app)
  const { variantIds } = await aProduct(app.context.db, {
    grants: ['premium'],
    variants: [{ amountInCents: PRICE, stock: STOCK }],
  })
  const [variantId] = variantIds
  const partner = await aPartner(app, clock.now())
  const orders: Order[] = []
  let counter = 0
  const sumOf = (status: string) =>
    orders.filter((one) => one.status === status).reduce((sum, { quantity }) => sum + quantity, 0)
  const free = () => STOCK - sumOf('paid') - sumOf('pending')
  const backOf = ({ provider: { refunds, dispute } }: Order) =>
    refunds.reduce((sum, { amount }) => sum + amount, 0) + (dispute?.status === 'lost' ? dispute.amount : 0)

  async function tell(order: Order): Promise<void> {
    const { state, refunds, dispute } = order.provider
    if (state === 'open') return
    const isAllBack = state === 'paid' && refunds.reduce((sum, { amount }) => sum + amount, 0) >= order.total
    const type = isAllBack ? 'refunded' : state === 'paid' ? 'approved' : state
    const disputes = dispute ? [{ ...dispute, reason: null, openedAt: clock.now().toISOString() }] : []
    const id = `${order.number} ${type} ${refunds.map((one) => one.id)} ${dispute?.id} ${dispute?.status}`
    const event = await aPaymentEvent(app, order.id, { id, type, refunds, disputes })
    const { status } = await sendWebhook(app, event)
    if (status !== 200) throw new Error(`the message was refused: ${status}`)
    order.status = statusAfter(order, type)
    order.wasPaid ||= order.status === 'paid'
    order.toldBack = backOf(order)
    order.isDisputeKnown = dispute?.status === 'open'
    order.askedAmount = (await refundsOf(app, order.id)).reduce((sum, { amount }) => sum + amount, 0)
  }

  /** The whole machine in a few lines: that is what the shop's is compared with. */
  function statusAfter(order: Order, type: string): string {
    let { status } = order
    if (type === 'canceled' && status === 'pending') return 'canceled'
    if (type === 'approved' && ['pending', 'expired', 'canceled'].includes(status)) {
      status = status === 'pending' || free() >= order.quantity ? 'paid' : 'refund_due'
    }
    const wasPaid = status === 'paid' || status === 'refund_due'
    return wasPaid && backOf(order) >= order.total ? 'refunded' : status
  }

  async function buy(quantity: number): Promise<void> {
    const isThere = free() >= quantity
    const told = { code: partner, day: clock.now().toISOString().slice(0, 10) }
    const items = [{ variant_id: variantId, quantity }]
    const { status, body } = await checkout(app, { items, partner: told })
    if ((status === 200) !== isThere) throw new Error(`${quantity} of ${free()} were answered ${status}`)
    if (!isThere) return
    const { orderId } = readPaymentUrl(body.url)
    const { order } = await booksOf(app, orderId)
    const provider: Order['provider'] = { state: 'open', refunds: [], dispute: null }
    const total = quantity * PRICE
    const number = Number(order.number)
    orders.push({
      id: orderId,
      number,
      quantity,
      total,
      status: 'pending',
      isDisputeKnown: false,
      askedAmount: 0,
      wasPaid: false,
      toldBack: 0,
      provider,
    })
  }

  async function refundAsOwner(order: Order, amount: number): Promise<void> {
    const left = order.total - order.askedAmount
    const isAllowed = order.status === 'paid' && !order.isDisputeKnown && amount <= left
    const answer = await refundByOwner(app.context, owner.user.id, order.number, aRefundRequest(amount))
    if (answer.ok !== isAllowed) throw new Error(`${amount} of ${left}: ${JSON.stringify(answer)}`)
    if (!isAllowed) return
    order.askedAmount += amount
    if (amount === left) order.status = 'refund_due'
  }

  /** No provider gives back more than it was paid, nor while a bank holds the money. */
  function giveBack(order: Order, amount: number, refundId: string | null): void {
    const { state, dispute, refunds } = order.provider
    const isPossible = state === 'paid' && dispute?.status !== 'open' && backOf(order) + amount <= order.total
    const isPaidAlready = refundId !== null && refunds.some((one) => one.refundId === refundId)
    if (!isPossible || isPaidAlready) return
    counter += 1
    refunds.push({ id: `re_${order.number}_${counter}`, amount, refundId })
  }

  async function take(step: Step): Promise<void> {
    const { kind, at, isYes } = step
    if (kind === 'checkout') return buy(isYes ? 2 : 1)
    if (kind === 'expire') {
      clock.pass(24 * 60)
      await expireOrders(app.context)
      for (const order of orders) if (order.status === 'pending') order.status = 'expired'
      return
    }
    // One with which something can happen: else most steps would be none.
    const isForUnpaid = kind === 'pay' || kind === 'refuse' || kind === 'cancel'
    const fitting = orders.filter(
      ({ provider }) => kind === 'tell' || (provider.state === 'paid') !== isForUnpaid,
    )
    const order = fitting[at % Math.max(fitting.length, 1)]
    if (!order) return
    await live(order, step)
    if (step.isNotified) await tell(order)
  }

  async function live(order: Order, { kind, amount, isYes }: Step): Promise<void> {
    const { provider } = order
    if (kind === 'tell') await tell(order)
    else if (kind === 'pay') provider.state = 'paid'
    else if (kind === 'refuse') provider.state = 'refused'
    else if (kind === 'cancel') provider.state = 'canceled'
    else if (kind === 'owner-refund')
      await refundAsOwner(order, isYes ? order.total - order.askedAmount || 1 : amount)
    else if (kind === 'give-back') giveBack(order, isYes ? order.total - backOf(order) || 1 : amount, null)
    else if (kind === 'pay-request') {
      const [request] = (await refundsOf(app, order.id)).filter(({ done_at }) => done_at === null)
      if (request) giveBack(order, request.amount, request.id)
    } else if (kind === 'dispute' && !provider.dispute && backOf(order) < order.total) {
      provider.dispute = { id: `dp_${order.number}`, amount: order.total - backOf(order), status: 'open' }
    } else if (kind === 'end-dispute' && provider.dispute?.status === 'open') {
      provider.dispute.status = isYes ? 'won' : 'lost'
    }
  }

  async function compare() {
    const books = await Promise.all(orders.map(({ id }) => booksOf(app, id)))
    const shares = await sharesOf(app, orders)
    return {
      shop: {
        stock: await stockOf(app, variantId),
        orders: books.map(({ order, purchases, entitlements, mails }) => ({
          status: order.status,
          hasGoods: purchases.some(({ revoked_at }) => revoked_at === null),
          hasAccess: entitlements.some(({ revoked_at }) => revoked_at === null),
          isReceiptSentTwice: mails.filter(({ kind }) => kind === 'receipt').length > 1,
          isTooMuchBack: order.refunded_amount > order.total_amount,
          share: shares.get(order.id) ?? 0,
        })),
      },
      table: {
        stock: { inventory: STOCK - sumOf('paid'), reserved: sumOf('pending') },
        orders: orders.map(({ status, wasPaid, total, toldBack }) => ({
          status,
          hasGoods: status === 'paid',
          hasAccess: status === 'paid',
          isReceiptSentTwice: false,
          isTooMuchBack: false,
          share: wasPaid ? Math.floor(((total - toldBack) * SHARE_PERCENT) / 100) : 0,
        })),
      },
    }
  }

  return {
    orders,
    take,
    compare,
    notifyAll: async () => {
      for (const order of orders) await tell(order)
    },
  }
}

/** @returns the code of its link */
async function aPartner(app: TestApp, at: Date): Promise<string> {
  const code = `mundo-${randomUUID().slice(0, 8)}`
  const email = `${code}@example.com`
  await app.context.db
    .insertInto('partners')
    .values({ code, name: 'Bia', email, share_percent: SHARE_PERCENT, created_at: at, updated_at: at })
    .execute()
  return code
}

async function sharesOf(app: TestApp, orders: readonly Order[]): Promise<Map<string, number>> {
  if (orders.length === 0) return new Map()
  const sums = await app.context.db
    .selectFrom('partner_entries')
    .select(({ fn }) => ['order_id', fn.sum<string>('share_change').as('share')])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .groupBy('order_id')
    .execute()
  return new Map(sums.map(({ order_id, share }) => [order_id, Number(share)]))
}
