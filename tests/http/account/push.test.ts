/** Notices by push (product §10, decision 0215): asked for, encrypted for the browser, once, never at night, gone with it. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ourWindow } from '#domain/writing/mock-exam/mock-exam.ts'
import { deliverPushes } from '#server/account/push/deliver-pushes.ts'
import { queuePush } from '#server/account/push/queue-push.ts'
import { leaveList } from '#server/leave-list.ts'
import { tellOwner } from '#server/shop/health/tell-owner.ts'
import { remindOfPractice } from '#server/study/practice/remind-of-practice.ts'
import { settleMockExams } from '#server/writing/mock-exam/settle-mock-exams.ts'
import { settleTeacherCorrections } from '#server/writing/teacher-correction/settle-teacher-corrections.ts'
import { aSignedUpStudent, PASSWORD } from '#tests/support/accounts.ts'
import type { ApiCaller } from '#tests/support/api-caller.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { aTaker } from '#tests/support/mock-exam.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aPushService } from '#tests/support/push-service.ts'
import { aClock, anOpenOrder, decide } from '#tests/support/shop.ts'
import { aSentEssay } from '#tests/support/teacher-corrections.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** Noon in Brasília of a Saturday. */
const NOON = new Date('2026-11-21T15:00:00Z')

async function anApp(at = NOON) {
  const clock = aClock(at)
  const service = aPushService(clock.now)
  const app = await startTestApp({}, { now: clock.now, postPush: service.post })
  return { app, clock, service }
}

async function aReader(app: TestApp, service: ReturnType<typeof aPushService>, kinds: string[]) {
  const student = await aSignedUpStudent(app)
  const call = asStudent(app, student)
  const browser = service.aBrowser()
  expect((await call('PUT', 'push/subscription', browser.body)).status).toBe(200)
  for (const kind of kinds) await call('PUT', 'push/choices', { turn: { kind, isOn: true } })
  return { student, call, browser, userId: student.user.id }
}

const tell = (app: TestApp, userId: string, thing = 'a') =>
  queuePush(
    app.context.db,
    app.context.now(),
    { userIds: [userId] },
    { kind: 'correction', thing, path: '/corretor-de-redacao/professora/a' },
  )
const count = async (app: TestApp, table: 'push_subscriptions' | 'outgoing_pushes' | 'push_choices') => {
  const { n } = await app.context.db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

test('nothing is on before it is asked for, and the key stays the same', async () => {
  const { app, service } = await anApp()
  await using _ = app
  expect((await aVisitor(app)('GET', 'push')).status).toBe(401)
  const { call, userId } = await aReader(app, service, [])
  const { body } = await call('GET', 'push')
  expect(body).toEqual({
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
    isHere: true,
    browsers: 1,
    kinds: [],
    practiceHour: 18,
  })
  expect(await tell(app, userId)).toBe(0)
  expect((await call('GET', 'push')).body.publicKey).toBe(body.publicKey)
})

test('a notice comes encrypted and signed, once, and says nothing private', async () => {
  const { app, service } = await anApp()
  await using _ = app
  const { userId, browser } = await aReader(app, service, ['correction'])
  await tell(app, userId)
  await tell(app, userId)
  await Promise.all([deliverPushes(app.context), deliverPushes(app.context)])
  const taken = service.taken()
  expect(taken).toMatchObject([
    {
      endpoint: browser.body.endpoint,
      subject: 'mailto:loja@example.com',
      notice: {
        title: 'Sua correção está pronta',
        body: 'Toque para ler com calma.',
        path: '/corretor-de-redacao/professora/a',
      },
    },
  ])
  expect(taken[0]?.headers).toMatchObject({ TTL: 48 * 3600, Urgency: 'normal', Topic: taken[0]?.notice.tag })
  expect(await count(app, 'outgoing_pushes')).toBe(0)
  expect(await deliverPushes(app.context)).toBe(0)
})

test.each([
  ['2026-11-22T00:59:59Z', true],
  ['2026-11-22T01:00:00Z', false],
  ['2026-11-22T09:59:59Z', false],
  ['2026-11-22T10:00:00Z', true],
])('what happens at %s is told at once: %s; at night it waits until seven', async (at, isAtOnce) => {
  const { app, clock, service } = await anApp(new Date(at))
  await using _ = app
  const { userId, call } = await aReader(app, service, ['correction'])
  await tell(app, userId)
  await deliverPushes(app.context)
  expect(service.taken()).toHaveLength(isAtOnce ? 1 : 0)
  if (isAtOnce) return
  // Pressed for at this very moment, it is no disturbance.
  expect((await call('POST', 'push/test')).status).toBe(204)
  await deliverPushes(app.context)
  expect(service.taken()).toMatchObject([{ notice: { title: 'Deu certo!' } }])
  clock.pass((Date.parse('2026-11-22T09:59:00Z') - clock.now().getTime()) / 60_000)
  expect(await deliverPushes(app.context)).toBe(0)
  clock.pass(1)
  expect(await deliverPushes(app.context)).toBe(1)
})

test('a try that failed at nine in the evening is not made again at night', async () => {
  const { app, clock, service } = await anApp(new Date('2026-11-22T00:59:30Z'))
  await using _ = app
  const { userId } = await aReader(app, service, ['correction'])
  await tell(app, userId)
  service.says(503)
  await deliverPushes(app.context)
  clock.pass(2)
  expect(await deliverPushes(app.context)).toBe(0)
  clock.pass(9 * 60)
  expect(await deliverPushes(app.context)).toBe(1)
})

test('a test that failed at night is tried again a minute later', async () => {
  const { app, clock, service } = await anApp(new Date('2026-11-22T02:00:00Z'))
  await using _ = app
  const { call } = await aReader(app, service, [])
  await call('POST', 'push/test')
  service.says(503)
  expect(await deliverPushes(app.context)).toBe(0)
  clock.pass(1)
  expect(await deliverPushes(app.context)).toBe(1)
})

test.each([404, 410, 403])('a browser whose service answers %i is forgotten', async (status) => {
  const { app, service } = await anApp()
  await using _ = app
  const { userId, call } = await aReader(app, service, ['correction'])
  await tell(app, userId)
  await tell(app, userId, 'b')
  service.says(status, status)
  await deliverPushes(app.context)
  expect(await count(app, 'push_subscriptions')).toBe(0)
  expect(await count(app, 'outgoing_pushes')).toBe(0)
  expect((await call('GET', 'push')).body).toMatchObject({
    isHere: false,
    browsers: 0,
    kinds: ['correction'],
  })
})

test('a service that fails is asked again with pauses, six times; the fifth such notice ends it', async () => {
  const { app, clock, service } = await anApp(new Date('2026-11-21T11:00:00Z'))
  await using _ = app
  const { userId } = await aReader(app, service, ['correction'])
  for (const thing of ['a', 'b', 'c', 'd', 'e']) {
    await tell(app, userId, thing)
    service.says(503, 429, 302, new Error('no answer'), 500, 502)
    for (const minutes of [0, 1, 2, 4, 8, 16]) {
      clock.pass(minutes)
      expect(await count(app, 'outgoing_pushes')).toBe(1)
      await deliverPushes(app.context)
    }
    expect(await count(app, 'outgoing_pushes')).toBe(0)
    expect(await count(app, 'push_subscriptions')).toBe(thing === 'e' ? 0 : 1)
  }
})

test('a notice that is of no use any more is not sent', async () => {
  const { app, clock, service } = await anApp()
  await using _ = app
  const { userId } = await aReader(app, service, ['correction'])
  await tell(app, userId)
  service.says(503)
  await deliverPushes(app.context)
  clock.pass(49 * 60)
  expect(await deliverPushes(app.context)).toBe(0)
  expect(await count(app, 'outgoing_pushes')).toBe(0)
})

test('signing out, erasing the account and turning it off here each end it', async () => {
  const { app, service } = await anApp()
  await using _ = app
  const first = await aReader(app, service, ['correction'])
  await tell(app, first.userId)
  await first.student.client.auth.signOut()
  expect(await count(app, 'push_subscriptions')).toBe(0)
  expect(await count(app, 'outgoing_pushes')).toBe(0)

  const second = await aReader(app, service, ['correction'])
  expect((await second.call('DELETE', 'push/subscription')).body).toMatchObject({ isHere: false })
  expect((await second.call('POST', 'push/test')).status).toBe(409)
  await second.call('PUT', 'push/subscription', second.browser.body)
  expect((await second.call('POST', 'account/erasure', { password: PASSWORD })).status).toBe(204)
  expect(await count(app, 'push_subscriptions')).toBe(0)
})

test('a browser is of who asked last, and an account has ten at most', async () => {
  const { app, clock, service } = await anApp()
  await using _ = app
  const first = await aReader(app, service, ['correction'])
  const second = await aReader(app, service, ['correction'])
  await second.call('PUT', 'push/subscription', first.browser.body)
  expect((await first.call('GET', 'push')).body.isHere).toBe(false)
  expect(await count(app, 'push_subscriptions')).toBe(1)

  for (let n = 0; n < 10; n += 1) {
    clock.pass(1)
    const { data } = await second.student.client.auth.signInWithPassword({
      email: second.student.email,
      password: PASSWORD,
    })
    if (!data.session) throw new Error('no session')
    const call = asStudent(app, { ...second.student, session: data.session })
    expect((await call('PUT', 'push/subscription', service.aBrowser().body)).body.browsers).toBe(
      Math.min(n + 2, 10),
    )
  }
  expect((await second.call('GET', 'push')).body.isHere).toBe(false)
})

test.each([
  'http://avisos.exemplo.com.br/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://2130706433/a',
  'https://localhost/a',
  'https://banco.local/a',
  'https://metadata.google.internal/a',
  'https://avisos.exemplo.com.br:8443/a',
  'https://ana:senha@avisos.exemplo.com.br/a',
  `https://avisos.exemplo.com.br/${'a'.repeat(1024)}`,
])('the address %s is refused', async (endpoint) => {
  const { app, service } = await anApp()
  await using _ = app
  const { call, browser } = await aReader(app, service, [])
  expect((await call('PUT', 'push/subscription', { ...browser.body, endpoint })).status).toBe(400)
  const offCurve = { ...browser.body.keys, p256dh: `B${'A'.repeat(86)}` }
  expect((await call('PUT', 'push/subscription', { ...browser.body, keys: offCurve })).status).toBe(400)
})

test('the owner is told what she chose, by push alone too; a student may not choose it', async () => {
  const { app, clock, service } = await anApp()
  await using _ = app
  const student = await aReader(app, service, [])
  expect((await student.call('PUT', 'push/choices', { turn: { kind: 'sale', isOn: true } })).status).toBe(403)
  const owner = await anOwner(app)
  await owner('PUT', 'push/subscription', service.aBrowser().body)
  await owner('PUT', 'push/choices', { turn: { kind: 'sale', isOn: true } })
  await owner('PUT', 'push/choices', { turn: { kind: 'message', isOn: true } })
  await tellOwner(app.context)
  const { variantIds } = await aProduct(app.context.db, {})
  for (const _order of [1, 2])
    await decide(app, await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }]), 'pix-approve')
  const message = { name: 'Ana', email: 'ana@example.com', topic: 'compra', message: 'Uma pergunta sobre.' }
  await aVisitor(app)('POST', 'contact-messages', message)
  clock.pass(1)
  expect(await tellOwner(app.context)).toBe(false)
  await deliverPushes(app.context)
  expect(service.taken().map(({ notice }) => [notice.title, notice.path])).toEqual(
    expect.arrayContaining([
      ['Venda nova', '/painel/pedidos'],
      ['Mensagem nova em Contato', '/painel/mensagens'],
    ]),
  )
})

test('the practice is told at its hour, once, and not to who has done it', async () => {
  const { app, clock, service } = await anApp(new Date('2026-11-21T20:30:00Z'))
  await using _ = app
  const { call } = await aReader(app, service, ['practice'])
  const done = await aReader(app, service, ['practice'])
  await app.context.db
    .insertInto('practice_days')
    .values({ user_id: done.userId, day: '2026-11-21', items: JSON.stringify([{ state: 'right' }]) })
    .execute()
  expect(await remindOfPractice(app.context)).toBe(0)
  clock.pass(30)
  expect((await Promise.all([1, 2].map(() => remindOfPractice(app.context)))).sort()).toEqual([0, 1])
  await deliverPushes(app.context)
  expect(service.taken()).toMatchObject([{ notice: { path: '/pratica' }, headers: { Urgency: 'low' } }])
  for (const practiceHour of [6, 22])
    expect((await call('PUT', 'push/choices', { practiceHour })).status).toBe(400)
  // An hour that has begun counts from tomorrow.
  await call('PUT', 'push/choices', { practiceHour: 17 })
  expect(await remindOfPractice(app.context)).toBe(0)
  clock.pass(23 * 60)
  expect(await remindOfPractice(app.context)).toBe(1)
})

test('the opening of the mock exam is told once to who asked, by push or by mail', async () => {
  const { app, service } = await anApp(new Date('2026-11-20T11:00:30Z'))
  await using _ = app
  await aReader(app, service, ['mock-exam'])
  await aReader(app, service, ['correction'])
  const [asking, leaving, silent] = await Promise.all(['asking', 'leaving', 'silent'].map(() => aTaker(app)))
  const mail = (by: ApiCaller, isWanted: boolean) => by('PUT', 'mock-exam/mail', { isWanted })
  const wants = async (by: ApiCaller) => (await by('GET', 'mock-exam/sittings')).body.wantsMail
  await app.context.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('id', '=', silent!.id)
    .execute()
  expect((await mail(silent!.by, true)).body.code).toBe('email_not_proven')
  await app.context.db
    .updateTable('users')
    .set({ email_verified_at: app.context.now() })
    .where('id', 'in', [asking!.id, leaving!.id])
    .execute()
  for (const { by } of [asking!, asking!, leaving!])
    expect([(await mail(by, true)).status, await wants(by)]).toEqual([200, true])
  expect([(await mail(leaving!.by, false)).body, await wants(leaving!.by)]).toEqual([
    { isWanted: false },
    false,
  ])
  await settleMockExams(app.context)
  await settleMockExams(app.context)
  await deliverPushes(app.context)
  expect(service.taken()).toMatchObject([{ notice: { path: '/simulado' } }])
  const told = app.context.db
    .selectFrom('outgoing_mails as m')
    .innerJoin('users as u', 'u.email', 'm.recipient')
    .select(['u.id', 'm.facts', 'm.list_key'])
    .where('m.kind', '=', 'mock-exam-open')
  const facts = { month: '2026-11', closesAt: ourWindow('2026-11').closesAt.toISOString() }
  const mails = await told.execute()
  expect(mails).toMatchObject([{ id: asking!.id, facts }])
  // The link beneath the mail is the same switch; a mail that waits goes with it.
  await leaveList(app.context, mails[0]?.list_key ?? '')
  expect([await wants(asking!.by), await told.execute()]).toEqual([false, []])
})

test('a correction of the teacher is told when it is ready', async () => {
  const { app, service } = await anApp()
  await using _ = app
  const { userId } = await aReader(app, service, ['correction', 'answer'])
  const id = await aSentEssay(app, userId)
  await settleTeacherCorrections(app.context)
  await deliverPushes(app.context)
  expect(service.taken()).toEqual([])
  for (const state of ['corrected', 'answered'] as const) {
    await app.context.db.updateTable('teacher_corrections').set({ state }).where('id', '=', id).execute()
    await settleTeacherCorrections(app.context)
    await settleTeacherCorrections(app.context)
  }
  await deliverPushes(app.context)
  const path = `/corretor-de-redacao/professora/${id}`
  expect(service.taken()).toMatchObject([{ notice: { path } }, { notice: { path } }])
})
