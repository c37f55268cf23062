/** Correctors: invited by mail, seeing the queue and nothing else, leaving; the report of a month (product §10 Correctors). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { monthOf } from '#domain/community/challenge.ts'
import { CORRECTIONS_NEEDED } from '#domain/writing/teacher-correction/house-scale.ts'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { CALLS } from '#server/openapi/calls.ts'
import { namesOf } from '#server/openapi/document.ts'
import { settleTeacherCorrections } from '#server/writing/teacher-correction/settle-teacher-corrections.ts'
import { aProvenStudent, aSignedUpStudent, newEmail, type SignedUpStudent } from '#tests/support/accounts.ts'
import { type ApiCaller, asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { anOwner, anOwnersAccount } from '#tests/support/owner.ts'
import { aMark, aSentEssay, correctWhole, DESK, openDesk, WHOLE } from '#tests/support/teacher-corrections.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await app.context.pool.query('delete from teacher_corrections')
  await app.context.pool.query('delete from corrector_invitations')
})

const TEAM = 'console/correctors'
const ACCEPT = 'corrector-invitations/acceptance'
const codeOf = ({ status, body }: { status: number; body: { code?: string } | null }) => [status, body?.code]

async function keysTo(email: string): Promise<string[]> {
  const mails = (await mailsTo(app, email)).filter(({ kind }) => kind === 'corrector-invitation')
  return mails.map(({ facts }) => new URL(String(facts['link'])).searchParams.get('chave') ?? '')
}

async function invited(owner: ApiCaller, email: string): Promise<string> {
  expect((await owner('POST', `${TEAM}/invitations`, { email })).status).toBe(204)
  return (await keysTo(email)).at(-1) ?? ''
}

async function aCorrector(owner: ApiCaller): Promise<SignedUpStudent & { by: ApiCaller }> {
  const person = await aProvenStudent(app)
  const by = asStudent(app, person)
  const token = await invited(owner, person.email)
  expect((await by('POST', ACCEPT, { token })).status).toBe(204)
  return { ...person, by }
}

test('who is invited accepts once with the confirmed address, and has the desk at once', async () => {
  const owner = await anOwner(app)
  const email = newEmail()
  const token = await invited(owner, email.toUpperCase().toLowerCase())
  expect((await owner('GET', TEAM)).body).toMatchObject({
    correctors: [],
    invitations: [{ email, isOver: false }],
  })
  const person = await aSignedUpStudent(app, { email })
  const by = asStudent(app, person)
  expect((await by('GET', DESK)).status).toBe(404)
  expect(codeOf(await by('POST', ACCEPT, { token }))).toEqual([403, 'email_not_proven'])
  await app.context.pool.query('update users set email_verified_at = now() where id = $1', [person.user.id])
  const other = asStudent(app, await aProvenStudent(app))
  expect(codeOf(await other('POST', ACCEPT, { token }))).toEqual([403, 'invitation_of_other'])
  expect((await aVisitor(app)('POST', ACCEPT, { token })).status).toBe(401)
  expect((await by('POST', ACCEPT, { token })).status).toBe(204)
  // An answer was lost.
  expect((await by('POST', ACCEPT, { token })).status).toBe(204)
  expect((await by('GET', DESK)).status).toBe(200)
  expect(codeOf(await other('POST', ACCEPT, { token }))).toEqual([404, 'invitation_not_found'])
  const team = (await owner('GET', TEAM)).body
  expect(team).toMatchObject({ correctors: [{ id: person.user.id, email, held: 0 }], invitations: [] })
  expect(codeOf(await owner('POST', `${TEAM}/invitations`, { email }))).toEqual([409, 'already_corrector'])
})

test('an invitation counts until its end, and not after it, taken back or replaced', async () => {
  const owner = await anOwner(app)
  const person = await aProvenStudent(app)
  const by = asStudent(app, person)
  const older = await invited(owner, person.email)
  const newer = await invited(owner, person.email)
  expect(codeOf(await by('POST', ACCEPT, { token: older }))).toEqual([404, 'invitation_not_found'])
  const { id } = (await owner('GET', TEAM)).body.invitations[0]
  expect((await owner('DELETE', `${TEAM}/invitations/${id}`)).status).toBe(204)
  expect((await owner('DELETE', `${TEAM}/invitations/${id}`)).status).toBe(204)
  expect(codeOf(await by('POST', ACCEPT, { token: newer }))).toEqual([404, 'invitation_not_found'])
  const last = await invited(owner, person.email)
  const move = (by: string) =>
    app.context.pool.query(
      `update corrector_invitations set expires_at = now() + $1::interval where withdrawn_at is null`,
      [by],
    )
  await move('-1 second')
  expect(codeOf(await by('POST', ACCEPT, { token: last }))).toEqual([404, 'invitation_not_found'])
  await move('5 seconds')
  expect((await by('POST', ACCEPT, { token: last })).status).toBe(204)
})

test('one invitation accepted by many calls at once makes one role and one entry', async () => {
  const owner = await anOwner(app)
  const person = await aProvenStudent(app)
  const by = asStudent(app, person)
  const token = await invited(owner, person.email)
  const answers = await Promise.all(Array.from({ length: 5 }, () => by('POST', ACCEPT, { token })))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
  const { rows } = await app.context.pool.query(
    `select id from audit_entries where action = 'corrector.accept' and subject = $1`,
    [person.user.id],
  )
  expect(rows).toHaveLength(1)
})

test('the owner needs no invitation, and a word that is no address gets none', async () => {
  const account = await anOwnersAccount(app)
  const owner = asStudent(app, account)
  expect(codeOf(await owner('POST', `${TEAM}/invitations`, { email: account.email }))).toEqual([
    409,
    'already_owner',
  ])
  expect((await owner('POST', `${TEAM}/invitations`, { email: 'sem arroba' })).status).toBe(400)
})

test('every other call of the owner answers a corrector as an address that is not there', async () => {
  const owner = await anOwner(app)
  const { by } = await aCorrector(owner)
  const id = randomUUID()
  for (const name of namesOf(CALLS).filter((one) => CALLS[one]?.by === 'owner')) {
    const [method = '', path = ''] = name.split(' ')
    const asked = path.replace('/api/', '').replaceAll(/\{\w+\}/g, id)
    if (!path.startsWith('/api/')) continue
    const answer = await by(method, asked, method === 'GET' ? undefined : {})
    expect([name, ...codeOf(answer)]).toEqual([name, 404, 'not_found'])
  }
})

test('a corrector reads first name and text, never her own essay, and no rating', async () => {
  const owner = await anOwner(app)
  const { by, user } = await aCorrector(owner)
  const student = await aSignedUpStudent(app, {
    data: { full_name: 'Ana Lia Pessoa', phone: '(81) 91234-5678' },
  })
  const own = await aSentEssay(app, user.id)
  const id = await aSentEssay(app, student.user.id)
  const queue = await by('GET', DESK)
  expect(queue.body).toMatchObject({ waitingCount: 1, waiting: [{ id, firstName: 'Ana' }] })
  expect((await by('POST', `${DESK}/${own}/hold`)).status).toBe(404)
  expect((await by('POST', `${DESK}/next`, { except: id })).body.id).toBeNull()
  const opened = await by('POST', `${DESK}/${id}/hold`)
  const said = JSON.stringify([queue.body, opened.body])
  for (const word of ['Pessoa', student.email, '91234', student.user.id]) expect(said).not.toContain(word)
  expect((await correctWhole(by, id)).status).toBe(204)
  await asStudent(app, student)('PUT', `teacher-corrections/${id}/rating`, { rating: 2, note: 'corrida' })
  expect((await by('GET', DESK)).body.done).toMatchObject([{ id, rating: null, ratingNote: null }])
  expect((await owner('GET', DESK)).body.done).toMatchObject([{ id, rating: 2, ratingNote: 'corrida' }])
  await asStudent(app, student)('POST', `teacher-corrections/${id}/question`, {
    text: 'Por que 160 na segunda?',
  })
  const other = await aCorrector(owner)
  expect((await other.by('GET', DESK)).body).toMatchObject({ questions: [], done: [] })
  expect(codeOf(await other.by('POST', `${DESK}/${id}/answer`, { text: 'Veja a tese.' }))).toEqual([
    409,
    'no_question',
  ])
  expect((await by('POST', `${DESK}/${id}/answer`, { text: 'Veja a tese.' })).status).toBe(204)
})

test.each([
  ['leaving', 'corrector.leave'],
  ['being removed', 'corrector.remove'],
] as const)('%s takes the role and gives back what was held, with what was saved', async (how, action) => {
  const owner = await anOwner(app)
  const { by, user } = await aCorrector(owner)
  const student = await aSignedUpStudent(app)
  const [held, left] = [await aSentEssay(app, student.user.id), await aSentEssay(app, student.user.id)]
  const mark = aMark()
  const desk = await openDesk(by, held)
  await desk.change(
    [
      { does: 'mark', mark },
      { does: 'comment', text: 'Pela metade' },
    ],
    90,
  )
  await (await openDesk(by, left)).change([{ does: 'comment', text: 'Outro começo' }])
  await by('POST', `${DESK}/${left}/release`)
  const end = how === 'leaving' ? by('POST', `${DESK}/leave`) : owner('DELETE', `${TEAM}/${user.id}`)
  expect((await end).status).toBe(204)
  expect((await by('GET', DESK)).status).toBe(404)
  expect((await desk.change([{ does: 'comment', text: 'tarde' }])).status).toBe(404)
  expect((await owner('DELETE', `${TEAM}/${user.id}`)).status).toBe(404)
  const next = await aCorrector(owner)
  expect((await openDesk(next.by, held)).opened.body).toMatchObject({
    marks: [mark],
    comment: 'Pela metade',
    secondsSpent: 90,
  })
  expect((await openDesk(next.by, left)).opened.body.comment).toBe('Outro começo')
  const { entries } = { entries: (await owner('GET', 'console/audit-log')).body }
  expect(JSON.stringify(entries)).toContain(action)
})

test('who has left needs a new invitation: the old link gives nothing back', async () => {
  const owner = await anOwner(app)
  const person = await aProvenStudent(app)
  const by = asStudent(app, person)
  const token = await invited(owner, person.email)
  await by('POST', ACCEPT, { token })
  await by('POST', `${DESK}/leave`)
  expect(codeOf(await by('POST', ACCEPT, { token }))).toEqual([404, 'invitation_not_found'])
  expect((await owner('POST', `${DESK}/leave`)).status).toBe(404)
})

test('whoever is removed while taking essays holds none afterwards', async () => {
  const owner = await anOwner(app)
  const student = await aSignedUpStudent(app)
  for (let made = 0; made < 12; made += 1) await aSentEssay(app, student.user.id)
  const { by, user } = await aCorrector(owner)
  const ids = (await owner('GET', DESK)).body.waiting.map(({ id }: { id: string }) => id)
  await Promise.all([
    ...ids.map((id: string) => by('POST', `${DESK}/${id}/hold`)),
    owner('DELETE', `${TEAM}/${user.id}`),
  ])
  const { rows } = await app.context.pool.query('select id from teacher_corrections where reader_id = $1', [
    user.id,
  ])
  expect(rows).toEqual([])
})

test('an erased corrector is in no correction by name, and what was held is free at once', async () => {
  const owner = await anOwner(app)
  const { by, user } = await aCorrector(owner)
  const student = await aSignedUpStudent(app)
  const done = await aSentEssay(app, student.user.id)
  await correctWhole(by, done)
  const held = await aSentEssay(app, student.user.id)
  await (await openDesk(by, held)).change([{ does: 'comment', text: 'Pela metade' }])
  expect(await eraseAccount(app.context, user.id, 'own-wish')).toBe(true)
  expect((await asStudent(app, student)('GET', `teacher-corrections/${done}`)).body.corrected.grade).toEqual({
    value: 800,
    of: 1000,
  })
  expect((await owner('POST', `${DESK}/next`, { except: null })).body.id).toBe(held)
  expect((await openDesk(owner, held)).opened.body.comment).toBe('Pela metade')
})

test('where the owner needs a second factor, a corrector does too', async () => {
  await using strict = await startTestApp({ OWNER_SECOND_FACTOR: 'required' })
  const person = await aSignedUpStudent(strict)
  await strict.context.pool.query(
    `update users set app_metadata = app_metadata || '{"corrector": true}' where id = $1`,
    [person.user.id],
  )
  expect(codeOf(await asStudent(strict, person)('GET', DESK))).toEqual([403, 'second_factor_required'])
})

test('the report counts by reader and month, and its table calculates nothing', async () => {
  const owner = await anOwner(app)
  const { by, user } = await aCorrector(owner)
  const student = await aSignedUpStudent(app)
  await app.context.pool.query('update profiles set full_name = $2 where id = $1', [user.id, '=1+1;"x"'])
  const [one, other] = [await aSentEssay(app, student.user.id), await aSentEssay(app, student.user.id)]
  await correctWhole(by, one)
  await (await openDesk(by, other)).change(WHOLE, 180)
  await by('POST', `${DESK}/${other}/finish`, { token: (await openDesk(by, other)).opened.body.token })
  const back = await openDesk(by, await aSentEssay(app, student.user.id))
  await by('POST', `${DESK}/${back.opened.body.id}/return`, {
    token: back.opened.body.token,
    reason: 'illegible',
    note: '',
  })
  await atMoments(app, [one, '2026-12-01T02:59:59Z'], [other, '2026-12-01T03:00:00Z'])
  const november = (await owner('GET', `${TEAM}/report?month=2026-11`)).body
  const december = (await owner('GET', `${TEAM}/report?month=2026-12`)).body
  expect(november.readers.find((row: { id: string }) => row.id === user.id)).toMatchObject({ corrected: 1 })
  expect(december.readers).toMatchObject([{ id: user.id, corrected: 1, returned: 0, medianSeconds: 180 }])
  expect((await owner('GET', `${TEAM}/report?month=2026-13`)).status).toBe(400)
  const table = await fetch(`${app.url}/api/${TEAM}/report.csv?month=2026-12`, {
    headers: { authorization: `Bearer ${(await ownersToken()).session.access_token}` },
  })
  const text = await table.text()
  expect(text.split('\r\n')[1]).toContain(`"'=1+1;""x""";1;0;3,00;3,00`)
})

test('the report compares with the engine by competence', async () => {
  const owner = await anOwner(app)
  const { by } = await aCorrector(owner)
  const id = await aSentEssay(app, (await aSignedUpStudent(app)).user.id)
  await correctWhole(by, id)
  await app.context.pool.query(
    `update teacher_corrections set engine_estimate = '{"levels": [160, 120, 160, 160, 40], "offers": []}'`,
  )
  const month = monthOf(app.context.now())
  const { readers } = (await owner('GET', `${TEAM}/report?month=${month}`)).body
  expect(readers[0].withEngine).toEqual({ count: 1, apart: [0, 40, 0, 0, 120], near: 0 })
  expect(readers[0].withReaders).toEqual({ count: 0, apart: null, near: null })
})

function ownersToken() {
  return anOwnersAccount(app)
}

async function atMoments(at: TestApp, ...moments: readonly (readonly [string, string])[]): Promise<void> {
  for (const [id, moment] of moments) {
    await at.context.pool.query('update teacher_corrections set corrected_at = $2 where id = $1', [
      id,
      moment,
    ])
  }
}

test('after forty corrections the console tells how far the engine is, and pages follow it where the owner wants', async () => {
  const owner = await anOwner(app)
  const { settings } = (await owner('GET', 'console/settings')).body
  expect(settings.corrections.followsHouse).toBe(false)
  const student = await aSignedUpStudent(app)
  for (let made = 0; made < CORRECTIONS_NEEDED; made += 1) await aSentEssay(app, student.user.id)
  const compared = (count: number) =>
    app.context.pool.query(
      `update teacher_corrections set state = 'corrected', corrected_at = now(),
         levels = '[{"level":160,"sentence":"a"},{"level":120,"sentence":"a"},{"level":120,"sentence":"a"},{"level":80,"sentence":"a"},{"level":120,"sentence":"a"}]',
         engine_estimate = '{"levels":[120,120,120,120,120],"offers":[]}'
       where id in (select id from teacher_corrections where state = 'sent' limit $1)`,
      [count],
    )
  await compared(CORRECTIONS_NEEDED - 1)
  expect((await owner('GET', `${TEAM}/scale`)).body).toMatchObject({
    count: CORRECTIONS_NEEDED - 1,
    competences: null,
  })
  await owner('PUT', 'console/settings/corrections', { followsHouse: true })
  await settleTeacherCorrections(app.context)
  await app.context.site.refresh()
  expect(app.context.site.houseScale).toBeNull()
  await compared(1)
  await settleTeacherCorrections(app.context)
  await app.context.site.refresh()
  const { competences } = (await owner('GET', `${TEAM}/scale`)).body
  expect(competences.map(({ mean }: { mean: number }) => mean)).toEqual([40, 0, 0, -40, 0])
  const distances = competences.map(({ apart, apartAfter }: Record<string, number>) => [apart, apartAfter])
  expect(distances).toEqual([
    [40, 0],
    [0, 0],
    [0, 0],
    [40, 0],
    [0, 0],
  ])
  expect(app.context.site.houseScale).toEqual({ offsets: [40, 0, 0, -40, 0], count: CORRECTIONS_NEEDED })
  await owner('PUT', 'console/settings/corrections', { followsHouse: false })
  expect(app.context.site.houseScale).toBeNull()
})
