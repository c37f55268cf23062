/** Access records (Lei 12.965/2014, art. 15; decision 0029): when they are written, what they hold, who reads them. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { seedCommunity } from '#server/seed/seed-community.ts'
import { accountClient, aSignedUpStudent, callAuth, newEmail, PASSWORD } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { newestToken } from '#tests/support/mailbox.ts'
import { aJpeg } from '#tests/support/pictures.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
await seedCommunity(app.context)
const { db } = app.context

/** What a call leaves behind. Tests of one file run one after the other. */
async function recordsOf(call: () => Promise<unknown>) {
  await db.deleteFrom('access_records').execute()
  await call()
  return db.selectFrom('access_records').selectAll().execute()
}

const oneOf = (userId: string | null) => [
  { at: expect.any(Date), ip: '127.0.0.1', port: expect.any(Number), user_id: userId },
]

const student = await aWriter(app)
const { email, user, client } = student
const by = asStudent(app, student)
const aFeedback = () => ({ id: randomUUID(), rating: 5, author: 'Ana', comment: 'Gostei do minicurso.' })
const published = await by('POST', 'feedbacks', aFeedback())
const message = { id: randomUUID(), text: 'Bom dia, turma!' }
const essay = { text: 'A preservação do patrimônio cultural depende de escolhas que o país adia.' }

const RECORDED: Record<string, () => Promise<unknown>> = {
  'a sign-in': () => accountClient(app.url).auth.signInWithPassword({ email, password: PASSWORD }),
  'a renewal': () => client.auth.refreshSession(),
  'a recovery': async () => {
    await accountClient(app.url).auth.resetPasswordForEmail(email)
    const token_hash = await newestToken(app, email, 'recovery')
    // The account was nobody's proven one: the recovery ends its sessions. The last row of this table therefore.
    return accountClient(app.url).auth.verifyOtp({ type: 'recovery', token_hash })
  },
}

const PUBLISHED: Record<string, () => Promise<unknown>> = {
  'a message of the chat': () => by('POST', 'chat/global/messages', message),
  'its change': () => by('PATCH', `chat/global/messages/${message.id}`, { text: 'Boa tarde, turma!' }),
  'a feedback': () => by('POST', 'feedbacks', aFeedback()),
  'a comment': () =>
    by('POST', `feedbacks/${published.body.id}/comments`, { id: randomUUID(), text: 'Concordo com você.' }),
  'an essay of the challenge': () => by('PUT', 'challenge/essay', essay),
  'a picture': async () =>
    client.storage
      .from('avatars')
      .upload(`${user.id}-1.jpg`, await aJpeg(80, 80), { contentType: 'image/jpeg' }),
}

test.each(Object.entries({ ...PUBLISHED, ...RECORDED }))(
  '%s is recorded: moment, address, port, account',
  async (_name, call) => {
    expect(await recordsOf(call)).toEqual(oneOf(user.id))
  },
)

test('a sign-up is recorded, with the account', async () => {
  const created: string[] = []
  const records = await recordsOf(async () => created.push((await aSignedUpStudent(app)).user.id))
  expect(records).toEqual(oneOf(created[0] ?? ''))
})

test('where the proof comes first, a taken address leaves the same record as a free one, without an account', async () => {
  await using strict = await startTestApp({ CONFIRM_EMAIL: 'required' })
  const taken = newEmail()
  const signUp = (address: string) =>
    callAuth(strict, 'signup', { body: { email: address, password: PASSWORD } })
  await signUp(taken)
  const token_hash = await newestToken(strict, taken, 'confirm-email')
  await callAuth(strict, 'verify', { body: { type: 'signup', token_hash } })
  await strict.context.db.deleteFrom('access_records').execute()
  await signUp(taken)
  await signUp(newEmail())
  const rows = await strict.context.db.selectFrom('access_records').select('user_id').execute()
  expect(rows).toHaveLength(2)
  expect(rows.filter(({ user_id: userId }) => userId === null)).toHaveLength(1)
})

test('who writes without an account leaves a record without one', async () => {
  expect(await recordsOf(() => aVisitor(app)('POST', 'feedbacks', aFeedback()))).toEqual(oneOf(null))
})

test('reading leaves no record, nor does what was refused', async () => {
  const reader = await aWriter(app)
  const as = asStudent(app, reader)
  const records = await recordsOf(async () => {
    await reader.client.auth.getUser()
    await reader.client.from('profiles').select('*').eq('id', reader.user.id).single()
    for (const path of ['chat/global/messages', 'feedbacks', 'challenge', 'account/sessions'])
      await as('GET', path)
    await accountClient(app.url).auth.signInWithPassword({ email: reader.email, password: 'errada demais' })
    await as('POST', 'feedbacks', { ...aFeedback(), rating: 0 })
    await as('PUT', 'challenge/essay', { text: 'curto' })
    await reader.client.auth.signOut()
  })
  expect(records).toEqual([])
})

test('behind a proxy the address is the caller’s, and nobody tells the port', async () => {
  await using behind = await startTestApp({ TRUSTED_PROXIES: '1' })
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  await callAuth(behind, 'signup', { body: { email: newEmail(), password: PASSWORD }, headers })
  const rows = await behind.context.db.selectFrom('access_records').select(['ip', 'port']).execute()
  expect(rows).toEqual([{ ip: '203.0.113.7', port: null }])
})

test('an erasure takes the account out of the record and leaves the rest until its time is over', async () => {
  const gone = await aSignedUpStudent(app)
  const records = await recordsOf(async () => {
    await gone.client.auth.refreshSession()
    await eraseAccount(app.context, gone.user.id, 'own-wish')
  })
  expect(records).toEqual(oneOf(null))
})
