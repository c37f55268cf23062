/** GET /api/orders and POST /api/orders/{number}/withdrawal. */

import { isRecord } from '#domain/shared/is-record.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import type { Answer } from '#web/shared/asked/asked-store.ts'
import type { AccountResult } from '#web/shared/session/account-calls.ts'
import { callApi } from '#web/shared/session/call-api.ts'

/** Newest first. */
export async function readOwnOrders(signal: AbortSignal): Promise<Answer<readonly OwnOrder[]>> {
  const result = await callApi('orders', { signal })
  if (!result.ok) return result
  if (!isRecord(result.value)) return refuse('unreachable')
  // Our own server's answer (src/server/shop/orders/own/own-order-routes.ts).
  return ok(result.value['orders'] as readonly OwnOrder[])
}

export async function withdrawFrom(orderNumber: number): Promise<AccountResult> {
  const result = await callApi(`orders/${orderNumber}/withdrawal`, { method: 'POST' })
  return result.ok ? { ok: true } : { ok: false, code: result.code, message: null }
}
