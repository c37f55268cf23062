import { generateKeyPairSync } from 'node:crypto'

/** How the product is known to the tests' sign-in provider; apart from it, so that settings can be written without it. */
export const PROVIDER_CLIENT = { client_id: 'domine', client_secret: 'a-secret-of-the-tests' } as const

type Names = { name?: string; displayName?: string }

/** A value of OIDC_PROVIDERS with one provider. */
export function providerSetting(issuer: string, names?: Names): string {
  return JSON.stringify([providerEntry(issuer, names)])
}

/** One provider in the list that OIDC_PROVIDERS is. */
export function providerEntry(issuer: string, { name = 'google', displayName = 'Google' }: Names = {}) {
  const { client_id: clientId, client_secret: clientSecret } = PROVIDER_CLIENT
  return { name, displayName, issuer, clientId, clientSecret }
}

/** What a provider signs with. @returns a PEM */
export function newProviderKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
