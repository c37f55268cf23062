/** The monthly challenge: one essay per person and month, the list, likes, the month's end, the jury (product §2, §4, §5). */
import { afterAll, expect, test } from 'vitest'
import { CHALLENGE_SEED } from '#content/community/challenge-seed.ts'
import { changeRunningRound } from '#server/community/challenge/change-round.ts'
import { closeMonths } from '#server/community/challenge/close-months.ts'
import { readAuditEntries } from '#server/console/audit-log.ts'
import { seedCommunity } from '#server/seed/seed-community.ts'
import { type ApiCaller, asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const clock = aClock(new Date('2026-11-10T12:00:00Z'))
const app = await aChallenge()
afterAll(() => app[Symbol.asyncDispose]())

const ESSAY = 'A preservação do patrimônio cultural depende de escolhas que o país adia. '
const anEssay = (words = 'Primeira versão.') => `${ESSAY}${words}`

async function aChallenge(env: Record<string, string> = {}, ownClock = clock): Promise<TestApp> {
  const started = await startTestApp({ CHALLENGE_JUDGING: 'likes', ...env }, { now: ownClock.now })
  await seedCommunity(started.context)
  return started
}

async function submitted(by: ApiCaller, text = anEssay()) {
  clock.pass(1)
  const { status, body } = await by('PUT', 'challenge/essay', { text })
  expect(status).toBe(200)
  return body
}

async function listOf(by: ApiCaller) {
  return (await by('GET', 'challenge/essays')).body.essays as {
    id: string
    likes: number
    isMine: boolean
    excerpt: string
  }[]
}

test('the banner shows the month and, without a theme of its own, the last theme', async () => {
  const { body } = await aVisitor(app)('GET', 'challenge')
  expect(body).toEqual({
    month: '2026-11',
    theme: CHALLENGE_SEED.theme,
    themeMonth: '2025-08',
    prize: CHALLENGE_SEED.prize,
    judging: 'likes',
    isReviewed: false,
    mine: null,
    lastWinner: null,
    monthBeingRead: null,
    change: null,
  })
})

test('without a word from the owner a jury decides, as the law wants of a prize', async () => {
  await using fresh = await startTestApp()
  expect((await aVisitor(fresh)('GET', 'challenge')).body.judging).toBe('jury')
})

test('a visitor takes part; the essay is there for everybody, under no name', async () => {
  const visitor = aVisitor(app)
  const { mine, essay, earnedBadges } = await submitted(visitor)
  expect(mine).toMatchObject({ text: anEssay(), likes: 0, isListed: true })
  expect(earnedBadges).toEqual([])
  const seen = (await listOf(aVisitor(app))).find(({ id }) => id === mine.id)
  expect(seen).toEqual({ ...essay, isMine: false })
  expect(seen).toMatchObject({ author: 'Visitante', excerpt: anEssay(), isCut: false, isLiked: false })
})

test('the first essay of a student earns two badges, told with the answer; editing earns nothing', async () => {
  const student = await aWriter(app)
  const by = asStudent(app, student)
  expect((await submitted(by)).earnedBadges).toEqual(['pena-afiada', 'desafiante'])
  expect((await submitted(by, anEssay('Segunda versão.'))).earnedBadges).toEqual([])
  expect((await by('GET', 'deeds')).body).toMatchObject({ essays: 1 })
})

test('a person has one essay a month: a new one takes the place of the old one, without its likes', async () => {
  const by = asStudent(app, await aWriter(app))
  const sent = await Promise.all(
    ['a', 'b', 'c'].map((version) => by('PUT', 'challenge/essay', { text: anEssay(version) })),
  )
  expect(new Set(sent.map(({ body }) => body.mine.id)).size).toBe(1)
  expect(sent.flatMap(({ body }) => body.earnedBadges).sort()).toEqual(['desafiante', 'pena-afiada'])
  const { id } = sent[0]!.body.mine
  await aVisitor(app)('PUT', `challenge/essays/${id}/like`)
  // The same text again is no other.
  await submitted(by, (await by('GET', 'challenge')).body.mine.text)
  expect((await by('GET', 'challenge')).body.mine).toMatchObject({ likes: 1 })
  await submitted(by, anEssay('Última versão.'))
  const { body } = await by('GET', 'challenge')
  expect(body.mine).toEqual({ id, text: anEssay('Última versão.'), likes: 0, isListed: true })
  expect((await listOf(by)).filter(({ isMine }) => isMine)).toHaveLength(1)
})

test.each([
  ['a'.repeat(49), 400],
  [` ${'a'.repeat(49)}\n`, 400],
  ['a'.repeat(50), 200],
  ['a'.repeat(4_000), 200],
  ['a'.repeat(4_001), 400],
])('an essay like %j is answered with %i', async (text, status) => {
  expect((await aVisitor(app)('PUT', 'challenge/essay', { text })).status).toBe(status)
})

test.each([
  ['{', 400, 'bad_json'],
  [{}, 400, 'invalid_input'],
  [{ text: 7 }, 400, 'invalid_input'],
  [{ text: anEssay(), likes: 9 }, 400, 'invalid_input'],
  [{ text: anEssay('Fale comigo: (81) 98765-4321') }, 422, 'personal_data'],
])('%j is refused', async (body, status, code) => {
  const answer = await aVisitor(app)('PUT', 'challenge/essay', body)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('who may not write nowhere writes no essay here, and what nobody may read is not taken', async () => {
  const young = asStudent(app, await aWriter(app, { ageBand: '13-15' }))
  const early = await young('PUT', 'challenge/essay', { text: anEssay() })
  expect([early.status, early.body.code]).toEqual([403, 'guardian_needed'])
  const rude = await aVisitor(app)('PUT', 'challenge/essay', { text: anEssay('Liga: (81) 90000-0000') })
  expect([rude.status, rude.body.code]).toEqual([422, 'personal_data'])
})

test('the essay of somebody whom I blocked is gone for me, not for others', async () => {
  await using fresh = await aChallenge()
  const reader = aVisitor(fresh)
  const { mine } = await submitted(aVisitor(fresh))
  const { authorKey, author } = (await reader('GET', `challenge/essays/${mine.id}`)).body
  const isThere = async (by: ApiCaller) => (await listOf(by)).some(({ id }) => id === mine.id)
  expect(await isThere(reader)).toBe(true)
  await reader('POST', 'blocks', { authorKey, name: author })
  expect([await isThere(reader), await isThere(aVisitor(fresh))]).toEqual([false, true])
})

test('a person likes an essay once, however often, and takes it back', async () => {
  const { mine } = await submitted(aVisitor(app))
  const student = asStudent(app, await aWriter(app))
  const likes = await Promise.all([1, 2, 3].map(() => student('PUT', `challenge/essays/${mine.id}/like`)))
  expect(likes.map(({ body }) => body)).toEqual(Array(3).fill({ likes: 1, isLiked: true }))
  expect((await student('DELETE', `challenge/essays/${mine.id}/like`)).body).toEqual({
    likes: 0,
    isLiked: false,
  })
  const missing = await student('PUT', 'challenge/essays/0b1f7a3e-58a5-4c3c-9d5f-2f6f0f3f8a11/like')
  expect([missing.status, missing.body.code]).toEqual([404, 'essay_not_found'])
})

test('nobody likes an essay of their own', async () => {
  const by = asStudent(app, await aWriter(app))
  const { mine } = await submitted(by)
  const refused = await by('PUT', `challenge/essays/${mine.id}/like`)
  expect([refused.status, refused.body.code]).toEqual([403, 'own_essay'])
  expect((await by('GET', 'challenge')).body.mine).toMatchObject({ likes: 0 })
})

test('the list is by likes, then by date, page by page without doubles', async () => {
  await using fresh = await aChallenge()
  const ids: string[] = []
  for (let count = 0; count < 13; count++) ids.push((await submitted(aVisitor(fresh))).mine.id)
  await fresh.context.pool.query('update challenge_essays set like_count = 5 where id = $1', [ids[12]])
  await fresh.context.pool.query('update challenge_essays set like_count = 2 where id = $1', [ids[7]])
  const expected = [ids[12], ids[7], ...ids.filter((_, index) => index !== 12 && index !== 7)]
  const visitor = aVisitor(fresh)
  const first = (await visitor('GET', 'challenge/essays')).body
  const second = (await visitor('GET', `challenge/essays?after=${encodeURIComponent(first.next)}`)).body
  expect([first.essays.length, second.essays.length, second.next]).toEqual([10, 3, null])
  expect([...first.essays, ...second.essays].map(({ id }: { id: string }) => id)).toEqual(expected)
  const wrong = await visitor('GET', 'challenge/essays?after=9')
  expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_input'])
})

test('a long essay is cut in the list and read whole by itself', async () => {
  const text = 'palavra '.repeat(300).trim()
  const { mine, essay } = await submitted(aVisitor(app), text)
  expect(essay).toMatchObject({ isCut: true })
  expect(essay.excerpt.length).toBeLessThan(text.length)
  const { body } = await aVisitor(app)('GET', `challenge/essays/${mine.id}`)
  expect(body).toMatchObject({ id: mine.id, text, month: '2026-11' })
})

test('while reading on is off only one’s own essay is read whole', async () => {
  await using closed = await aChallenge({ FEATURES_OFF: 'challengeReading' })
  const writer = aVisitor(closed)
  const { mine } = await submitted(writer)
  const foreign = await aVisitor(closed)('GET', `challenge/essays/${mine.id}`)
  expect([foreign.status, foreign.body.code]).toEqual([404, 'feature_off'])
  expect((await writer('GET', `challenge/essays/${mine.id}`)).status).toBe(200)
})

test('one takes one’s own essay back', async () => {
  const visitor = aVisitor(app)
  const { mine } = await submitted(visitor)
  expect((await visitor('DELETE', 'challenge/essay')).status).toBe(204)
  expect((await aVisitor(app)('GET', `challenge/essays/${mine.id}`)).status).toBe(404)
  expect((await visitor('DELETE', 'challenge/essay')).status).toBe(404)
})

test('three independent reports take an essay out of the list', async () => {
  const { mine } = await submitted(aVisitor(app))
  for (let count = 0; count < 3; count++) {
    expect((await listOf(aVisitor(app))).some(({ id }) => id === mine.id)).toBe(true)
    const student = await aWriter(app)
    await app.context.pool.query('update users set email_verified_at = now() where id = $1', [
      student.user.id,
    ])
    await asStudent(app, student)('POST', 'reports', {
      kind: 'challenge_essay',
      id: mine.id,
      reason: 'cheating',
    })
  }
  expect((await aVisitor(app)('GET', `challenge/essays/${mine.id}`)).status).toBe(404)
})

test('the month’s end records the most liked essay of an account, once, and nothing changes any more', async () => {
  // The last minutes of November in Brasília: no token expires on the way into December.
  const ownClock = aClock(new Date('2026-12-01T02:50:00Z'))
  await using fresh = await aChallenge({}, ownClock)
  const visitor = aVisitor(fresh)
  const [ana, bia] = [asStudent(fresh, await aWriter(fresh)), asStudent(fresh, await aWriter(fresh))]
  const essays = []
  for (const by of [visitor, ana, bia]) {
    ownClock.pass(1)
    essays.push((await by('PUT', 'challenge/essay', { text: anEssay() })).body.mine.id)
  }
  await ana('PUT', `challenge/essays/${essays[0]}/like`)
  await bia('PUT', `challenge/essays/${essays[0]}/like`)
  await visitor('PUT', `challenge/essays/${essays[2]}/like`)

  await closeMonths(fresh.context)
  expect((await visitor('GET', 'challenge')).body.lastWinner).toBeNull()

  ownClock.pass(15)
  const late = await visitor('PUT', `challenge/essays/${essays[1]}/like`)
  expect([late.status, late.body.code]).toEqual([409, 'month_closed'])
  await Promise.all([closeMonths(fresh.context), closeMonths(fresh.context)])
  const { body } = await visitor('GET', 'challenge')
  expect(body).toMatchObject({ month: '2026-12', mine: null })
  expect(body.lastWinner).toEqual({
    month: '2026-11',
    theme: CHALLENGE_SEED.theme,
    essayId: essays[2],
    author: 'Ana S.',
  })
  expect(await listOf(visitor)).toEqual([])
  expect((await visitor('GET', `challenge/essays/${essays[2]}`)).status).toBe(200)

  const again = (await ana('PUT', 'challenge/essay', { text: anEssay() })).body
  expect(again.mine.id).not.toBe(essays[1])
  const rounds = await fresh.context.db
    .selectFrom('challenge_rounds')
    .select(['month', 'winner_id'])
    .orderBy('month')
    .execute()
  expect(rounds).toEqual([
    { month: '2026-11', winner_id: essays[2] },
    { month: '2026-12', winner_id: null },
  ])
})

test('the winner is told once, by the prize that was promised; a minor’s mail and an unproven one name nobody', async () => {
  for (const [ageBand, isProven, name] of [
    ['18-plus', true, 'Ana Silva'],
    ['18-plus', false, null],
    ['16-17', true, null],
  ] as const) {
    const ownClock = aClock(new Date('2026-12-01T02:50:00Z'))
    await using fresh = await aChallenge({}, ownClock)
    const writer = await aWriter(fresh, { ageBand })
    await fresh.context.db
      .updateTable('users')
      .set({ email_verified_at: isProven ? ownClock.now() : null })
      .where('id', '=', writer.user.id)
      .execute()
    await asStudent(fresh, writer)('PUT', 'challenge/essay', { text: anEssay() })
    ownClock.pass(15)
    await Promise.all([closeMonths(fresh.context), closeMonths(fresh.context)])
    const mails = await fresh.context.db
      .selectFrom('outgoing_mails')
      .select(['recipient', 'facts'])
      .where('kind', '=', 'challenge-won')
      .execute()
    const { theme, prize } = CHALLENGE_SEED
    const facts = { name, month: 'novembro de 2026', theme, prize, isAdult: ageBand === '18-plus' }
    expect(mails).toEqual([{ recipient: writer.email, facts }])
  }
})

test('a month that nobody with an account took part in tells nobody', async () => {
  const ownClock = aClock(new Date('2026-12-01T02:50:00Z'))
  await using fresh = await aChallenge({}, ownClock)
  await aVisitor(fresh)('PUT', 'challenge/essay', { text: anEssay() })
  ownClock.pass(15)
  await closeMonths(fresh.context)
  expect(await fresh.context.db.selectFrom('outgoing_mails').select('kind').execute()).toEqual([])
})

test('a month belongs to Brasília: its last minute is still in it', async () => {
  const ownClock = aClock(new Date('2026-12-01T02:59:00Z'))
  await using fresh = await aChallenge({}, ownClock)
  const visitor = aVisitor(fresh)
  expect((await visitor('GET', 'challenge')).body.month).toBe('2026-11')
  await visitor('PUT', 'challenge/essay', { text: anEssay() })
  ownClock.pass(1)
  expect((await visitor('GET', 'challenge')).body).toMatchObject({ month: '2026-12', mine: null })
})

test('where a jury decides, the best grade wins, likes or not', async () => {
  // The last minutes of November in Brasília: no token expires on the way into December.
  const ownClock = aClock(new Date('2026-12-01T02:50:00Z'))
  await using fresh = await aChallenge({ CHALLENGE_JUDGING: 'jury' }, ownClock)
  const owner = await anOwner(fresh)
  const [ana, bia] = [asStudent(fresh, await aWriter(fresh)), asStudent(fresh, await aWriter(fresh))]
  const ids: string[] = []
  for (const by of [ana, bia])
    ids.push((await by('PUT', 'challenge/essay', { text: anEssay() })).body.mine.id)
  await bia('PUT', `challenge/essays/${ids[0]}/like`)
  const early = await owner('POST', 'challenge/rounds/2026-11/verdict')
  expect([early.status, early.body.code]).toEqual([409, 'month_open'])

  ownClock.pass(15)
  await closeMonths(fresh.context)
  const ungraded = await owner('POST', 'challenge/rounds/2026-11/verdict')
  expect([ungraded.status, ungraded.body.code]).toEqual([409, 'nothing_graded'])
  const grade = (id: string, scores: number[]) => owner('PUT', `challenge/essays/${id}/grade`, { scores })
  expect((await grade(ids[0]!, [200, 200, 200, 200, 200])).body).toEqual({ total: 1000 })
  expect((await grade(ids[0]!, [120, 120, 120, 120, 120])).body).toEqual({ total: 600 })
  await grade(ids[1]!, [160, 120, 120, 120, 120])
  expect((await owner('POST', 'challenge/rounds/2026-11/verdict')).body).toEqual({ winnerId: ids[1] })
  const twice = await owner('POST', 'challenge/rounds/2026-11/verdict')
  expect([twice.status, twice.body.code]).toEqual([409, 'already_decided'])
  expect((await ana('GET', 'challenge')).body.lastWinner.essayId).toBe(ids[1])
  const told = fresh.context.db.selectFrom('outgoing_mails').select('id').where('kind', '=', 'challenge-won')
  expect(await told.execute()).toHaveLength(1)
  expect((await grade(ids[0]!, [200, 200, 200, 200, 200])).body.code).toBe('already_decided')
})

test('the owner reads what is promised, what is open, and the jury’s essays without names and without visitors', async () => {
  const ownClock = aClock(new Date('2026-11-10T12:00:00Z'))
  await using fresh = await aChallenge({ CHALLENGE_JUDGING: 'jury' }, ownClock)
  const owner = await anOwner(fresh)
  await owner('PUT', 'challenge/themes/2026-12', { theme: 'Um tema de dezembro', prize: 'um caderno' })
  expect((await owner('GET', 'challenge/admin')).body).toEqual({
    month: '2026-11',
    judging: 'jury',
    isReviewed: false,
    themes: [{ month: '2026-12', theme: 'Um tema de dezembro', prize: 'um caderno' }],
    rounds: [],
  })
  await aVisitor(fresh)('PUT', 'challenge/essay', { text: anEssay() })
  const ids: string[] = []
  for (let count = 0; count < 12; count += 1) {
    ownClock.pass(1)
    const by = asStudent(fresh, await aWriter(fresh))
    ids.push((await by('PUT', 'challenge/essay', { text: anEssay(`Número ${count}.`) })).body.mine.id)
  }
  await owner('PUT', `challenge/essays/${ids[1]}/grade`, { scores: [120, 120, 120, 120, 120] })
  const first = (await owner('GET', 'challenge/rounds/2026-11/essays')).body
  expect(first.essays).toHaveLength(10)
  expect(first.essays[1]).toEqual({
    id: ids[1],
    text: anEssay('Número 1.'),
    scores: [120, 120, 120, 120, 120],
  })
  const second = (
    await owner('GET', `challenge/rounds/2026-11/essays?after=${encodeURIComponent(first.next)}`)
  ).body
  expect(second.next).toBeNull()
  expect([...first.essays, ...second.essays].map(({ id }: { id: string }) => id)).toEqual(ids)
  const { rounds } = (await owner('GET', 'challenge/admin')).body
  expect(rounds).toEqual([
    {
      month: '2026-11',
      theme: CHALLENGE_SEED.theme,
      prize: CHALLENGE_SEED.prize,
      judging: 'jury',
      essays: 12,
      graded: 1,
      isClosed: false,
      isDecided: false,
      winnerId: null,
    },
  ])
})

test('where likes decide there is nothing to grade', async () => {
  const owner = await anOwner(app)
  const { mine } = await submitted(aVisitor(app))
  const answer = await owner('PUT', `challenge/essays/${mine.id}/grade`, { scores: [0, 0, 0, 0, 0] })
  expect([answer.status, answer.body.code]).toEqual([409, 'not_by_jury'])
})

test('where the owner looks first an essay is listed afterwards, and an edited one waits again', async () => {
  await using reviewed = await aChallenge({ CHALLENGE_REVIEW: 'on' })
  const owner = await anOwner(reviewed)
  const writer = asStudent(reviewed, await aWriter(reviewed))
  const { mine, essay } = await submitted(writer)
  expect([mine.isListed, essay]).toEqual([false, null])
  expect(await listOf(aVisitor(reviewed))).toEqual([])
  expect((await aVisitor(reviewed)('GET', `challenge/essays/${mine.id}`)).status).toBe(404)
  expect((await owner('GET', 'challenge/waiting')).body.essays).toMatchObject([
    { id: mine.id, text: anEssay() },
  ])
  for (let count = 0; count < 2; count++) {
    expect((await owner('PUT', `challenge/essays/${mine.id}/listing`)).status).toBe(204)
  }
  expect(await listOf(aVisitor(reviewed))).toHaveLength(1)
  expect((await submitted(writer)).mine.isListed).toBe(true)
  expect((await submitted(writer, anEssay('Outra versão.'))).mine.isListed).toBe(false)
  expect(await listOf(aVisitor(reviewed))).toEqual([])
})

test('the owner sets the theme of a month; a round that has begun keeps its own', async () => {
  await using fresh = await aChallenge()
  const owner = await anOwner(fresh)
  const set = (theme: string) => owner('PUT', 'challenge/themes/2026-11', { theme, prize: 'uma caneta azul' })
  expect((await set('Os desafios da leitura no Brasil')).status).toBe(204)
  const visitor = aVisitor(fresh)
  expect((await visitor('GET', 'challenge')).body).toMatchObject({
    theme: 'Os desafios da leitura no Brasil',
    themeMonth: '2026-11',
    prize: 'uma caneta azul',
  })
  await submitted(visitor)
  const late = await set('Outro tema, tarde demais')
  expect([late.status, late.body.code]).toEqual([409, 'month_begun'])
  expect((await visitor('GET', 'challenge')).body.theme).toBe('Os desafios da leitura no Brasil')
})

test('a month that has begun is changed with a word: who has entered is told, and the page says what it was', async () => {
  const ownClock = aClock(new Date('2026-11-10T12:00:00Z'))
  await using fresh = await aChallenge({ CHALLENGE_JUDGING: 'jury' }, ownClock)
  const owner = await anOwner(fresh)
  const wanted = {
    theme: 'Os desafios da leitura',
    prize: CHALLENGE_SEED.prize,
    note: 'O tema era o do ano passado.',
  }
  const change = (body: object, month = '2026-11') => owner('POST', `challenge/rounds/${month}/change`, body)
  expect(await change(wanted)).toMatchObject({ status: 404, body: { code: 'round_not_found' } })
  const [adult, minor] = [await aWriter(fresh), await aWriter(fresh)]
  for (const { user } of [adult, minor]) {
    await fresh.context.pool.query('update users set email_verified_at = now() where id = $1', [user.id])
  }
  await fresh.context.pool.query(`update age_declarations set age_band = '16-17' where user_id = $1`, [
    minor.user.id,
  ])
  for (const writer of [adult, minor]) {
    await asStudent(fresh, writer)('PUT', 'challenge/essay', { text: anEssay() })
  }
  await aVisitor(fresh)('PUT', 'challenge/essay', { text: anEssay() })
  expect(await change(wanted)).toMatchObject({ status: 200, body: { told: 2 } })
  // A lost answer, and the same press again.
  expect(await change(wanted)).toMatchObject({ status: 409, body: { code: 'nothing_changed' } })
  const told = async ({ email }: { email: string }) =>
    (await mailsTo(fresh, email)).filter(({ kind }) => kind === 'challenge-changed').map(({ facts }) => facts)
  const facts = {
    ...{ month: 'novembro de 2026', formerTheme: CHALLENGE_SEED.theme, formerPrize: CHALLENGE_SEED.prize },
    ...wanted,
  }
  expect(await told(adult)).toEqual([{ ...facts, name: expect.any(String) }])
  expect(await told(minor)).toEqual([{ ...facts, name: null }])
  expect((await aVisitor(fresh)('GET', 'challenge')).body).toMatchObject({
    theme: wanted.theme,
    themeMonth: '2026-11',
    judging: 'jury',
    change: {
      note: wanted.note,
      formerTheme: CHALLENGE_SEED.theme,
      formerPrize: CHALLENGE_SEED.prize,
      at: expect.any(String),
    },
  })
  const { rows } = await readAuditEntries(fresh.context.db, {
    before: null,
    of: { subjectKind: 'challenge', subject: '2026-11' },
  })
  expect(rows.map(({ action, details }) => [action, details['notifiedCount']])).toEqual([
    ['challenge.change-round', 2],
  ])
  for (const note of ['', 'curto', 'x'.repeat(501)]) {
    expect((await change({ ...wanted, theme: 'Mais um tema', note })).status).toBe(400)
  }
  expect((await change({ ...wanted, judging: 'likes' })).status).toBe(400)
  // The month is over before its job has run.
  ownClock.pass(21 * 24 * 60)
  expect(
    await changeRunningRound(fresh.context, adult.user.id, '2026-11', { ...wanted, theme: 'Tarde demais' }),
  ).toMatchObject({
    code: 'month_closed',
  })
})

test('a jury’s month is said to be read until its verdict; one that nobody with an account entered ends without a winner', async () => {
  const ownClock = aClock(new Date('2026-12-01T02:50:00Z'))
  await using fresh = await aChallenge({ CHALLENGE_JUDGING: 'jury' }, ownClock)
  const owner = await anOwner(fresh)
  await aVisitor(fresh)('PUT', 'challenge/essay', { text: anEssay() })
  const read = async () => (await aVisitor(fresh)('GET', 'challenge')).body.monthBeingRead
  const student = asStudent(fresh, await aWriter(fresh))
  await student('PUT', 'challenge/essay', { text: anEssay() })
  expect(await read()).toBeNull()
  ownClock.pass(15)
  expect(await read()).toBe('2026-11')
  await closeMonths(fresh.context)
  expect(await read()).toBe('2026-11')
  await fresh.context.pool.query('delete from challenge_essays where user_id is not null')
  expect(await read()).toBeNull()
  const verdict = await owner('POST', 'challenge/rounds/2026-11/verdict')
  expect([verdict.status, verdict.body]).toEqual([200, { winnerId: null }])
  expect((await owner('POST', 'challenge/rounds/2026-11/verdict')).body.code).toBe('already_decided')
})

test.each([
  ['PUT', 'challenge/themes/2026-12', { theme: 'Um tema novo', prize: 'prêmio' }],
  ['GET', 'challenge/waiting', undefined],
  ['GET', 'challenge/admin', undefined],
  ['GET', 'challenge/rounds/2026-11/essays', undefined],
  ['PUT', 'challenge/essays/0b1f7a3e-58a5-4c3c-9d5f-2f6f0f3f8a11/listing', undefined],
  ['PUT', 'challenge/essays/0b1f7a3e-58a5-4c3c-9d5f-2f6f0f3f8a11/grade', { scores: [0, 0, 0, 0, 0] }],
  ['POST', 'challenge/rounds/2026-11/verdict', undefined],
  ['POST', 'challenge/rounds/2026-11/change', { theme: 'Um tema', prize: 'prêmio', note: 'Por um motivo.' }],
])('%s %s is the owner’s alone', async (method, path, body) => {
  const visitor = await aVisitor(app)(method, path, body)
  expect([visitor.status, visitor.body.code]).toEqual([404, 'not_found'])
  const student = await asStudent(app, await aWriter(app))(method, path, body)
  expect([student.status, student.body.code]).toEqual([404, 'not_found'])
})

test.each([
  ['PUT', 'challenge/themes/2026-13', { theme: 'Um tema novo', prize: 'prêmio' }],
  ['PUT', 'challenge/themes/2026-12', { theme: 'Tema', prize: 'prêmio' }],
  ['PUT', 'challenge/essays/0b1f7a3e-58a5-4c3c-9d5f-2f6f0f3f8a11/grade', { scores: [0, 0, 0, 0] }],
  ['PUT', 'challenge/essays/0b1f7a3e-58a5-4c3c-9d5f-2f6f0f3f8a11/grade', { scores: [10, 0, 0, 0, 0] }],
])('%s %s with %j is refused', async (method, path, body) => {
  const { status, body: refusal } = await (await anOwner(app))(method, path, body)
  expect([status, refusal.code]).toEqual([400, 'invalid_input'])
})

test('without any theme nobody takes part', async () => {
  await using bare = await startTestApp({}, { now: clock.now })
  const visitor = aVisitor(bare)
  expect((await visitor('GET', 'challenge')).body).toMatchObject({ theme: null, prize: null })
  const { status, body } = await visitor('PUT', 'challenge/essay', { text: anEssay() })
  expect([status, body.code]).toEqual([409, 'no_theme'])
})

test('an erased account takes its essay and its likes along, also the winner’s', async () => {
  const student = await aWriter(app)
  const { mine } = await submitted(asStudent(app, student))
  const other = await submitted(aVisitor(app))
  await asStudent(app, student)('PUT', `challenge/essays/${other.mine.id}/like`)
  await app.context.pool.query('update challenge_rounds set winner_id = $1 where month = $2', [
    mine.id,
    '2026-11',
  ])
  await app.context.db.deleteFrom('users').where('id', '=', student.user.id).execute()
  expect((await listOf(aVisitor(app))).find(({ id }) => id === other.mine.id)).toMatchObject({ likes: 0 })
  expect((await aVisitor(app)('GET', 'challenge')).body.lastWinner).toBeNull()
})
