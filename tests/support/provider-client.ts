/** How the product is known to the tests' sign-in provider; apart from it, so that settings can be written without it. */
export const PROVIDER_CLIENT = { client_id: 'domine', client_secret: 'a-secret-of-the-tests' } as const

/** A value of OIDC_PROVIDERS with one provider. */
export function providerSetting(
  issuer: string,
  { name = 'google', displayName = 'Google' }: { name?: string; displayName?: string } = {},
): string {
  const { client_id: clientId, client_secret: clientSecret } = PROVIDER_CLIENT
  return JSON.stringify([{ name, displayName, issuer, clientId, clientSecret }])
}
