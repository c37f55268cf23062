/** Age and consent of an account: with the sign-up, or afterwards (product §7 POST signup; Lei 15.211/2025; LGPD art. 8º). */
import { afterAll, expect, test } from 'vitest'
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import { ageBandOf } from '#server/identity/age-band.ts'
import { accountClient, aSignedUpStudent, newEmail, PASSWORD } from '#tests/support/accounts.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

const person = { full_name: 'Ana Silva', city: 'Olinda', state: 'PE', phone: '(81) 90000-0000' }
const versions = { terms_version: DOCUMENT_VERSIONS.terms, privacy_version: DOCUMENT_VERSIONS.privacy }
const answer = { ageBand: '18-plus', ...DOCUMENT_VERSIONS }

async function signUp(data: Record<string, unknown>, email = newEmail()) {
  const client = accountClient(app.url)
  const { data: signedUp, error } = await client.auth.signUp({ email, password: PASSWORD, options: { data } })
  return { client, email, signedUp, error }
}

async function answerLater(token: string, body: unknown) {
  const response = await fetch(`${app.url}/api/account/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, code: text === '' ? null : JSON.parse(text).code }
}

async function keptOf(userId: string) {
  const { db } = app.context
  const ages = await db.selectFrom('age_declarations').selectAll().where('user_id', '=', userId).execute()
  const consents = await db
    .selectFrom('consents')
    .select(['document', 'version', 'accepted_at'])
    .where('user_id', '=', userId)
    .orderBy('document')
    .orderBy('version')
    .execute()
  return { ages, consents }
}

async function registrationOf(student: { client: ReturnType<typeof accountClient>; user: { id: string } }) {
  const { data } = await student.client
    .from('profiles')
    .select('registration')
    .eq('id', student.user.id)
    .single()
  return data?.registration
}

test('a sign-up keeps the age band and each accepted wording with the server’s date, and none of it in the metadata', async () => {
  const { client, signedUp } = await signUp({ ...person, age_band: '13-15', ...versions })
  const user = signedUp.user!
  expect(await keptOf(user.id)).toEqual({
    ages: [{ user_id: user.id, age_band: '13-15', declared_at: clock.now() }],
    consents: [
      { document: 'privacy', version: DOCUMENT_VERSIONS.privacy, accepted_at: clock.now() },
      { document: 'terms', version: DOCUMENT_VERSIONS.terms, accepted_at: clock.now() },
    ],
  })
  expect(user.user_metadata).toEqual(person)
  expect(await registrationOf({ client, user })).toBe('complete')
})

test.each([
  [{ age_band: 'under-13', ...versions }, 'under_age'],
  [{ age_band: 'under-13' }, 'under_age'],
  [{ age_band: '12', ...versions }, 'age_required'],
  [{ ...versions }, 'age_required'],
  [{ age_band: '16-17' }, 'consent_required'],
  [{ age_band: '16-17', ...versions, terms_version: '' }, 'consent_required'],
  [{ age_band: '16-17', ...versions, privacy_version: '2020-01-01' }, 'consent_outdated'],
])('a sign-up with %j is refused as %s, and nothing of the person is kept', async (registration, code) => {
  const { email, signedUp, error } = await signUp({ ...person, ...registration })
  expect([error?.status, error?.code, signedUp.user]).toEqual([422, code, null])
  const { db } = app.context
  expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([])
  expect(await db.selectFrom('outgoing_mails').select('id').where('recipient', '=', email).execute()).toEqual(
    [],
  )
})

test('a client that sends only the data of product §7 gets its account, which waits for the answers', async () => {
  const student = await aSignedUpStudent(app)
  const token = student.session.access_token
  expect(await registrationOf(student)).toBe('missing')
  expect(await keptOf(student.user.id)).toEqual({ ages: [], consents: [] })

  for (const [body, code] of [
    [{ ...answer, ageBand: null }, 'age_required'],
    [{ ...answer, terms: null }, 'consent_required'],
    [{ ...answer, privacy: '2020-01-01' }, 'consent_outdated'],
  ] as const) {
    expect(await answerLater(token, body)).toEqual({ status: 422, code })
  }
  expect(await answerLater(token, { ...answer, more: 1 })).toEqual({ status: 400, code: 'invalid_input' })
  expect(await registrationOf(student)).toBe('missing')

  expect(await answerLater(token, answer)).toEqual({ status: 204, code: null })
  expect(await registrationOf(student)).toBe('complete')
})

test('answers given again change nothing: not the age, not the date of a consent', async () => {
  const student = await aSignedUpStudent(app)
  const token = student.session.access_token
  const sent = await Promise.all([1, 2, 3].map(() => answerLater(token, { ...answer, ageBand: '13-15' })))
  expect(sent.map(({ status }) => status)).toEqual([204, 204, 204])
  const before = await keptOf(student.user.id)
  clock.pass(30)
  expect(await answerLater(token, answer)).toEqual({ status: 204, code: null })
  expect(await keptOf(student.user.id)).toEqual(before)
  expect(before.ages[0]?.age_band).toBe('13-15')
})

test('after a new wording the consents are asked again, the age is not', async () => {
  const student = await aSignedUpStudent(app, { data: { ...person, age_band: '16-17', ...versions } })
  await app.context.db
    .updateTable('consents')
    .set({ version: '2020-01-01' })
    .where('user_id', '=', student.user.id)
    .where('document', '=', 'terms')
    .execute()
  expect(await registrationOf(student)).toBe('outdated')
  const token = student.session.access_token
  expect(await answerLater(token, { ageBand: null, ...DOCUMENT_VERSIONS })).toEqual({
    status: 204,
    code: null,
  })
  expect(await registrationOf(student)).toBe('complete')
  const { ages, consents } = await keptOf(student.user.id)
  expect(ages[0]?.age_band).toBe('16-17')
  // What was accepted before stays as the proof of its time.
  expect(consents.map(({ document, version }) => [document, version])).toEqual([
    ['privacy', DOCUMENT_VERSIONS.privacy],
    ['terms', '2020-01-01'],
    ['terms', DOCUMENT_VERSIONS.terms],
  ])
})

test('without a session nobody answers', async () => {
  const response = await fetch(`${app.url}/api/account/registration`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(401)
})

test('the answer cannot be written by the profile or the metadata', async () => {
  const student = await aSignedUpStudent(app)
  const { error } = await student.client
    .from('profiles')
    .update({ registration: 'complete' })
    .eq('id', student.user.id)
  expect(error?.code).toBe('PGRST204')
  await student.client.auth.updateUser({ data: { age_band: '18-plus', ...versions } })
  expect(await registrationOf(student)).toBe('missing')
})

test('the band grows with the years, and is unknown where nobody asked', async () => {
  const { context } = app
  const asked = await aSignedUpStudent(app, { data: { ...person, age_band: '13-15', ...versions } })
  const unasked = await aSignedUpStudent(app)
  const in3Years = new Date(clock.now())
  in3Years.setUTCFullYear(in3Years.getUTCFullYear() + 3)
  expect(await ageBandOf(context.db, asked.user.id, clock.now())).toBe('13-15')
  expect(await ageBandOf(context.db, asked.user.id, in3Years)).toBe('16-17')
  expect(await ageBandOf(context.db, unasked.user.id, clock.now())).toBeNull()
})

test.each(['Seu B4baca', 'ㅤㅤ', 'Ganhe em https://golpe.example', 'Moderação Oficial'])(
  'nobody is called %j: not in a sign-up, nor in the own record, nor in the profile',
  async (name) => {
    const refused = await signUp({ ...person, full_name: name })
    expect([refused.error?.status, refused.error?.code, refused.signedUp.user]).toEqual([
      422,
      'name_refused',
      null,
    ])
    const { client, user } = await aSignedUpStudent(app)
    const ofRecord = await client.auth.updateUser({ data: { full_name: name } })
    expect([ofRecord.error?.status, ofRecord.error?.code]).toEqual([422, 'name_refused'])
    const ofProfile = await client
      .from('profiles')
      .update({ full_name: name, city: 'Lugar' })
      .eq('id', user.id)
    expect([ofProfile.status, ofProfile.error?.code]).toEqual([422, 'name_refused'])
    const kept = await client.from('profiles').select('full_name,city').eq('id', user.id).single()
    expect(kept.data).toEqual({ full_name: 'Ana Silva', city: 'Olinda' })
  },
)
