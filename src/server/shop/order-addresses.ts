/** Addresses that an order leads to. */

/**
 * Our own payment page of an order, under the name of the site that the buyer came by: their login lives there, and
 * a form may lead back to no other. The token opens the page, so the address is a secret of the buyer.
 */
export function paymentPageUrl(successUrl: string, orderId: string, accessToken: string): string {
  return new URL(`/pagamento/${orderId}?token=${accessToken}`, successUrl).href
}

/** The buyer's way back after paying: their own address, with the order's number added. */
export function successAddress(successUrl: string, orderNumber: number): string {
  const url = new URL(successUrl)
  url.searchParams.set('order', String(orderNumber))
  return url.href
}
