import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const SECRET = 'GOCSPX-not-for-the-log'
const GOOGLE = {
  name: 'google',
  displayName: 'Google',
  issuer: 'https://accounts.google.com',
  clientId: '123-abc.apps.googleusercontent.com',
  clientSecret: SECRET,
}

function load(providers: unknown) {
  return loadConfig({ OIDC_PROVIDERS: typeof providers === 'string' ? providers : JSON.stringify(providers) })
}

test('Google needs five facts, and asks for the e-mail and the name', () => {
  const [google] = load([GOOGLE]).oidcProviders
  expect(google).toMatchObject({ name: 'google', displayName: 'Google', scopes: 'openid email profile' })
  expect(google?.clientSecret()).toBe(SECRET)
})

test('without the variable nobody is offered, and several keep their order', () => {
  expect(loadConfig({}).oidcProviders).toEqual([])
  const names = load([{ ...GOOGLE, name: 'escola' }, GOOGLE]).oidcProviders.map(({ name }) => name)
  expect(names).toEqual(['escola', 'google'])
})

test.each([
  ['no JSON', `[{"clientSecret":"${SECRET}"`],
  ['no list', GOOGLE],
  ['a text in the list', [SECRET]],
  ['a missing secret', [{ ...GOOGLE, clientSecret: undefined }]],
  ['an empty client id', [{ ...GOOGLE, clientId: ' ' }]],
  ['an unknown member', [{ ...GOOGLE, allowHttp: true }]],
  ['a name with capitals', [{ ...GOOGLE, name: 'Google' }]],
  ['a name of the wire', [{ ...GOOGLE, name: 'email' }]],
  ['the same name twice', [GOOGLE, GOOGLE]],
  ['a stranger over http', [{ ...GOOGLE, issuer: 'http://accounts.google.com' }]],
  ['an issuer with a query', [{ ...GOOGLE, issuer: 'https://accounts.google.com/?a=b' }]],
  ['an issuer that is none', [{ ...GOOGLE, issuer: 'accounts.google.com' }]],
  ['scopes without openid', [{ ...GOOGLE, scopes: 'email profile' }]],
  ['eleven providers', Array.from({ length: 11 }, (_, n) => ({ ...GOOGLE, name: `p${n}` }))],
])('%s is refused by name, and the secret is not repeated', (_case, providers) => {
  expect(() => load(providers)).toThrow(/OIDC_PROVIDERS/)
  expect(() => load(providers)).not.toThrow(new RegExp(SECRET))
})

test('a provider on this machine may speak http', () => {
  for (const host of ['127.0.0.1:4000', 'localhost', '[::1]:4000'])
    expect(() => load([{ ...GOOGLE, issuer: `http://${host}` }])).not.toThrow()
})

test('nobody prints the secret by printing the configuration', () => {
  const config = load([GOOGLE])
  expect(JSON.stringify(config)).not.toContain(SECRET)
  expect(inspect(config, { depth: null })).not.toContain(SECRET)
})
