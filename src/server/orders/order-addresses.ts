/** Addresses that an order leads to. */

/** Our own payment page of an order. The token opens it, so the address is a secret of the buyer. */
export function paymentPageUrl(siteUrl: string, orderId: string, accessToken: string): string {
  return `${siteUrl}/pagamento/${orderId}?token=${accessToken}`
}

/** The buyer's way back after paying: their own address, with the order's number added. */
export function successAddress(successUrl: string, orderNumber: number): string {
  const url = new URL(successUrl)
  url.searchParams.set('order', String(orderNumber))
  return url.href
}
