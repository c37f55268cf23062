/** Addresses that an order leads to. */

/**
 * Our own payment page of an order, under the name of the site that the buyer came by: their login lives there, and
 * a form may lead back to no other. The token opens the page, so the address is a secret of the buyer.
 */
export function paymentPageUrl(successUrl: string, orderId: string, accessToken: string): string {
  return new URL(`/pagamento/${orderId}?token=${accessToken}`, successUrl).href
}

/** Where the page after a payment stands: it tells what became of the order (product §2 Success). */
const RESULT_PATH = '/success'

/**
 * The buyer's way back after paying: their own address, with the order's number added.
 * @param order.key opens the order's result to who comes back; only our page of it is told the key
 */
export function successAddress(
  successUrl: string,
  order: { readonly id: string; readonly number: number; readonly key: string },
): string {
  const url = new URL(successUrl)
  url.searchParams.set('order', String(order.number))
  if (url.pathname === RESULT_PATH) {
    url.searchParams.set('pedido', order.id)
    url.searchParams.set('chave', order.key)
  }
  return url.href
}
