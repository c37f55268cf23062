/** The calls of a minor's purchase requests, and of the guardian who answers them. */
import { storedClick } from '#web/browser/stored-partner.ts'
import { visitSource } from '#web/browser/visit-source.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const shapes = () => import('#domain/shop/purchase-request-wire.ts')

export function fetchOwnRequests(signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ ownRequestsSchema }) => ownRequestsSchema),
    'purchase-requests/own',
    { signal },
  )
}

export function sendTakeBack(id: string) {
  return callApi(`purchase-requests/own/${id}`, { method: 'DELETE' })
}

/** @returns where to pay */
export function sendRequestPayment(id: string) {
  return callChecked(
    shapes().then(({ paymentUrlSchema }) => paymentUrlSchema),
    `purchase-requests/own/${id}/payment`,
    { method: 'POST', body: paymentBody() },
  )
}

export function fetchAskedRequests(signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ askedRequestsSchema }) => askedRequestsSchema),
    'purchase-requests/asked',
    { signal },
  )
}

export function sendDecision(id: string, isApproved: boolean) {
  return callApi(`purchase-requests/asked/${id}/decision`, { method: 'PUT', body: { isApproved } })
}

function paymentBody() {
  return {
    successUrl: `${location.origin}/success`,
    cancelUrl: location.href,
    source: visitSource(),
    partner: storedClick(new Date()),
    locale: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}
