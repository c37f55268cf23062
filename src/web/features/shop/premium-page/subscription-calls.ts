/** The calls of /api/subscription; all but the first two answer the own subscription as it is then. */
import type { TestCard } from '#domain/shop/sandbox-billing.ts'
import type { Terms } from '#domain/shop/subscription.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

const schemas = () => import('#domain/shop/subscription-wire.ts')
const ownSchema = async () => (await schemas()).ownSubscriptionSchema
const urlSchema = async () => (await schemas()).subscriptionUrlSchema

export function readOwn(signal?: AbortSignal) {
  return callChecked(ownSchema(), 'subscription', { signal })
}

/** @returns where to pay */
export function sendBegin(terms: Terms) {
  return callChecked(urlSchema(), 'subscription', { method: 'POST', body: choiceOf(terms) })
}

export function sendCardPage() {
  return callChecked(urlSchema(), 'subscription/card', { method: 'POST' })
}

export type SubscriptionAct =
  | { readonly kind: 'cancel' | 'resume' | 'withdraw' }
  | { readonly kind: 'plan'; readonly terms: Terms }
  | { readonly kind: 'test-card'; readonly card: TestCard }

export function sendAct(act: SubscriptionAct) {
  switch (act.kind) {
    case 'cancel':
      return callChecked(ownSchema(), 'subscription/cancellation', { method: 'POST' })
    case 'resume':
      return callChecked(ownSchema(), 'subscription/cancellation', { method: 'DELETE' })
    case 'withdraw':
      return callChecked(ownSchema(), 'subscription/withdrawal', { method: 'POST' })
    case 'plan':
      return callChecked(ownSchema(), 'subscription/plan', { method: 'PUT', body: choiceOf(act.terms) })
    case 'test-card':
      return callChecked(ownSchema(), 'subscription/test-card', { method: 'POST', body: { card: act.card } })
  }
}

function choiceOf({ plan, priceInCents }: Terms) {
  return { plan, priceInCents }
}
