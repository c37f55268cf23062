/** `/api/console/orders`: the owner's orders, one of them, its receipt again, money back, tables and differences. */
import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import {
  EXPORT_KINDS,
  emailCorrectionSchema,
  ORDER_FILTERS,
  ownerRefundSchema,
} from '#domain/console/orders-admin-wire.ts'
import { readMomentKey } from '#domain/shared/keyset.ts'
import { addDays, isIsoDay } from '#domain/study/exam-date.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { takeGiftBack } from '../gifts/give-product.ts'
import { correctOrderEmail } from './correct-email.ts'
import { readDifferences, settleDifference } from './differences.ts'
import { exportOrders } from './export-orders.ts'
import { listOrders } from './list-orders.ts'
import { readOrderDetail } from './read-order.ts'
import { recordTransfer } from './record-transfer.ts'
import { refundByOwner } from './refund-by-owner.ts'
import { resendReceipt } from './resend-receipt.ts'

const REFUSALS = {
  'unknown-order': [404, 'unknown_order', 'There is no such order'],
  'unknown-line': [400, 'unknown_line', 'A line to withdraw is not of this order'],
  'unknown-difference': [404, 'unknown_difference', 'There is no such difference'],
  'nothing-paid': [409, 'nothing_paid', 'Nothing was paid for this order'],
  'under-way': [409, 'refund_under_way', 'All of this order goes back already'],
  'too-much': [409, 'refund_too_much', 'That is more than is left of what was paid'],
  'unknown-refund': [404, 'unknown_refund', 'This order has no such refund'],
  'by-provider': [409, 'refund_by_provider', 'The provider gives this payment back by itself'],
  'by-transfer': [
    409,
    'refund_by_transfer',
    'The provider never gives this payment back: transfer it, then record it',
  ],
  disputed: [409, 'order_disputed', 'The bank holds the money of this order while it is disputed'],
  'no-gift': [409, 'no_gift', 'Only what was given by hand is taken back'],
  'not-correctable': [409, 'email_not_correctable', 'This order takes no other e-mail'],
  'no-receipt': [409, 'no_receipt', 'Only a paid order with an address has a receipt'],
} as const

export const orderListQuery = z.object({
  filter: z.enum(ORDER_FILTERS).default('all'),
  q: z.string().trim().max(254).default(''),
  after: z.string().max(80).optional(),
})
const day = z.string().refine(isIsoDay)
export const orderExportQuery = z.object({ kind: z.enum(EXPORT_KINDS), from: day, to: day })
/** Brasília's time has no summer time since Decreto 9.772/2019. */
const MIDNIGHT = 'T03:00:00Z'

/** Mount at /api/console/orders. */
export function ordersAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => {
    const { filter, q, after } = readQuery(c, orderListQuery)
    const key = after === undefined ? null : readMomentKey(after)
    if (after !== undefined && key === null) throw new HttpError(400, 'invalid_input', 'after: is not a page')
    const { rows, next } = await listOrders(context, { filter, search: q, after: key })
    return c.json({ orders: rows, next })
  })

  routes.get('/differences', async (c) => c.json(await readDifferences(context)))

  routes.post('/differences/:id/settled', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success) throw refusalError('unknown-difference')
    settled(await settleDifference(context, c.get('owner').userId, id.data))
    return c.body(null, 204)
  })

  routes.get('/export', async (c) => {
    const { kind, from, to } = readQuery(c, orderExportQuery)
    if (from > to) throw new HttpError(400, 'invalid_input', 'from: is after to')
    await context.limits.consume('exportByUser', c.get('owner').userId)
    // Whole days of Brasília, the last one included.
    const period = { from: new Date(from + MIDNIGHT), until: new Date(addDays(to, 1) + MIDNIGHT) }
    await context.db.transaction().execute((tx) =>
      recordAuditEntry(tx, {
        actorId: c.get('owner').userId,
        action: 'order.export',
        subjectKind: 'order',
        subject: kind,
        details: { from, to },
        at: context.now(),
      }),
    )
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', `attachment; filename="${kind}-${from}-${to}.csv"`)
    return stream(c, async (out) => {
      for await (const part of exportOrders(context, kind, period)) {
        if (out.aborted) return
        await out.write(part)
      }
    })
  })

  routes.get('/:number{[1-9][0-9]{0,14}}', async (c) => {
    const order = await readOrderDetail(context, numberOf(c))
    if (!order) throw refusalError('unknown-order')
    return c.json(order)
  })

  routes.post('/:number{[1-9][0-9]{0,14}}/receipt', async (c) => {
    settled(await resendReceipt(context, c.get('owner').userId, numberOf(c)))
    return c.body(null, 204)
  })

  routes.delete('/:number{[1-9][0-9]{0,14}}/gift', async (c) => {
    settled(await takeGiftBack(context, c.get('owner').userId, numberOf(c)))
    return c.body(null, 204)
  })

  routes.put('/:number{[1-9][0-9]{0,14}}/email', async (c) => {
    const { email } = await readJson(c, emailCorrectionSchema)
    settled(await correctOrderEmail(context, c.get('owner').userId, numberOf(c), email))
    return c.body(null, 204)
  })

  // Pressed again with the same key: the same answer, and the money goes back once.
  routes.post('/:number{[1-9][0-9]{0,14}}/refunds', async (c) => {
    const request = await readJson(c, ownerRefundSchema)
    settled(await refundByOwner(context, c.get('owner').userId, numberOf(c), request))
    return c.body(null, 204)
  })

  routes.post('/:number{[1-9][0-9]{0,14}}/refunds/:id/transfer', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success) throw refusalError('unknown-refund')
    settled(await recordTransfer(context, c.get('owner').userId, numberOf(c), id.data))
    return c.body(null, 204)
  })

  return routes
}

function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(c.req.query())
  if (read.success) return read.data
  throw new HttpError(400, 'invalid_input', read.error.issues[0]?.message ?? 'The query is not valid')
}

function numberOf(c: Context): number {
  return Number(c.req.param('number'))
}

function settled(result: { ok: true } | { ok: false; code: keyof typeof REFUSALS }): void {
  if (!result.ok) throw refusalError(result.code)
}

function refusalError(code: keyof typeof REFUSALS): HttpError {
  const [status, word, message] = REFUSALS[code]
  return new HttpError(status, word, message)
}
