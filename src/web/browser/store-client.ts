/**
 * The browser's calls to the shop (product §7 Store API, calls 3 and 4). A failure is an Error whose message reads
 * exactly `HTTP {status}: {status text}` (product §8).
 */

import type { OfferedProduct } from '#domain/shop/cart-check.ts'
import type { CheckoutItem } from '#domain/shop/cart-order.ts'
import type { CartQuote } from '#domain/shop/cart-quote.ts'
import type { StockLevel } from '#domain/shop/product.ts'
import { reasonPhrase } from './reason-phrases.ts'
import { storedClick } from './stored-partner.ts'
import { visitSource } from './visit-source.ts'

/** Fresh counts of all variants of these products. */
export async function fetchStockLevels(
  storeId: string,
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly StockLevel[]> {
  const query = new URLSearchParams({ fields: 'inventory_quantity' })
  for (const id of productIds) query.append('product_ids[]', id)
  const answer = await callStore(`${storeId}/variants?${query}`, { signal })
  const levels = isRecord(answer) ? answer['variants'] : null
  if (!Array.isArray(levels)) throw new TypeError('the answer holds no variants')
  return levels.filter(isStockLevel)
}

/** What the shop sells of these variants now, hidden products among it; what is missing is not sold. */
export async function fetchOffered(
  storeId: string,
  variantIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly OfferedProduct[]> {
  const query = new URLSearchParams({ is_hidden: 'true' })
  for (const id of variantIds) query.append('ids[]', id)
  const answer = await callStore(`${storeId}/products?${query}`, { signal })
  const products = isRecord(answer) ? answer['products'] : null
  if (!Array.isArray(products)) throw new TypeError('the answer holds no products')
  // Our own server's answer, held to its shape by src/domain/shop/product-wire.ts.
  return products as readonly OfferedProduct[]
}

export type CheckoutRequest = {
  readonly items: readonly CheckoutItem[]
  /** Ties the order to an account; null for a guest. */
  readonly accessToken: string | null
  /** As the shop wrote it in its quote. */
  readonly couponCode?: string | null
  /** Where the buyer is sent after paying; without one, the page Pagamento bem-sucedido. */
  readonly successUrl?: string
}

/** What the shop refused; its message is that of every failed call. */
export class StoreRefusal extends Error {
  readonly code: string
  readonly answer: Readonly<Record<string, unknown>>

  constructor(message: string, code: string, answer: Readonly<Record<string, unknown>>) {
    super(message)
    this.code = code
    this.answer = answer
  }
}

/** Begins a payment; the answer is the address of its page. */
export async function createCheckout(storeId: string, request: CheckoutRequest): Promise<string> {
  const answer = await callStore(`${storeId}/checkout`, {
    method: 'POST',
    headers: headersOf(request.accessToken),
    body: JSON.stringify({
      items: request.items,
      ...(request.couponCode ? { couponCode: request.couponCode } : {}),
      successUrl: request.successUrl ?? `${location.origin}/success`,
      cancelUrl: location.href,
      source: visitSource(),
      partner: storedClick(new Date()),
      locale: navigator.language,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  })
  const url = isRecord(answer) ? answer['url'] : null
  if (typeof url !== 'string') throw new TypeError('the answer holds no url')
  return url
}

export type QuoteRequest = {
  readonly items: CheckoutRequest['items']
  readonly couponCode: string
  readonly accessToken: string | null
  readonly signal: AbortSignal
}

/** @throws StoreRefusal with the code of what stands against the coupon */
export async function quoteCart(storeId: string, request: QuoteRequest): Promise<CartQuote> {
  const { items, couponCode, accessToken, signal } = request
  const answer = await callStore(`${storeId}/checkout/quote`, {
    method: 'POST',
    headers: headersOf(accessToken),
    body: JSON.stringify({ items, couponCode }),
    signal,
  })
  if (!isQuote(answer)) throw new TypeError('the answer is no quote')
  return answer
}

function headersOf(accessToken: string | null): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
  }
}

async function callStore(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`/store/${path}`, init)
  if (response.ok) return response.json()
  const answer: unknown = await response.json().catch(() => null)
  const members = isRecord(answer) ? answer : {}
  throw new StoreRefusal(
    `HTTP ${response.status}: ${response.statusText || reasonPhrase(response.status)}`,
    String(members['code'] ?? ''),
    members,
  )
}

function isQuote(value: unknown): value is CartQuote {
  return (
    isRecord(value) &&
    typeof value['couponCode'] === 'string' &&
    typeof value['subtotalAmount'] === 'number' &&
    typeof value['discountAmount'] === 'number' &&
    typeof value['totalAmount'] === 'number'
  )
}

function isStockLevel(value: unknown): value is StockLevel {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    (value['inventory_quantity'] === null || typeof value['inventory_quantity'] === 'number')
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
