/** What crosses between the orders admin page (/painel/pedidos) and the server. Amounts in cents, moments in ISO. */
import { z } from 'zod'
import { DIFFERENCE_KINDS } from '../shop/payment-difference.ts'
import { REFUND_NOTE_LIMITS, REFUND_WAYS } from '../shop/refund.ts'

/** What the list can be narrowed to. */
export const ORDER_FILTERS = [
  'all',
  'paid',
  'part-refunded',
  'refund_due',
  'refunded',
  'disputed',
  'pending',
  'unpaid',
] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]

export const EXPORT_KINDS = ['orders', 'fiscal'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

const cents = z.int()
const moment = z.iso.datetime()
const status = z.enum(['pending', 'paid', 'expired', 'canceled', 'refund_due', 'refunded'])
const disputeStatus = z.enum(['open', 'won', 'lost'])
const reason = z.enum(['withdrawal', 'sold-out', 'provider', 'owner', 'dispute'])
const currency = z.object({
  code: z.string(),
  symbol: z.string(),
  template: z.string().nullable(),
  decimal_digits: z.int(),
})

const rowSchema = z.object({
  number: z.int(),
  status,
  createdAt: moment,
  buyerName: z.string().nullable(),
  buyerEmail: z.string().nullable(),
  titles: z.array(z.string()),
  currency,
  totalAmount: cents,
  refundedAmount: cents,
  /** Paid with test money. */
  isTest: z.boolean(),
  hasOpenDispute: z.boolean(),
})
export const orderListSchema = z.object({ orders: z.array(rowSchema), next: z.string().nullable() })
export type OrderRow = z.output<typeof rowSchema>

const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made'), at: moment }),
  z.object({
    kind: z.literal('payment'),
    at: moment,
    type: z.string(),
    outcome: z.string(),
    amount: cents,
    method: z.string().nullable(),
  }),
  z.object({ kind: z.literal('delivered'), at: moment, title: z.string() }),
  z.object({ kind: z.literal('access-ended'), at: moment, title: z.string() }),
  z.object({ kind: z.literal('downloaded'), at: moment, title: z.string(), times: z.int() }),
  z.object({ kind: z.literal('mail'), at: moment, mail: z.string(), isSent: z.boolean() }),
  z.object({
    kind: z.literal('refund-asked'),
    at: moment,
    reason,
    amount: cents,
    note: z.string().nullable(),
  }),
  z.object({ kind: z.literal('refund-done'), at: moment, amount: cents }),
  z.object({ kind: z.literal('dispute-opened'), at: moment, amount: cents, reason: z.string().nullable() }),
  z.object({ kind: z.literal('dispute-closed'), at: moment, status: disputeStatus }),
  /** Null once the buyer's data were erased. */
  z.object({
    kind: z.literal('email-corrected'),
    at: moment,
    email: z.object({ from: z.string(), to: z.string() }).nullable(),
  }),
])
export type OrderEntry = z.output<typeof entrySchema>

export const orderDetailSchema = z.object({
  number: z.int(),
  status,
  createdAt: moment,
  paidAt: moment.nullable(),
  buyerName: z.string().nullable(),
  buyerEmail: z.string().nullable(),
  /** The account that has the order; null for a guest’s. */
  buyerId: z.string().nullable(),
  /** A guest's order that something may still be written about. */
  isEmailCorrectable: z.boolean(),
  currency,
  totalAmount: cents,
  refundedAmount: cents,
  /** What was taken off the lines, and by which coupon. */
  couponCode: z.string().nullable(),
  discountAmount: cents,
  /** By whose link it came, and whether it is a sale to the partner's own account, which has no share. */
  partner: z.object({ id: z.uuid(), code: z.string(), sharePercent: z.int(), isOwn: z.boolean() }).nullable(),
  /** Of a purchase that was given back: what stays with the shop for generations and corrections that were used. */
  keptAmount: cents,
  /** Of one that stands: how many of its generations and corrections were used, and what of the price that is. */
  used: z.object({ generations: z.int(), corrections: z.int(), amount: cents }),
  /** What nobody has asked back yet. */
  refundable: cents,
  provider: z.string(),
  method: z.string().nullable(),
  /** Who gives its money back: `transfer` where the provider never does. */
  paidBackBy: z.enum(REFUND_WAYS),
  paperUrl: z.string(),
  hasOpenDispute: z.boolean(),
  /** By an open dispute that is more than a question of the bank: nothing can be given back. */
  isHeldByBank: z.boolean(),
  lines: z.array(
    z.object({
      variantId: z.string(),
      productId: z.string(),
      productTitle: z.string(),
      variantTitle: z.string(),
      quantity: z.int(),
      unitAmount: cents,
      /** False where access was never given, or was withdrawn. */
      isOpen: z.boolean(),
      downloads: z.int(),
      /** A school's, as it was bought; null where the line brought none. */
      licence: z.object({ seats: z.int(), until: moment }).nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      reason,
      amount: cents,
      note: z.string().nullable(),
      requestedAt: moment,
      doneAt: moment.nullable(),
      paidBy: z.enum(REFUND_WAYS),
      /** What the provider last answered, where it did not take it. */
      lastError: z.string().nullable(),
    }),
  ),
  disputes: z.array(
    z.object({
      id: z.string(),
      amount: cents,
      status: disputeStatus,
      reason: z.string().nullable(),
      openedAt: moment,
      closedAt: moment.nullable(),
      isRefundable: z.boolean(),
    }),
  ),
  timeline: z.array(entrySchema),
})
export type OrderDetail = z.output<typeof orderDetailSchema>

export const emailCorrectionSchema = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
})

export const ownerRefundSchema = z.strictObject({
  /** Made with the dialog: pressed again, it is the same request. */
  requestKey: z.uuid(),
  amount: z.int().min(1),
  note: z.string().trim().min(REFUND_NOTE_LIMITS.min).max(REFUND_NOTE_LIMITS.max),
  /** `transfer`: the owner has transferred the money already. */
  paidBy: z.enum(REFUND_WAYS).default('provider'),
  /** Lines whose access ends; all of them where everything goes back. */
  withdrawVariantIds: z.array(z.string().max(64)).max(50),
})
export type OwnerRefundInput = z.output<typeof ownerRefundSchema>
export type OwnerRefundRequest = z.input<typeof ownerRefundSchema>

const differenceSchema = z.object({
  id: z.string(),
  provider: z.string(),
  kind: z.enum(DIFFERENCE_KINDS),
  reference: z.string(),
  orderNumber: z.int().nullable(),
  amount: cents.nullable(),
  currency: currency.nullable(),
  foundAt: moment,
})
export const differencesSchema = z.object({
  /** When the lists were last compared as a whole; null before the first time. */
  comparedAt: moment.nullable(),
  differences: z.array(differenceSchema),
})
export type PaymentDifference = z.output<typeof differenceSchema>
