/**
 * Which of Stripe's answers are refusals, that the owner must know of, and which only mean that it could not be asked now
 * (docs.stripe.com/error-codes).
 */
import Stripe from 'stripe'
import { ProviderRefusal } from '../provider.ts'

/** Refunds that Stripe will never do: by another way, or not at all. */
const FINAL_OF_REFUNDS: ReadonlySet<string> = new Set(['charge_not_refundable', 'refund_disputed_payment'])

/** @returns the refusal of a refund; other errors as they are */
export function refundRefusal(error: unknown): unknown {
  const code = codeOf(error)
  return code === null
    ? error
    : new ProviderRefusal(code, { isFinal: FINAL_OF_REFUNDS.has(code), cause: error })
}

/** @returns the refusal of a payment, which is the same however often it is asked; null where Stripe could not be asked */
export function paymentRefusal(error: unknown): ProviderRefusal | null {
  const code = codeOf(error)
  return code === null ? null : new ProviderRefusal(code, { isFinal: true, cause: error })
}

function codeOf(error: unknown): string | null {
  const { errors } = Stripe
  if (error instanceof errors.StripeAuthenticationError) return 'api_key_invalid'
  if (error instanceof errors.StripePermissionError) return 'api_key_without_permission'
  // Its key was used for another request, or is in use at this moment.
  if (error instanceof errors.StripeIdempotencyError) return null
  if (!(error instanceof errors.StripeInvalidRequestError)) return null
  return error.code === 'lock_timeout' || error.code === 'idempotency_key_in_use'
    ? null
    : (error.code ?? 'invalid_request')
}
