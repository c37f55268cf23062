/** Mercado Pago's own client for this installation: few retries, short waits. */
import { MercadoPagoConfig, Payment, PaymentRefund, Preference } from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import type { MercadoPagoSettings } from '#server/platform/config/config.ts'

export type MercadoPagoPatience = { readonly timeoutMs: number; readonly retries: number }

export type MercadoPagoClient = {
  readonly preferences: Preference
  readonly payments: Payment
  readonly refunds: PaymentRefund
}

const PATIENCE: MercadoPagoPatience = { timeoutMs: 10_000, retries: 2 }
const FIRST_DELAY_MS = 300

export function createMercadoPagoClient(
  { accessToken, apiUrl }: MercadoPagoSettings,
  { timeoutMs, retries }: MercadoPagoPatience = PATIENCE,
): MercadoPagoClient {
  // The client has one address for the whole process, a constant to its types; only tests give another one.
  if (apiUrl !== null) (AppConfig as { BASE_URL: string }).BASE_URL = apiUrl
  const config = new MercadoPagoConfig({
    accessToken,
    // A request that is sent again has the same idempotency key, so that a lost answer does no harm.
    options: { timeout: timeoutMs, maxRetries: retries, initialDelay: FIRST_DELAY_MS },
  })
  return {
    preferences: new Preference(config),
    payments: new Payment(config),
    refunds: new PaymentRefund(config),
  }
}
