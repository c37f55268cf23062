/** Every way in besides the password asks for the second factor too; the owner's console, and her way back (decision 0080). */
import { expect, test } from 'vitest'
import { readAccount } from '#server/account/personal-data/export-account.ts'
import { removeFactorByCommand } from '#server/account/second-factor/remove-by-command.ts'
import { aProvenStudent, callAuth, PASSWORD } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aListener, startChatApp, until, write } from '#tests/support/chat.ts'
import { mailKindsTo } from '#tests/support/mailbox.ts'
import { aPendingSession, aProtectedStudent, codeOf, protect, tokenOf } from '#tests/support/second-factor.ts'
import { aPerson, aSocialStudent } from '#tests/support/social.ts'
import { startSocialApp } from '#tests/support/social-app.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

async function makeOwner(app: TestApp, userId: string): Promise<void> {
  await app.context.db
    .updateTable('users')
    .set({ app_metadata: JSON.stringify({ role: 'owner' }) })
    .where('id', '=', userId)
    .execute()
}

test('who comes from a provider is a pending session until the code is shown', async () => {
  await using scene = await startSocialApp()
  const { app } = scene
  const student = await aProtectedStudent(app)
  const { client, user } = await aSocialStudent(app, aPerson({ email: student.email }))
  expect(user?.id).toBe(student.user.id)
  expect(user?.user_metadata).toEqual({})
  expect((await client.auth.updateUser({ data: { a: 1 } })).error?.code).toBe('insufficient_aal')
  const { factorId, secret } = student
  const code = codeOf(secret, app.context.now(), 1)
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  expect((await client.auth.updateUser({ data: { a: 1 } })).error).toBeNull()
})

test('a pending session joins no channel, not even its own, and may not write into the chat', async () => {
  await using app = await startChatApp()
  const { email, user } = await aProtectedStudent(app)
  const token = await tokenOf(await aPendingSession(app, email))
  await expect(aListener(app, { topic: `account:${user.id}`, token })).rejects.toThrow('could not join')
  expect((await write(app, { text: 'olá' }, { token })).status).toBe(401)
})

test('a socket that was open closes for the account when the factor begins to count', async () => {
  await using app = await startChatApp()
  const student = await aProvenStudent(app)
  const token = await tokenOf(await aPendingSession(app, student.email))
  await using listener = await aListener(app, { topic: `account:${student.user.id}`, token })
  await protect(app, student)
  await until(() => listener.channel.state !== 'joined')
})

test('where the shop wants it, the console stays closed to the owner until a second factor is shown', async () => {
  await using app = await startTestApp({ OWNER_SECOND_FACTOR: 'required' })
  const student = await aProvenStudent(app)
  const stranger = asStudent(app, await aProvenStudent(app))
  await makeOwner(app, student.user.id)
  const closed = await asStudent(app, student)('GET', 'console/audit-log')
  expect(closed).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
  expect(await stranger('GET', 'console/audit-log')).toMatchObject({ status: 404 })
  const safe = await protect(app, student)
  expect((await asStudent(app, safe)('GET', 'console/audit-log')).status).toBe(200)
  expect((await safe.client.auth.mfa.unenroll({ factorId: safe.factorId })).error).toBeNull()
  expect((await asStudent(app, safe)('GET', 'console/audit-log')).status).toBe(403)
})

test('unless it is wanted, an owner without a second factor works as before', async () => {
  await using app = await startTestApp()
  const student = await aProvenStudent(app)
  await makeOwner(app, student.user.id)
  expect((await asStudent(app, student)('GET', 'console/audit-log')).status).toBe(200)
})

test('the command takes the factor off: every session ends, a mail and the log tell of it, the password is enough', async () => {
  await using app = await startTestApp()
  const { email, client, user } = await aProtectedStudent(app)
  const remove = (address: string) => removeFactorByCommand(app.context.db, address, app.context.now())
  expect(await remove('nobody@example.com')).toMatchObject({ code: 'no_account' })
  expect((await remove(email)).ok).toBe(true)
  expect(await remove(email)).toMatchObject({ code: 'no_second_factor' })
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect(await mailKindsTo(app, email)).toContain('second-factor-removed')
  const entries = await app.context.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'subject'])
    .execute()
  expect(entries).toEqual([{ actor_id: null, action: 'student.remove-second-factor', subject: user.id }])
  const pendingSession = await aPendingSession(app, email)
  expect((await pendingSession.auth.updateUser({ data: { a: 1 } })).error).toBeNull()
})

test('the export tells that there is a factor and never its secret; with the account all of it is gone', async () => {
  await using app = await startTestApp()
  const student = await aProtectedStudent(app)
  await callAuth(app, 'factors/recovery-codes', { token: student.session.access_token })
  const account = await app.context.db
    .transaction()
    .execute((tx) => readAccount(tx, { userId: student.user.id } as never))
  expect(account).toMatchObject({
    verificacaoEmDuasEtapas: [
      { ativaDesde: expect.anything(), codigosDeRecuperacao: Array(10).fill({ usadoEm: null }) },
    ],
  })
  expect(JSON.stringify(account)).not.toMatch(new RegExp(`${student.secret}|argon2|sealed`))
  const erased = await asStudent(app, student)('POST', 'account/erasure', { password: PASSWORD })
  expect(erased.status).toBe(204)
  for (const table of ['mfa_factors', 'recovery_codes'] as const)
    expect(await app.context.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test.each([
  ['a key of the settings', { SECOND_FACTOR_KEY: Buffer.alloc(32, 7).toString('base64') }],
  ['a key of the database', {}],
])('the secret stands in no table as it is, sealed with %s', async (_key, env: Record<string, string>) => {
  await using app = await startTestApp(env)
  const { secret, email, factorId } = await aProtectedStudent(app)
  const { rows } = await app.context.pool.query<{ row: string }>(
    `select encode(sealed_secret, 'escape') as row from mfa_factors`,
  )
  expect(rows[0]?.row).not.toContain(secret)
  const pendingSession = await aPendingSession(app, email)
  const code = codeOf(secret, app.context.now())
  expect((await pendingSession.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
})
