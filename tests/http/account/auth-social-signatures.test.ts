/** The ID token is believed for its signature, not for the door that it came from. */
import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, expect, test } from 'vitest'
import { PROVIDER_CLIENT } from '#tests/support/provider-client.ts'
import { aPerson, signInAtProvider } from '#tests/support/social.ts'
import { startSocialApp } from '#tests/support/social-app.ts'

const scene = await startSocialApp()
afterAll(() => scene[Symbol.asyncDispose]())
const { app, provider } = scene
afterEach(() => {
  provider.forge(null)
  provider.shut([])
})

const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const claimsOf = (token: string) => ({
  ...decodeJwt(token),
  email: 'owner@example.com',
  email_verified: true,
})

const forgeries: [name: string, forge: (token: string) => string | Promise<string>][] = [
  [
    'other claims under the old signature',
    (token) => {
      const [header, , signature] = token.split('.')
      return `${header}.${Buffer.from(JSON.stringify(claimsOf(token))).toString('base64url')}.${signature}`
    },
  ],
  [
    'a signature with one bit turned',
    (token) => {
      const [header, claims, signature = ''] = token.split('.')
      const bytes = Buffer.from(signature, 'base64url')
      bytes[20] = (bytes[20] ?? 0) ^ 1
      return `${header}.${claims}.${bytes.toString('base64url')}`
    },
  ],
  ['no signature', (token) => token.replace(/[^.]*$/, '')],
  [
    'a stranger’s key under the provider’s name of it',
    (token) =>
      new SignJWT(claimsOf(token))
        .setProtectedHeader({ ...decodeProtectedHeader(token), alg: 'RS256' })
        .sign(ownKey),
  ],
  [
    'a stranger’s key under a new name',
    (token) => new SignJWT(claimsOf(token)).setProtectedHeader({ alg: 'RS256', kid: 'mine' }).sign(ownKey),
  ],
  [
    'the secret of the client as the key',
    (token) =>
      new SignJWT(claimsOf(token))
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from(PROVIDER_CLIENT.client_secret.padEnd(32, 'x'))),
  ],
  ['the algorithm none', (token) => new UnsecuredJWT(claimsOf(token)).encode()],
]

test.each(forgeries)('an ID token with %s is refused', async (_, forge) => {
  provider.forge(forge)
  const { end } = await signInAtProvider(app, aPerson())
  expect(end.searchParams.get('code')).toBeNull()
  expect([end.searchParams.get('error'), end.searchParams.get('error_code')]).toEqual([
    'server_error',
    'bad_oauth_callback',
  ])
})

test('the provider’s own token is taken, by keys that are asked for once', async () => {
  for (let n = 0; n < 2; n++) {
    const { end } = await signInAtProvider(app, aPerson())
    expect(end.searchParams.get('code')).toBeTruthy()
  }
  expect(provider.requests.filter((path) => path === '/jwks').length).toBeLessThanOrEqual(2)
})

test('where the keys cannot be had, nobody is believed', async () => {
  await using other = await startSocialApp()
  other.provider.shut(['/jwks'])
  const { end } = await signInAtProvider(other.app, aPerson())
  expect(end.searchParams.get('code')).toBeNull()
  other.provider.shut([])
  expect((await signInAtProvider(other.app, aPerson())).end.searchParams.get('code')).toBeTruthy()
})
