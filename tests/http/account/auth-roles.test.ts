/** Student, premium, owner: who is what, on the wire, in the token and for the rest of the server (decision 0085). */
import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { appointConfiguredOwner, appointOwner, dismissOwner } from '#server/account/roles/appoint-owner.ts'
import { authenticate, requireOwner } from '#server/identity/authenticate.ts'
import { accountClient, aProvenStudent, aSignedUpStudent, ban, newEmail } from '#tests/support/accounts.ts'
import { newestToken } from '#tests/support/mailbox.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const OWNER = 'dona@example.com'
const app = await startTestApp({ OWNER_EMAIL: ' Dona@Example.com ' })
afterAll(() => app[Symbol.asyncDispose]())
const { context } = app

const header = (token: string) => `Bearer ${token}`

async function roles(client: ReturnType<typeof accountClient>) {
  const { data } = await client.auth.refreshSession()
  const token = data.session?.access_token ?? ''
  const viewer = await authenticate(context, header(token))
  const claims = decodeJwt<{ app_metadata: { role: string } }>(token)
  return [viewer.role, data.user?.app_metadata['role'], claims.app_metadata.role]
}

test('the account of OWNER_EMAIL becomes the owner’s with the proof of the address, not before', async () => {
  const { client } = await aSignedUpStudent(app, { email: OWNER })
  await appointConfiguredOwner(context)
  expect(await roles(client)).toEqual(['student', 'student', 'student'])
  const token_hash = await newestToken(app, OWNER, 'confirm-email')
  await accountClient(app.url).auth.verifyOtp({ type: 'signup', token_hash })
  expect(await roles(client)).toEqual(['owner', 'owner', 'owner'])
})

test('an address that was proven before it was named counts from the next start', async () => {
  await using shop = await startTestApp()
  const { client, email } = await aProvenStudent(shop)
  const role = async () => (await client.auth.getUser()).data.user?.app_metadata['role']
  expect(await role()).toBe('student')
  await appointConfiguredOwner({ ...shop.context, config: { ...shop.context.config, ownerEmail: email } })
  expect(await role()).toBe('owner')
})

test('the command gives the role to a proven account alone, and takes it away', async () => {
  const [proven, unproven] = await Promise.all([aProvenStudent(app), aSignedUpStudent(app)])
  const now = new Date()
  expect(await appointOwner(context.db, newEmail(), now)).toMatchObject({ code: 'no_account' })
  expect(await appointOwner(context.db, unproven.email, now)).toMatchObject({ code: 'email_not_proven' })
  expect((await appointOwner(context.db, proven.email, now)).ok).toBe(true)
  expect(await roles(proven.client)).toEqual(['owner', 'owner', 'owner'])
  expect(await roles(unproven.client)).toEqual(['student', 'student', 'student'])
  expect((await dismissOwner(context.db, proven.email, now)).ok).toBe(true)
  expect(await roles(proven.client)).toEqual(['student', 'student', 'student'])
})

test('a purchase makes premium while it lasts, and only this one', async () => {
  const { client, user, email } = await aSignedUpStudent(app)
  const grant = (name: string) =>
    context.pool.query(
      `with bought as (
         insert into orders (access_token_hash, user_id, buyer_email, status, currency_code, total_amount, provider,
           success_url, cancel_url, reserved_until)
         values (sha256($3::text::bytea), $1, $2, 'paid', 'brl', 1800, 'sandbox', '/success', '/store', now())
         returning id)
       insert into entitlements (order_id, name, user_id, buyer_email) select id, $3, $1, $2 from bought`,
      [user.id, email, name],
    )
  await grant('course')
  expect((await roles(client))[0]).toBe('student')
  await grant('premium')
  expect(await roles(client)).toEqual(['premium', 'premium', 'premium'])
  await context.pool.query('update entitlements set revoked_at = now() where user_id = $1', [user.id])
  expect((await roles(client))[0]).toBe('student')
})

test('what is the owner’s does not exist for anybody else', async () => {
  const owner = await aProvenStudent(app)
  await appointOwner(context.db, owner.email, new Date())
  const student = await aSignedUpStudent(app)
  expect((await requireOwner(context, header(owner.session.access_token))).userId).toBe(owner.user.id)
  for (const bad of [undefined, 'Bearer nonsense', header(student.session.access_token)])
    await expect(requireOwner(context, bad)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  await ban(app, owner.user.id)
  await expect(requireOwner(context, header(owner.session.access_token))).rejects.toMatchObject({
    status: 404,
  })
})
