/**
 * The browser's calls to the shop (spec §7 Store API, calls 3 and 4). A failure is an Error whose message reads
 * exactly `HTTP {status}: {status text}` (spec §8).
 */
import type { StockLevel } from '#domain/product.ts'
import { reasonPhrase } from './reason-phrases.ts'

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

export type CheckoutRequest = {
  readonly items: readonly { variant_id: string; quantity: number }[]
  /** Ties the order to an account; null for a guest. */
  readonly accessToken: string | null
}

/** Begins a payment; the answer is the address of its page. */
export async function createCheckout(storeId: string, request: CheckoutRequest): Promise<string> {
  const answer = await callStore(`${storeId}/checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(request.accessToken ? { authorization: `Bearer ${request.accessToken}` } : {}),
    },
    body: JSON.stringify({
      items: request.items,
      successUrl: `${location.origin}/success`,
      cancelUrl: location.href,
      locale: navigator.language,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  })
  const url = isRecord(answer) ? answer['url'] : null
  if (typeof url !== 'string') throw new TypeError('the answer holds no url')
  return url
}

async function callStore(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`/store/${path}`, init)
  if (!response.ok)
    throw new Error(`HTTP ${response.status}: ${response.statusText || reasonPhrase(response.status)}`)
  return response.json()
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
