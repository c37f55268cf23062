/**
 * Which of Mercado Pago's answers are refusals, that the owner must know of, and which only mean that it could not be asked
 * now (mercadopago.com.br/developers, "Error codes").
 */
import { MercadoPagoError } from 'mercadopago'
import { ProviderRefusal } from '../provider.ts'

/** Of refunds: the payment is in a state from which nothing goes back. */
const NOT_IN_THIS_STATE = '2063'
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422])

/** @returns the refusal of a refund; other errors as they are */
export function refundRefusal(error: unknown): unknown {
  const code = codeOf(error)
  return code === null
    ? error
    : new ProviderRefusal(code, { isFinal: code === `mp_${NOT_IN_THIS_STATE}`, cause: error })
}

/** @returns the refusal of a payment, which is the same however often it is asked; null where it could not be asked */
export function paymentRefusal(error: unknown): ProviderRefusal | null {
  const code = codeOf(error)
  return code === null ? null : new ProviderRefusal(code, { isFinal: true, cause: error })
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof MercadoPagoError) || !REFUSALS.has(error.status)) return null
  if (error.status === 401) return 'api_key_invalid'
  if (error.status === 403) return 'api_key_without_permission'
  const [cause] = error.causes as { code?: string | number }[]
  return `mp_${cause?.code ?? (error.error || error.status)}`
}
