/**
 * Where the built-in test provider may run (`PAYMENTS`, .env.example): on this machine always, at a public address only
 * when it is named, since there it hands out what is sold to anybody (decision 0013).
 */
import { StartError } from '#server/platform/start-error.ts'
import type { Env } from './env.ts'

const KEYS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'MERCADO_PAGO_ACCESS_TOKEN',
  'MERCADO_PAGO_WEBHOOK_SECRET',
] as const

/** @throws StartError that says which setting to give */
export function checkSandboxGate(env: Env, siteUrl: string): void {
  const keys = KEYS.filter((name) => env[name] !== undefined)
  const hasKeys = keys.length > 0
  if (hasKeys && env.PAYMENTS === 'sandbox') {
    throw new StartError(
      `PAYMENTS=sandbox and ${keys.join(', ')} contradict each other: keep PAYMENTS for a demonstration, the keys for a shop`,
    )
  }
  if (hasKeys || env.PAYMENTS === 'sandbox' || isOnThisMachine(siteUrl)) return
  throw new StartError(
    `SITE_URL is public (${new URL(siteUrl).host}) and no payment provider is set: give STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or MERCADO_PAGO_ACCESS_TOKEN and MERCADO_PAGO_WEBHOOK_SECRET, or PAYMENTS=sandbox for a demonstration, in which everybody "pays" without money`,
  )
}

function isOnThisMachine(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return /^(?:.+\.)?localhost$/.test(hostname) || /^127(?:\.\d+){3}$/.test(hostname) || hostname === '[::1]'
}
