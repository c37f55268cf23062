/** What a cart would cost with a coupon: asked by the cart before it is checked out. Writes and holds nothing. */
import type { CartQuote } from '#domain/shop/cart-quote.ts'
import type { Platform } from '#server/platform/platform.ts'
import { discountOrder } from '#server/shop/coupons/discount-order.ts'
import type { QuoteBody } from './checkout-schema.ts'
import { couponLines, priceLines } from './price-lines.ts'
import type { Buyer } from './start-checkout.ts'

/** @throws HttpError 400 or 409 with the code of what stands against the cart or the coupon */
export async function quoteCart(
  context: Pick<Platform, 'db' | 'now'>,
  body: QuoteBody,
  buyer: Buyer | null,
): Promise<CartQuote> {
  const { db } = context
  const now = context.now()
  const { lines, currencyCode, totalAmount } = await priceLines(db, body.items, now)
  const discountRequest = { typedCode: body.couponCode, lines: couponLines(lines), currencyCode, buyer, now }
  const { amount, coupon } = await discountOrder(db, discountRequest, { lock: false })
  return {
    couponCode: coupon.code,
    subtotalAmount: totalAmount,
    discountAmount: amount,
    totalAmount: totalAmount - amount,
    currencyCode,
  }
}
