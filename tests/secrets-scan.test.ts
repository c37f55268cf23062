/** What the search for secrets sees and what it lets be. Nothing here is anybody's secret: each is put together. */
import { expect, test } from 'vitest'
import { findSecrets } from '../scripts/secret-patterns.ts'

const letters = (length: number) => 'aB3dE5gH7jK9mN2pQ4sT6vW8yZ1'.repeat(4).slice(0, length)

test.each([
  ['key of Stripe', ['sk', 'live', letters(24)].join('_')],
  ['key of Stripe', ['rk', 'live', letters(24)].join('_')],
  ['webhook secret of Stripe', `whsec_${letters(32)}`],
  ['access token of Mercado Pago', `APP_USR-${'1234567890123'}-${letters(32)}`],
  ['key of Amazon', `AKIA${'ABCDEFGH23456789'}`],
  ['private key', ['-----BEGIN', 'EC PRIVATE KEY-----'].join(' ')],
  ['private key', ['-----BEGIN', 'PRIVATE KEY-----'].join(' ')],
  ['token of GitHub', `ghp_${letters(36)}`],
  ['token of npm', `npm_${letters(36)}`],
  ['key of Google', `AIza${letters(35)}`],
  ['secret of a Google client', `GOCSPX-${letters(28)}`],
  ['signed token', ['eyJhbGciOiJFUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTY3ODkwIn0', letters(40)].join('.')],
  ['password in an address', `postgres://domine:${letters(20)}@db.example/domine`],
  ['value that looks random', `METRICS_TOKEN=${letters(43)}`],
  ['value that looks random', `const apiKey = '${letters(32)}'`],
  ['value that looks random', `"client_secret": "${letters(40)}"`],
])('a %s is seen, and not written out', (kind, secret) => {
  const found = findSecrets(`first line\n${secret}\n`)
  expect(found).toContainEqual({ kind, line: 2, text: expect.any(String) })
  for (const { text } of found) expect(text.length).toBeLessThanOrEqual(11)
})

test.each([
  'STRIPE_SECRET_KEY=',
  "STRIPE_SECRET_KEY: 'sk_test_local'",
  "const token = c.req.query('token')",
  'postgres://user:password@localhost/db',
  'postgres://domine:PASSWORD_OF_DATABASE_ENV@database:5432/domine',
  'https://KEY:SECRET@s3.example/bucket',
  'accessToken: context.keys.accessTokenSecondsOfThisSession',
  'const secret = newAccessTokenForThisOrder',
  "token: 'a-token-that-is-only-words'",
  "sha512-abc: integrity of a package, not a secret's assignment",
])('%s is no secret', (text) => {
  expect(findSecrets(text)).toEqual([])
})
