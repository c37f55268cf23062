/** Stripe's own client for this installation: few retries, short waits, no telemetry. */
import Stripe from 'stripe'
import type { StripeConfig } from '#server/platform/config/config.ts'

export type StripePatience = {
  readonly timeoutMs: number
  /** The client sends the same idempotency key with each, so that a lost answer does no harm. */
  readonly retries: number
}

const PATIENCE: StripePatience = { timeoutMs: 10_000, retries: 2 }

export function createStripeClient(
  { secretKey, apiUrl }: StripeConfig,
  { timeoutMs, retries }: StripePatience = PATIENCE,
): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl)
  return new Stripe(secretKey, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: 'domine-a-redacao' },
  })
}
