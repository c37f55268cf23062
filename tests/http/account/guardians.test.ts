/** Guardians (product §10 Guardians, decisions 0260 and 0261): the code, the tie, what is seen and what is permitted. */
import { afterAll, expect, test } from 'vitest'
import { GUARDIANS_MAX, MINORS_MAX } from '#domain/account/guardian.ts'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { GUARDIAN_PARTS } from '#server/account/personal-data/guardian-parts.ts'
import { pruneAccounts } from '#server/account/prune.ts'
import { ageRefusal } from '#server/identity/guardian.ts'
import { aSignedUpStudent, PASSWORD } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { guardiansOf, type Someone } from '#tests/support/guardians.ts'
import { mailKindsTo, mailsTo } from '#tests/support/mailbox.ts'
import { anOwner } from '#tests/support/owner.ts'
import { anOpenOrder, decide } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { unzip } from '#tests/support/unzip.ts'
import { aWholePerson } from '#tests/support/whole-person.ts'
import { anEssayRow } from '#tests/support/whole-person-writing.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { db, pool } = app.context

const { aPerson, aMinor, aGuardian, codeOf, enter, minorsOf, aTie } = guardiansOf(app)
const ownOf = async (minor: Someone) => (await minor.call('GET', 'guardians/own')).body.minor
const mayWrite = async (minor: Someone) => (await ageRefusal(db, minor.id, app.context.now())) === null

test('a minor makes a code, an adult sees whose it is and ties the account once; both see the same list', async () => {
  const minor = await aMinor()
  const guardian = await aGuardian()
  const code = await codeOf(minor)
  expect((await ownOf(minor)).code.code).toBe(code)
  const seen = await guardian.call('POST', 'guardians/preview', { code: code.toUpperCase() })
  // The first name, and nothing else.
  expect(seen).toMatchObject({ status: 200 })
  expect(seen.body).toEqual({ firstName: 'Caio', isTied: false })
  expect(await minorsOf(guardian)).toEqual([])
  expect((await guardian.call('POST', 'guardians/ties', { code, isGuardian: false })).status).toBe(400)

  const both = await Promise.all([1, 2].map(() => enter(guardian, code)))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const [tied, ...others] = await minorsOf(guardian)
  expect(others).toEqual([])
  const own = await ownOf(minor)
  expect(own).toMatchObject({ code: null, guardians: [{ id: tied.id, name: 'Rosa Nunes' }] })
  expect(own.guardians[0].email).not.toBe(guardian.email)
  expect(own.guardians[0].email).toContain('•••@')
  expect(own.shown).toEqual(tied.shown)
  expect(JSON.stringify(tied)).not.toContain('Nunes')
  const kinds = await mailKindsTo(app, minor.email)
  expect(kinds.filter((kind) => kind === 'guardian-tied')).toHaveLength(1)
})

test.each<[string, () => Promise<Someone>, number, string]>([
  ['no proven mailbox', () => aPerson('Rosa Nunes', '18-plus', false), 403, 'email_not_confirmed'],
  ['seventeen years', () => aPerson('Rosa Nunes', '16-17'), 403, 'guardian_is_minor'],
  ['no age', () => aPerson('Rosa Nunes', null), 403, 'age_unknown'],
  ['no name', () => aPerson(null, '18-plus'), 409, 'name_missing'],
])('an account with %s is tied to nobody', async (_, someone, status, refusal) => {
  const code = await codeOf(await aMinor())
  const person = await someone()
  for (const answer of [
    await enter(person, code),
    await person.call('POST', 'guardians/preview', { code }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([status, refusal])
  }
  expect(await minorsOf(person)).toEqual([])
})

test('a code that is wrong, replaced, used, too old or one’s own ties nobody', async () => {
  const [minor, guardian, other] = [await aMinor(), await aGuardian(), await aGuardian('Jonas Reis')]
  const refusalTo = async (person: Someone, code: string) => (await enter(person, code)).body.code
  expect(await refusalTo(guardian, '22222222')).toBe('code_not_found')
  expect(await refusalTo(guardian, 'oooooooo')).toBe('code_not_found')
  const first = await codeOf(minor)
  const second = await codeOf(minor)
  expect(await refusalTo(guardian, first)).toBe('code_not_found')
  expect(await refusalTo(minor, second)).toBe('own_code')
  const adult = await aGuardian('Eva Dias')
  expect((await adult.call('POST', 'guardians/code')).body.code).toBe('not_a_minor')
  expect((await (await aPerson('Davi Melo', null)).call('POST', 'guardians/code')).body.code).toBe(
    'age_unknown',
  )
  expect((await adult.call('GET', 'guardians/own')).body.minor).toBeNull()

  // Of two adults with one code one is tied.
  const both = await Promise.all([guardian, other].map((person) => enter(person, second)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('code_used')
  const third = await codeOf(minor)
  await pool.query('update guardian_codes set expires_at = now() where code = $1', [third])
  expect(await refusalTo(adult, third)).toBe('code_expired')
  expect((await ownOf(minor)).code).toBeNull()
  expect((await aVisitor(app)('GET', 'guardians/ties')).status).toBe(401)
})

test('two guardians for a minor, five minors for a guardian, also at once', async () => {
  const minor = await aMinor()
  for (let count = 0; count < GUARDIANS_MAX; count += 1)
    await aTie(aGuardian(`Rosa ${'ABC'[count]}lves`), Promise.resolve(minor))
  expect((await minor.call('POST', 'guardians/code')).body.code).toBe('too_many_guardians')

  const guardian = await aGuardian()
  const minors = await Promise.all(Array.from({ length: MINORS_MAX + 1 }, () => aMinor()))
  const codes = await Promise.all(minors.map(codeOf))
  const answers = await Promise.all(codes.map((code) => enter(guardian, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MINORS_MAX)
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('too_many_minors')
  expect(await minorsOf(guardian)).toHaveLength(MINORS_MAX)
})

test('a guardian lets a minor write and takes it back; the record tells who and when', async () => {
  const { guardian, minor, id } = await aTie()
  const permission = `guardians/ties/${id}/permission`
  expect(await mayWrite(minor)).toBe(false)
  for (const _ of [1, 2]) expect((await guardian.call('PUT', permission)).status).toBe(204)
  expect(await mayWrite(minor)).toBe(true)
  expect((await minorsOf(guardian))[0].permission).toMatchObject({ isNeeded: true, given: { by: 'you' } })
  expect((await ownOf(minor)).permission.given.by).toBe('guardian')
  for (const _ of [1, 2]) expect((await guardian.call('DELETE', permission)).status).toBe(204)
  expect(await mayWrite(minor)).toBe(false)

  // What the owner was told on paper is taken back by a guardian too.
  const owner = await anOwner(app)
  await owner('PUT', `moderation/guardian-permissions/${minor.id}`)
  expect((await minorsOf(guardian))[0].permission.given.by).toBe('owner')
  const file = await owner('GET', `console/students/${minor.id}`)
  expect(file.body.guardianPermission).toEqual({ by: 'owner', at: expect.any(String) })
  await guardian.call('DELETE', permission)
  expect(await mayWrite(minor)).toBe(false)
  const acts = await db
    .selectFrom('guardian_acts')
    .select(['act', 'by'])
    .where('minor_id', '=', minor.id)
    .orderBy('at')
    .execute()
  expect(acts.map(({ act, by }) => `${act} by ${by}`)).toEqual([
    'tied by guardian',
    'permitted by guardian',
    'withdrawn by guardian',
    'permitted by owner',
    'withdrawn by guardian',
  ])
})

test('nobody else sees or decides; an ended tie opens nothing, and ends what it permitted', async () => {
  const { guardian, minor, id } = await aTie()
  const stranger = await aGuardian('Jonas Reis')
  await guardian.call('PUT', `guardians/ties/${id}/permission`)
  expect(await minorsOf(stranger)).toEqual([])
  for (const person of [stranger, minor]) {
    expect((await person.call('PUT', `guardians/ties/${id}/permission`)).status).toBe(404)
    expect((await person.call('DELETE', `guardians/ties/${id}/permission`)).status).toBe(404)
  }
  expect((await stranger.call('DELETE', `guardians/ties/${id}`)).status).toBe(204)
  expect(await mayWrite(minor)).toBe(true)

  for (const _ of [1, 2]) expect((await minor.call('DELETE', `guardians/ties/${id}`)).status).toBe(204)
  expect(await mayWrite(minor)).toBe(false)
  expect(await minorsOf(guardian)).toEqual([])
  expect((await guardian.call('PUT', `guardians/ties/${id}/permission`)).status).toBe(404)
  expect((await ownOf(minor)).guardians).toEqual([])
  expect(await mailKindsTo(app, guardian.email)).toContain('minor-ended')
  // The owner's own permission outlives the tie.
  const again = await aTie(Promise.resolve(guardian), Promise.resolve(minor))
  await (await anOwner(app))('PUT', `moderation/guardian-permissions/${minor.id}`)
  await guardian.call('DELETE', `guardians/ties/${again.id}`)
  expect(await mayWrite(minor)).toBe(true)
  expect(await mailKindsTo(app, minor.email)).toContain('guardian-ended')
})

test('who has grown up is seen by no guardian, and the tie goes', async () => {
  const { guardian, minor, id } = await aTie(aGuardian(), aMinor('Bia Reis', '16-17'))
  expect((await minorsOf(guardian))[0].permission.isNeeded).toBe(false)
  await pool.query(
    "update age_declarations set declared_at = now() - interval '2 years' where user_id = $1",
    [minor.id],
  )
  expect(await minorsOf(guardian)).toEqual([])
  expect((await guardian.call('PUT', `guardians/ties/${id}/permission`)).status).toBe(404)
  expect((await ownOf(minor)).guardians).toHaveLength(1)
  const young = await aTie()
  await pruneAccounts(app.context)
  expect((await ownOf(minor)) ?? null).toBeNull()
  expect(await minorsOf(young.guardian)).toHaveLength(1)
})

test('days and deeds are counted to the day', async () => {
  const { guardian, minor } = await aTie()
  await db
    .insertInto('course_students')
    .values({
      user_id: minor.id,
      course: 'curso',
      lesson: 'aula-0',
      began_at: new Date(),
      seen_at: new Date(),
    })
    .execute()
  const lesson = (lesson: string, days: number) =>
    pool.query(
      `insert into course_lessons_done (user_id, course, lesson, done_at)
       values ($1, 'curso', $2, now() - make_interval(days => $3))`,
      [minor.id, lesson, days],
    )
  for (const days of [0, 6, 7, 27, 28]) await lesson(`aula-${days}`, days)
  await lesson('aula-0b', 0)
  const practised = (day: number, state: string) =>
    pool.query(
      `insert into practice_days (user_id, day, items) values
         ($1, to_char((now() at time zone 'America/Sao_Paulo')::date - $2::int, 'YYYY-MM-DD'), $3)`,
      [
        minor.id,
        day,
        JSON.stringify([
          { of: 'exercise', id: 'a', state: 'open' },
          { of: 'exercise', id: 'b', state },
        ]),
      ],
    )
  await practised(1, 'right')
  // Opened, and not done.
  await practised(2, 'open')
  const { week, fourWeeks } = (await minorsOf(guardian))[0].shown
  expect(week).toEqual({ days: 3, essays: 0, practiceDays: 1, lessons: 3 })
  expect(fourWeeks).toEqual({ days: 5, essays: 0, practiceDays: 1, lessons: 5 })
})

test('what was paid is told with its amount, to both sides; what was only begun is not', async () => {
  const { guardian, minor } = await aTie()
  const { variantIds } = await aProduct(db, { variants: [{ amountInCents: 1_800 }] })
  const items = [{ variant_id: String(variantIds[0]), quantity: 2 }]
  const paid = await anOpenOrder(app, items, { token: minor.token })
  await anOpenOrder(app, items, { token: minor.token })
  expect((await minorsOf(guardian))[0].shown.purchases).toEqual([])
  await decide(app, paid, 'pix-approve', { email: minor.email, name: 'Rosa' })
  const { purchases } = (await minorsOf(guardian))[0].shown
  expect(purchases).toMatchObject([{ what: 'order', amount: 3_600, refundedAmount: 0 }])
  expect((await ownOf(minor)).shown.purchases).toEqual(purchases)
})

test('with the guardian’s account the tie and its permission go, with the minor’s everything', async () => {
  const one = await aTie()
  await one.guardian.call('PUT', `guardians/ties/${one.id}/permission`)
  await eraseAccount(app.context, one.guardian.id, 'own-wish')
  expect((await ownOf(one.minor)).guardians).toEqual([])
  expect(await mayWrite(one.minor)).toBe(false)
  const acts = await db
    .selectFrom('guardian_acts')
    .select(['actor_id', 'act', 'by'])
    .where('minor_id', '=', one.minor.id)
    .orderBy('at')
    .execute()
  const told = acts.map(({ actor_id, act, by }) => `${act} by ${by} ${actor_id}`)
  expect(told.sort()).toEqual(
    ['ended', 'permitted', 'tied', 'withdrawn'].map((act) => `${act} by guardian null`),
  )
  expect(await mailKindsTo(app, one.minor.email)).toContain('guardian-ended')

  const two = await aTie()
  await eraseAccount(app.context, two.minor.id, 'own-wish')
  expect(await minorsOf(two.guardian)).toEqual([])
  const left = await db
    .selectFrom('guardian_acts')
    .selectAll()
    .where('actor_id', '=', two.guardian.id)
    .execute()
  expect(left).toEqual([])
})

test('a guardian’s copy has numbers and payments and no word of the minor, who is told; to others it is not there', async () => {
  const [minor, guardian, stranger] = [await aMinor(), await aGuardian(), await aGuardian('Jonas Reis')]
  await enter(guardian, await codeOf(minor))
  const [{ id }] = await minorsOf(guardian)
  await anEssayRow(app, minor.id, 'Um segredo escrito na redação.')
  const copyFor = async (person: Someone, tie = id) =>
    fetch(`${app.url}/api/account/minors/${tie}/export`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
  for (const other of [stranger, minor]) expect((await copyFor(other)).status).toBe(404)
  expect((await copyFor(guardian, 'x')).status).toBe(404)
  expect(await mailKindsTo(app, minor.email)).not.toContain('guardian-exported')

  const copy = await copyFor(guardian)
  expect(copy.headers.get('content-disposition')).toContain('dados-do-estudante')
  const files = await unzip(copy)
  expect([...files.keys()].sort()).toEqual(['LEIA-ME.txt', ...Object.keys(GUARDIAN_PARTS)].sort())
  expect([...files.values()].join()).not.toContain('segredo')
  expect(await mailKindsTo(app, minor.email)).toContain('guardian-exported')
  const acts = await app.context.db
    .selectFrom('guardian_acts')
    .select(['act', 'by', 'actor_id'])
    .where('minor_id', '=', minor.id)
    .orderBy('at')
    .execute()
  expect(acts.at(-1)).toEqual({ act: 'exported', by: 'guardian', actor_id: guardian.id })

  await minor.call('DELETE', `guardians/ties/${id}`)
  expect((await copyFor(guardian)).status).toBe(404)
})

test('a guardian’s copy tells nothing by which the minor is reached, and no word of the minor’s', async () => {
  const [whole, guardian] = [await aWholePerson(app), await aGuardian()]
  await db.deleteFrom('age_declarations').where('user_id', '=', whole.user.id).execute()
  await db
    .insertInto('age_declarations')
    .values({ user_id: whole.user.id, age_band: '13-15', declared_at: new Date() })
    .execute()
  const { id } = await db
    .insertInto('guardian_links')
    .values({ minor_id: whole.user.id, guardian_id: guardian.id, declaration: 'x', tied_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const copy = await fetch(`${app.url}/api/account/minors/${id}/export`, {
    headers: { authorization: `Bearer ${guardian.token}` },
  })
  const files = await unzip(copy)
  const all = [...files.values()].join()
  for (const mark of Object.values(whole.marks)) expect(all).not.toContain(mark)
  const [order] = JSON.parse(files.get('pedidos.json') ?? '[]')
  expect(order.itens[0]).toMatchObject({ quantidade: 1, precoEmCentavos: expect.any(Number) })
  expect(JSON.parse(files.get('compras.json') ?? '{}').materiais[0]).toMatchObject({ quantidade: 1 })
})

const eraseOf = (guardian: Someone, id: string, password = PASSWORD) =>
  guardian.call('POST', `account/minors/${id}/erasure`, { password })
const letPass = (id: string, wait: string) =>
  pool.query('update guardian_links set erasure_asked_at = erasure_asked_at - $2::interval where id = $1', [
    id,
    wait,
  ])
const isThere = async ({ id }: Someone) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

test('a guardian’s wish to erase waits seven days, is told to the minor, and then the account is gone', async () => {
  const { guardian, minor, id } = await aTie()
  expect((await eraseOf(guardian, id, 'outra senha')).body.code).toBe('invalid_credentials')
  const stranger = await aGuardian('Jonas Reis')
  for (const person of [stranger, minor]) expect((await eraseOf(person, id)).status).toBe(404)
  expect((await minorsOf(guardian))[0].erasesAt).toBeNull()

  for (const _ of [1, 2]) expect((await eraseOf(guardian, id)).status).toBe(204)
  const [{ erasesAt }] = await minorsOf(guardian)
  expect((await ownOf(minor)).guardians[0].erasesAt).toBe(erasesAt)
  const mails = await mailKindsTo(app, minor.email)
  expect(mails.filter((kind) => kind === 'guardian-erasure-asked')).toHaveLength(1)
  await letPass(id, '6 days 23 hours')
  await pruneAccounts(app.context)
  expect(await isThere(minor)).toBe(true)
  await letPass(id, '1 hour')
  // In two processes at once.
  await Promise.all([pruneAccounts(app.context), pruneAccounts(app.context)])
  expect(await isThere(minor)).toBe(false)
  expect(await minorsOf(guardian)).toEqual([])
  expect((await mailKindsTo(app, guardian.email)).filter((kind) => kind === 'minor-erased')).toHaveLength(1)
  const record = await db
    .selectFrom('account_erasures')
    .selectAll()
    .where('reason', '=', 'guardian-wish')
    .execute()
  expect(record).toHaveLength(1)
  expect(JSON.stringify(record)).not.toContain(minor.id)
})

test('the minor’s other guardian hears of the wish to erase, once and without who asked', async () => {
  const { guardian, minor, id } = await aTie(aGuardian('Rosa Alves'))
  const { guardian: other } = await aTie(aGuardian('Jonas Reis'), Promise.resolve(minor))
  for (const _ of [1, 2]) expect((await eraseOf(guardian, id)).status).toBe(204)
  const told = async (person: Someone) =>
    (await mailsTo(app, person.email)).filter(({ kind }) => kind === 'other-guardian-erasure-asked')
  expect(await told(other)).toHaveLength(1)
  expect(await told(guardian)).toHaveLength(0)
  expect(JSON.stringify(await told(other))).not.toContain('Rosa')
})

test('either side stops an erasure: the guardian takes it back, the minor ends the tie', async () => {
  const kept = await aTie()
  await eraseOf(kept.guardian, kept.id)
  const back = () => kept.guardian.call('DELETE', `account/minors/${kept.id}/erasure`)
  expect((await kept.minor.call('DELETE', `account/minors/${kept.id}/erasure`)).status).toBe(404)
  for (const _ of [1, 2]) expect((await back()).status).toBe(204)
  expect((await ownOf(kept.minor)).guardians[0].erasesAt).toBeNull()
  const mails = await mailKindsTo(app, kept.minor.email)
  expect(mails.filter((kind) => kind === 'guardian-erasure-withdrawn')).toHaveLength(1)

  const ended = await aTie()
  await eraseOf(ended.guardian, ended.id)
  await letPass(ended.id, '8 days')
  await Promise.all([
    ended.minor.call('DELETE', `guardians/ties/${ended.id}`),
    eraseAccount(app.context, ended.minor.id, 'guardian-wish'),
  ])
  // Whichever came first: a tie that was ended erases nobody later.
  const grown = await aTie(aGuardian(), aMinor('Bia Reis', '16-17'))
  await eraseOf(grown.guardian, grown.id)
  await letPass(grown.id, '8 days')
  await pool.query(
    "update age_declarations set declared_at = now() - interval '2 years' where user_id = $1",
    [grown.minor.id],
  )
  const stopped = await aTie()
  await eraseOf(stopped.guardian, stopped.id)
  await letPass(stopped.id, '8 days')
  await stopped.minor.call('DELETE', `guardians/ties/${stopped.id}`)
  await pruneAccounts(app.context)
  for (const { minor } of [kept, grown, stopped]) expect(await isThere(minor)).toBe(true)
  expect(await eraseAccount(app.context, stopped.minor.id, 'guardian-wish')).toBe(false)
  const acts = await db
    .selectFrom('guardian_acts')
    .select('act')
    .where('minor_id', '=', kept.minor.id)
    .orderBy('at')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual(['tied', 'erasure-asked', 'erasure-withdrawn'])
})

test('guesses are counted', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' })
  const guess = asStudent(limited, await aSignedUpStudent(limited))
  const statuses = []
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await guess('POST', 'guardians/preview', { code: '22222222' })).status)
  }
  expect(new Set(statuses.slice(0, 30)).has(429)).toBe(false)
  expect(statuses.at(-1)).toBe(429)
})
