/**
 * The minor pays what a guardian approved: an order of exactly these lines, or the subscription, from the shop of now. What
 * is sold out or costs more is refused, and may be asked for anew.
 */
import type { z } from 'zod'
import { priceOf } from '#domain/shop/subscription-offer.ts'
import type { AppContext } from '#server/context.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { checkoutSchema } from '../orders/checkout/checkout-schema.ts'
import { type Buyer, startCheckout } from '../orders/checkout/start-checkout.ts'
import { requestError } from '../purchase-requests/hold-request.ts'
import { findOwnRequest, type RequestRecord } from '../purchase-requests/request-repository.ts'
import { readOffer, startSubscription } from '../subscriptions/begin-subscription.ts'

/** As the checkout's, without what was approved. */
export const requestPaymentSchema = checkoutSchema.omit({ items: true, couponCode: true })
type RequestPayment = z.output<typeof requestPaymentSchema>

/** @throws HttpError 404 or 409 with the code of what stands against it; nothing is written then */
export async function payRequest(
  context: AppContext,
  buyer: Buyer,
  id: string,
  body: RequestPayment,
): Promise<{ url: string }> {
  const request = await findOwnRequest(context.db, buyer.userId, id, context.now())
  if (!request) throw requestError('request_not_found')
  if (request.plan !== null) return subscribe(context, buyer, request, request.plan)
  const items = request.lines.map(({ variantId, quantity, offeredWith }) => ({
    ...{ variant_id: variantId, quantity },
    ...(offeredWith === null ? {} : { offered_with: offeredWith }),
  }))
  try {
    return await startCheckout(context, { ...body, items, couponCode: request.couponCode }, buyer, id)
  } catch (error) {
    // Without the coupon it costs more.
    if (error instanceof HttpError && error.code.startsWith('coupon_')) throw requestError('request_dearer')
    throw error
  }
}

async function subscribe(
  context: AppContext,
  buyer: Buyer,
  { id, totalAmount }: RequestRecord,
  plan: NonNullable<RequestRecord['plan']>,
): Promise<{ url: string }> {
  const priceInCents = priceOf(readOffer(context), plan)
  if (priceInCents === null) throw new HttpError(409, 'not_purchasable', 'This plan is not sold')
  if (priceInCents > totalAmount) throw requestError('request_dearer')
  const begun = await startSubscription(context, buyer, { plan, priceInCents }, id)
  if (!begun.ok) throw new HttpError(409, begun.code, 'This account cannot subscribe now')
  return begun.value
}
