/** The calls of the subscriptions' admin page; each is the owner's alone and answers the whole admin page. */
import { subscriptionsAdminSchema } from '#domain/console/subscriptions-admin-wire.ts'
import type { Terms } from '#domain/shop/subscription.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

const schema = Promise.resolve(subscriptionsAdminSchema)

export function fetchSubscriptions(signal?: AbortSignal) {
  return callChecked(schema, 'console/subscriptions', { signal })
}

export function sendAnnouncement({ plan, priceInCents }: Terms) {
  const body = { plan, priceInCents }
  return callChecked(schema, 'console/subscriptions/price-announcements', { method: 'POST', body })
}

export function sendClock(id: string, days: number) {
  return callChecked(schema, `console/subscriptions/${id}/clock`, { method: 'POST', body: { days } })
}
