/** Sign-in at an OpenID Connect provider, with the real client and a real provider (docs/wire.md §2, product §7). */
import { afterAll, expect, test } from 'vitest'
import { accountClient, callAuth, newEmail } from '#tests/support/accounts.ts'
import {
  aBrowser,
  aPerson,
  aSocialStudent,
  beginAtClient,
  browse,
  openIn,
  signInAtProvider,
} from '#tests/support/social.ts'
import { startSocialApp } from '#tests/support/social-app.ts'

const scene = await startSocialApp()
afterAll(() => scene[Symbol.asyncDispose]())
const { app, provider } = scene
const { db } = app.context

test('the first time opens an account, the second time finds it', async () => {
  const person = aPerson({ name: '  Rui   Costa ' })
  const first = await aSocialStudent(app, person)
  expect(first.user).toMatchObject({
    email: person.email,
    user_metadata: { full_name: 'Rui Costa' },
    app_metadata: { provider: 'google', providers: ['google'] },
  })
  expect(Date.parse(first.user?.email_confirmed_at ?? '')).not.toBeNaN()
  const second = await aSocialStudent(app, person)
  expect(second.user?.id).toBe(first.user?.id)
  expect(second.user?.identities).toHaveLength(1)
})

test('the record shows the identity, and nothing that the account does not need', async () => {
  const person = aPerson()
  const { user } = await aSocialStudent(app, person)
  expect(user?.identities).toMatchObject([
    { provider: 'google', id: `person-${person.email}`, user_id: user?.id },
  ])
  expect(user?.identities?.[0]?.identity_data).toEqual({
    iss: provider.issuer,
    sub: `person-${person.email}`,
    email: person.email,
    email_verified: true,
    full_name: 'Rui Costa',
  })
  // The provider offers a picture: no page of ours may ask a stranger for it.
  expect(JSON.stringify(user)).not.toContain('pictures.example')
})

test('the profile begins with the name, and asks for the rest', async () => {
  const { client, user } = await aSocialStudent(app)
  const { data } = await client.from('profiles').select('*').eq('id', user?.id).single()
  expect(data).toMatchObject({
    full_name: 'Rui Costa',
    city: null,
    state: null,
    phone: null,
    avatar_url: null,
    // Age and consent are asked before anything else.
    registration: 'missing',
  })
})

test('the session is one like any other: it is renewed, read and ended', async () => {
  const { client } = await aSocialStudent(app)
  expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth' }])
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect((await client.auth.getUser()).error).toBeNull()
  expect((await client.auth.signOut()).error).toBeNull()
})

test('the account has no password until its owner sets one', async () => {
  const { client, user } = await aSocialStudent(app)
  const email = user?.email ?? ''
  const byPassword = (password: string) => accountClient(app.url).auth.signInWithPassword({ email, password })
  for (const password of ['', ' ', 'null', 'a pedra do reino'])
    expect((await byPassword(password)).error?.status).toBe(400)
  expect((await client.auth.updateUser({ password: 'a pedra do reino' })).error).toBeNull()
  expect((await byPassword('a pedra do reino')).error).toBeNull()
})

test('a name that would be refused at the sign-up is left out', async () => {
  const person = aPerson({ name: 'Suporte https://golpe.example' })
  const { client, user } = await aSocialStudent(app, person)
  expect(user?.user_metadata).toEqual({})
  const profile = await client.from('profiles').select('full_name').eq('id', user!.id).single()
  expect(profile.data).toEqual({ full_name: null })
})

test('a provider that keeps the e-mail out of its ID token is asked for it', async () => {
  await using quiet = await startSocialApp({}, { idTokenHoldsClaims: false })
  const person = aPerson()
  const { user } = await aSocialStudent(quiet.app, person)
  expect(user).toMatchObject({ email: person.email, user_metadata: { full_name: 'Rui Costa' } })
  expect(quiet.provider.requests).toContain('/me')
})

test('settings name the provider', async () => {
  const { body } = await callAuth(app, 'settings', { method: 'GET' })
  expect(body['external']).toEqual({ email: true, phone: false, anonymous_users: false, google: true })
})

test('our leg to the provider carries PKCE, nonce and state, and nothing that the caller chose', async () => {
  const { url } = await beginAtClient(app)
  const tricks =
    '&redirect_uri=https://evil.example&response_type=token&state=mine&scope=admin&prompt=none&nonce=x'
  const response = await openIn(aBrowser(), `${url}${tricks}`)
  expect(response.status).toBe(302)
  const query = new URL(response.headers.get('location') ?? '').searchParams
  expect([...query.keys()].sort()).toEqual([
    'client_id',
    'code_challenge',
    'code_challenge_method',
    'nonce',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
  ])
  expect(query.get('redirect_uri')).toBe(`${app.url}/auth/v1/callback`)
  expect([query.get('response_type'), query.get('scope'), query.get('code_challenge_method')]).toEqual([
    'code',
    'openid email profile',
    'S256',
  ])
  expect([query.get('state'), query.get('nonce')]).not.toContain('mine')
  expect(query.get('state')).toMatch(/^[\w-]{43}$/)
  expect(query.get('nonce')).toMatch(/^[\w-]{43}$/)
  expect(query.get('nonce')).not.toBe(query.get('state'))
  const challenge = new URL(url).searchParams.get('code_challenge')
  expect(query.get('code_challenge'), 'each leg has a challenge of its own').not.toBe(challenge)
})

test('the ticket is for this address alone, out of reach of scripts, and the answer is kept nowhere', async () => {
  const { url } = await beginAtClient(app)
  const response = await openIn(aBrowser(), url)
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^social-logins=[\w-]{43}; /)
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/auth/v1;']) expect(cookie).toContain(part)
  expect(cookie).not.toContain('Secure')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})

test('behind TLS the ticket never travels without it', async () => {
  await using secure = await startSocialApp({ SITE_URL: 'https://domine.example', PAYMENTS: 'sandbox' })
  const query = new URLSearchParams({
    provider: 'google',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 's256',
  })
  const response = await openIn(aBrowser(), `${secure.app.url}/auth/v1/authorize?${query}`)
  expect(response.headers.get('set-cookie')).toContain('Secure')
})

test('the database keeps neither state nor code nor ticket, only hashes', async () => {
  const { client, url } = await beginAtClient(app)
  const browser = aBrowser()
  const atCallback = await browse(url, `${app.url}/auth/v1/callback`, aPerson(), browser)
  const ticket = [...browser.cookies.values()].map((kept) => kept.get('social-logins')).find(Boolean) ?? ''
  const dump = async () => JSON.stringify(await db.selectFrom('social_logins').selectAll().execute())
  const secrets = [ticket, atCallback.searchParams.get('state') ?? '']
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(40)
  for (const secret of secrets) expect(await dump()).not.toContain(secret)
  const end = new URL((await openIn(browser, atCallback)).headers.get('location') ?? '')
  const code = end.searchParams.get('code') ?? ''
  expect(await dump()).not.toContain(code)
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
})

test.each([
  ['/perfil?', 'nothing', undefined],
  ['/perfil?aba=conquistas&', 'a page of ours', '/perfil?aba=conquistas'],
  ['/?', 'another site', 'https://evil.example/'],
  ['/?', 'our name as a user', 'https://127.0.0.1@evil.example/'],
  ['/perfil?', 'a code of one’s own', '/perfil?code=mine'],
])('the way ends at %s for %s as redirect_to', async (path, _name, redirectTo) => {
  const { url } = await beginAtClient(app)
  const begin = new URL(url)
  begin.searchParams.delete('redirect_to')
  if (redirectTo !== undefined) begin.searchParams.set('redirect_to', redirectTo)
  const end = await browse(begin.href, `${app.url}${path}`, aPerson())
  expect(end.href.startsWith(`${app.url}${path}code=`)).toBe(true)
  expect(end.searchParams.getAll('code')).toHaveLength(1)
})

test('a provider that answers by a form is heard, with the ticket that the form could not bring', async () => {
  const { client, url } = await beginAtClient(app)
  const browser = aBrowser()
  const atCallback = await browse(url, `${app.url}/auth/v1/callback`, aPerson(), browser)
  // The browser sends no cookie with a form from another site.
  const posted = await fetch(`${app.url}/auth/v1/callback`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([...atCallback.searchParams, ['redirect_to', 'https://evil.example']]),
  })
  expect(posted.status).toBe(303)
  const back = posted.headers.get('location') ?? ''
  expect(back.startsWith(`${app.url}/auth/v1/callback?`)).toBe(true)
  expect(back).not.toContain('evil')
  const end = new URL((await openIn(browser, back)).headers.get('location') ?? '')
  expect((await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')).error).toBeNull()
})

test('what a guest ordered with the e-mail comes to the account, at once and once', async () => {
  const email = newEmail()
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into orders (access_token_hash, buyer_email, status, currency_code, total_amount, provider, success_url,
       cancel_url, reserved_until)
     values ('x', $1, 'paid', 'brl', 1800, 'sandbox', '/success', '/store', now()) returning id`,
    [email],
  )
  const { user } = await aSocialStudent(app, aPerson({ email }))
  const order = await db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', rows[0]!.id)
    .executeTakeFirstOrThrow()
  expect(order.user_id).toBe(user?.id)
})

test('a code is worth one session', async () => {
  const { client, end } = await signInAtProvider(app, aPerson())
  const code = end.searchParams.get('code') ?? ''
  const verifier = 'a verifier that is not the right one, of the length that they have'
  const exchange = (auth_code: string, code_verifier: string) =>
    callAuth(app, 'token?grant_type=pkce', { body: { auth_code, code_verifier } })
  expect(await exchange('unknown', verifier)).toMatchObject({
    status: 404,
    body: { code: 'flow_state_not_found' },
  })
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
  expect(await exchange(code, verifier)).toMatchObject({
    status: 404,
    body: { code: 'flow_state_not_found' },
  })
})

test('two tabs of one browser sign in at the same time, in whichever order they come back', async () => {
  const { host } = new URL(app.url)
  const kept = new Map<string, string>()
  const tabs = []
  for (let n = 0; n < 3; n++) {
    // Our cookies are the same in all; at this provider a second sign-in would end what the first began.
    const tab = { cookies: new Map([[host, kept]]) }
    const { client, url } = await beginAtClient(app)
    tabs.push({ tab, client, answer: await browse(url, `${app.url}/auth/v1/callback`, aPerson(), tab) })
  }
  for (const { tab, client, answer } of [tabs[1]!, tabs[2]!, tabs[0]!]) {
    const response = await openIn(tab, answer)
    const end = new URL(response.headers.get('location') ?? '')
    const { error } = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')
    expect(error).toBeNull()
  }
  expect(kept.has('social-logins')).toBe(false)
})

test('an e-mail whose proof only userinfo tells is proven', async () => {
  await using other = await startSocialApp({}, { isProofInUserInfo: true })
  const proven = await aSocialStudent(other.app)
  expect(proven.user?.email_confirmed_at).toBeTruthy()
  const { end } = await signInAtProvider(other.app, aPerson({ verified: false }))
  expect(end.searchParams.get('error_code')).toBe('provider_email_needs_verification')
})

test('the implicit flow is refused where its client reads it', async () => {
  const client = accountClient(app.url, { flowType: 'implicit' })
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${app.url}/perfil`, skipBrowserRedirect: true },
  })
  const response = await openIn(aBrowser(), data.url ?? '')
  const end = new URL(response.headers.get('location') ?? '')
  expect([response.status, end.origin + end.pathname]).toEqual([303, `${app.url}/perfil`])
  expect([end.searchParams.get('error'), end.searchParams.get('error_code')]).toEqual([
    'unsupported_response_type',
    'validation_failed',
  ])
})
