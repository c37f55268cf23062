/** GET /api/orders and POST /api/orders/{number}/withdrawal. */
import type { OwnOrder } from '#domain/shop/own-order.ts'
import type { AccountResult } from '#web/shared/session/account-calls.ts'
import { callApi, isRecord } from '#web/shared/session/call-api.ts'

/** Newest first; null when they could not be read. */
export async function readOwnOrders(): Promise<readonly OwnOrder[] | null> {
  const result = await callApi('orders')
  if (!result.ok || !isRecord(result.value)) return null
  // Our own server's answer (src/server/shop/orders/own/own-order-routes.ts).
  return result.value['orders'] as readonly OwnOrder[]
}

export async function withdrawFrom(orderNumber: number): Promise<AccountResult> {
  const result = await callApi(`orders/${orderNumber}/withdrawal`, { method: 'POST' })
  return result.ok ? { ok: true } : { ok: false, code: result.code, message: null }
}
