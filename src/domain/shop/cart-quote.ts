/** What a cart costs with a coupon, as POST /store/{store}/checkout/quote answers it. Amounts in cents. */
export type CartQuote = {
  /** As the shop writes it. */
  readonly couponCode: string
  readonly subtotalAmount: number
  readonly discountAmount: number
  readonly totalAmount: number
  readonly currencyCode: string
}
