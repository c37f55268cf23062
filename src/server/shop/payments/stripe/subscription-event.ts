/** Which subscription of ours a message of Stripe's is about; what it says of it is not read. */
import type Stripe from 'stripe'
import type { Db } from '#server/platform/db/client.ts'
import { idOf } from './read-money-back.ts'
import { findByStripe } from './stripe-subscription-repository.ts'
import { SUBSCRIPTION_ID } from './stripe-subscriptions.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Null for a message that concerns none. */
export async function subscriptionOfEvent(db: Db, event: Stripe.Event): Promise<string | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired': {
      const session = event.data.object
      return session.mode === 'subscription' ? ownId(session.client_reference_id) : null
    }
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ownId(event.data.object.metadata[SUBSCRIPTION_ID])
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const details = event.data.object.parent?.subscription_details
      const own = ownId(details?.metadata?.[SUBSCRIPTION_ID])
      return (
        own ?? (details ? findByStripe(db, { stripeId: idOf(details.subscription), customerId: null }) : null)
      )
    }
    case 'charge.refunded':
    case 'charge.dispute.closed':
      return ofCustomer(db, event)
    default:
      return null
  }
}

async function ofCustomer(db: Db, event: Stripe.Event): Promise<string | null> {
  // A dispute names its customer by way of the charge alone: the daily look finds it.
  const { customer } = event.data.object as { customer?: string | { id: string } | null }
  const customerId = idOf(customer ?? null)
  return customerId === null ? null : findByStripe(db, { stripeId: null, customerId })
}

/** Another site of the same account may use the same names. */
function ownId(text: string | null | undefined): string | null {
  return text && UUID.test(text) ? text : null
}
