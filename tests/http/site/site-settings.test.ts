/** What the owner sets in the console holds at once, in every process, and can be taken back (decision 0062). */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { FEATURE_IDS, type FeatureId } from '#domain/site/features.ts'
import { EXTRA_GENERATION_VARIANT_ID } from '#domain/writing/generation-quota.ts'
import { countActivity } from '#server/account/badges/service.ts'
import { seedCommunity } from '#server/seed/seed-community.ts'
import { seedExtraGeneration } from '#server/seed/seed-extra-generation.ts'
import { followSiteChanges } from '#server/site/site.ts'
import { aSignedUpStudent, callAuth, newEmail } from '#tests/support/accounts.ts'
import { type ApiCaller, asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { anOwner, anOwnersAccount } from '#tests/support/owner.ts'
import { startSecondProcess } from '#tests/support/second-process.ts'
import { aStudent, checkout } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { interestTexts } from '#texts/shop/interest.ts'

const PATIENCE_MS = 20_000
const SHOP = {
  name: 'Loja da Professora Ana',
  cnpj: '00.000.000/0001-91',
  address: 'Rua das Letras, 10, Recife',
  email: 'loja@ana.example',
  phone: '(81) 99999-0000',
}

const app = await startTestApp({ SHOP_NAME: 'Do ambiente', SHOP_PHONE: '(11) 4000-0000' })
afterAll(() => app[Symbol.asyncDispose]())
await seedCommunity(app.context)
await seedExtraGeneration(app.context)
const owner = await anOwner(app)

const settings = (path = '') => `console/settings${path}`

/** What each feature decides about: whether it is there for somebody who asks now. */
const PROBES: Record<FeatureId, () => Promise<boolean>> = {
  writingRoom: async () => isThere(await asStudent(app, await aSignedUpStudent(app))('GET', 'essays')),
  productInterest: async () =>
    isThere(
      await aVisitor(app)('POST', 'interests', {
        topic: 'cursos',
        email: newEmail(),
        consentText: interestTexts.consent,
      }),
    ),
  passwordRecovery: async () => isThere(await callAuth(app, 'recover', { body: { email: newEmail() } })),
  chatBadge: async () => {
    const { user } = await aSignedUpStudent(app)
    await app.context.db
      .insertInto('activity_counts')
      .values({ user_id: user.id, activity: 'chat-message', count: 49 })
      .execute()
    const earned = await app.context.db
      .transaction()
      .execute((tx) => countActivity(tx, app.context.site.settings.features, user.id, 'chat-message'))
    return earned.length > 0
  },
  feedbackComments: async () => {
    const { body } = await aVisitor(app)('GET', 'feedbacks')
    const answer = await aVisitor(app)('POST', `feedbacks/${body.feedbacks[0].id}/comments`, {
      id: randomUUID(),
      text: 'Concordo!',
    })
    return isThere(answer)
  },
  challengeReading: async () => {
    const written = await aVisitor(app)('PUT', 'challenge/essay', { text: 'Uma redação inteira. '.repeat(5) })
    return isThere(await aVisitor(app)('GET', `challenge/essays/${written.body.mine.id}`))
  },
  peerReview: async () => {
    const { client } = await aSignedUpStudent(app)
    const { data } = await client.auth.getSession()
    const headers = { authorization: `Bearer ${data.session?.access_token}` }
    const answer = await fetch(`${app.url}/api/peer-review`, { headers })
    return isThere({ status: answer.status, body: (await answer.json()) as Record<string, unknown> })
  },
  extraGenerations: async () => {
    const { token } = await aStudent(app, newEmail())
    const items = [{ variant_id: EXTRA_GENERATION_VARIANT_ID, quantity: 1 }]
    return isThere(await checkout(app, { items }, { token }))
  },
}

function isThere({ status, body }: { status: number; body: Record<string, unknown> | null }): boolean {
  if (status < 300) return true
  expect([status, body?.['code']]).toEqual([
    expect.any(Number),
    expect.stringMatching(/^(feature_off|email_provider_disabled)$/),
  ])
  return false
}

test.each(FEATURE_IDS)(
  'the owner turns %s off and on, and the next who asks finds it so',
  async (feature) => {
    const isOn = PROBES[feature]
    expect(await isOn()).toBe(true)
    const off = await owner('PUT', settings('/features'), { [feature]: false })
    expect(off).toMatchObject({
      status: 200,
      body: { settings: { features: { [feature]: false } }, sources: { features: { [feature]: 'console' } } },
    })
    expect(await isOn()).toBe(false)
    expect((await owner('PUT', settings('/features'), { [feature]: true })).status).toBe(200)
    expect(await isOn()).toBe(true)
  },
)

test('what is given wins over the environment; what is left out or empty is told apart; the default comes back', async () => {
  const before = (await owner('GET', settings())).body
  expect(before.settings.shop).toMatchObject({ name: 'Do ambiente', phone: '(11) 4000-0000', cnpj: null })
  expect(before.sources.shop).toMatchObject({ name: 'environment', phone: 'environment', cnpj: 'default' })

  const { body } = await owner('PUT', settings('/shop'), {
    name: SHOP.name,
    cnpj: '00000000000191',
    phone: '',
  })
  expect(body.settings.shop).toEqual({
    name: SHOP.name,
    cnpj: SHOP.cnpj,
    phone: null,
    address: null,
    email: null,
    instagram: null,
  })
  expect(body.sources.shop).toEqual({
    name: 'console',
    cnpj: 'console',
    phone: 'console',
    address: 'default',
    email: 'default',
    instagram: 'default',
  })
  expect(app.context.site.settings.shop.name).toBe(SHOP.name)

  const reset = await owner('DELETE', settings('/shop'))
  expect(reset.body.settings).toEqual(before.settings)
  expect(reset.body.sources.shop).toEqual(before.sources.shop)
})

test('each change is in the audit log with what was there before; what holds already is no change', async () => {
  const call = asStudent(app, await anOwnersAccount(app))
  const entries = async () => (await call('GET', 'console/audit-log')).body.entries
  await call('PUT', settings('/challenge'), { judging: 'likes', isReviewed: false })
  expect((await entries())[0]).toMatchObject({
    action: 'setting.change',
    subjectKind: 'setting',
    subject: 'challenge',
    details: { judging: { from: 'jury', to: 'likes' } },
  })
  expect((await entries())[0].details).not.toHaveProperty('isReviewed')
  const count = (await entries()).length
  await call('PUT', settings('/challenge'), { judging: 'likes' })
  expect(await entries()).toHaveLength(count)
  await call('DELETE', settings('/challenge'))
  await call('DELETE', settings('/challenge'))
  const after = await entries()
  expect(after).toHaveLength(count + 1)
  expect(after[0]).toMatchObject({
    action: 'setting.reset',
    details: { judging: { from: 'likes', to: 'jury' } },
  })
})

test.each([
  ['shop', { cnpj: '00.000.000/0001-92' }, 'cnpj', 'not-cnpj'],
  ['shop', { email: 'ana' }, 'email', 'not-email'],
  ['shop', { instagram: 'https://www.instagram.com/' }, 'instagram', 'not-instagram'],
  [
    'exam',
    { next: { name: 'Enem', firstDay: '2027-11-08', lastDay: '2027-11-14', source: 'Inep' } },
    'next.firstDay',
    'not-sunday',
  ],
  ['challenge', { judging: 'sorteio' }, 'judging', /./],
  ['features', { writingRoom: 'no' }, 'writingRoom', /./],
  ['orders', { refund: true }, 'body', /./],
] as const)('%s %j is refused at the field %s, and nothing changes', async (group, change, field, reason) => {
  const before = (await owner('GET', settings())).body
  const refused = await owner('PUT', settings(`/${group}`), change)
  expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.stringMatching(reason) } } })
  expect((await owner('GET', settings())).body).toEqual(before)
})

test.each(['PUT', 'DELETE'])('%s of a group that is none is a missing call', async (method) => {
  for (const group of ['colours', 'toString']) {
    expect((await owner(method, settings(`/${group}`), {})).status).toBe(404)
  }
})

test('students have no part in it', async () => {
  const student: ApiCaller = asStudent(app, await aSignedUpStudent(app))
  expect((await student('GET', settings())).status).toBe(404)
  expect((await student('PUT', settings('/features'), { writingRoom: false })).status).toBe(404)
})

test('another process hears of it without a restart', async () => {
  await using second = await startSecondProcess(app)
  const fresh = followSiteChanges(second.context.site, second.context.pool, second.context.logger)
  await using _closed = { [Symbol.asyncDispose]: fresh.close }
  await owner('PUT', settings('/orders'), { refundAfterDownload: false })
  const giveUpAt = Date.now() + PATIENCE_MS
  while (second.context.site.settings.orders.refundAfterDownload) {
    if (Date.now() > giveUpAt) throw new Error('the second process never heard of it')
    await sleep(20)
  }
  await owner('DELETE', settings('/orders'))
})

test('a value of another version is as none, and does not stop the start', async () => {
  await using own = await startTestApp()
  await own.context.db
    .insertInto('site_settings')
    .values([
      { group_name: 'challenge', field: 'judging', value: JSON.stringify('sorteio'), changed_at: new Date() },
      { group_name: 'colours', field: 'paper', value: JSON.stringify(null), changed_at: new Date() },
      { group_name: 'challenge', field: 'isReviewed', value: JSON.stringify(true), changed_at: new Date() },
    ])
    .execute()
  await using second = await startSecondProcess(own)
  expect(second.context.site.settings.challenge).toEqual({ judging: 'jury', isReviewed: true })
})
