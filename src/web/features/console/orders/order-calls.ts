/** The calls of the orders admin page; each is the owner's alone. */
import {
  differencesSchema,
  type ExportKind,
  type OrderFilter,
  type OwnerRefundRequest,
  orderDetailSchema,
  orderListSchema,
} from '#domain/console/orders-admin-wire.ts'
import { ok } from '#domain/shared/result.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { askApi, callApi } from '#web/shared/session/call-api.ts'

export type OrderSearch = { readonly filter: OrderFilter; readonly search: string }

export async function fetchOrders(
  { filter, search }: OrderSearch,
  after: string | null,
  signal?: AbortSignal,
) {
  const query = new URLSearchParams({ filter, ...(search ? { q: search } : {}), ...(after ? { after } : {}) })
  const page = await callChecked(Promise.resolve(orderListSchema), `console/orders?${query}`, { signal })
  return page.ok ? ok({ rows: page.value.orders, next: page.value.next }) : page
}

export function fetchOrder(number: string, signal?: AbortSignal) {
  return callChecked(Promise.resolve(orderDetailSchema), `console/orders/${encodeURIComponent(number)}`, {
    signal,
  })
}

export function sendReceiptAgain(number: number) {
  return callApi(`console/orders/${number}/receipt`, { method: 'POST' })
}

export function sendEmailCorrection(number: number, email: string) {
  return callApi(`console/orders/${number}/email`, { method: 'PUT', body: { email } })
}

export function sendGiftEnd(number: number) {
  return callApi(`console/orders/${number}/gift`, { method: 'DELETE' })
}

export function sendRefund(number: number, request: OwnerRefundRequest) {
  return callApi(`console/orders/${number}/refunds`, { method: 'POST', body: request })
}

export function sendTransfer(number: number, refundId: string) {
  return callApi(`console/orders/${number}/refunds/${refundId}/transfer`, { method: 'POST' })
}

export function fetchDifferences(signal?: AbortSignal) {
  return callChecked(Promise.resolve(differencesSchema), 'console/orders/differences', { signal })
}

export function sendDifferenceSettled(id: string) {
  return callApi(`console/orders/differences/${id}/settled`, { method: 'POST' })
}

/** @param from first day, ISO; @param to last day, which counts as a whole */
export async function fetchTable(kind: ExportKind, from: string, to: string) {
  const answer = await askApi(`console/orders/export?${new URLSearchParams({ kind, from, to })}`)
  if (!answer.ok) return answer
  try {
    return ok(await answer.value.blob())
  } catch {
    // The connection broke within the table.
    return { ok: false, code: 'unreachable', answer: {} } as const
  }
}
