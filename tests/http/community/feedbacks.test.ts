/** The wall of feedback: who writes, what is refused, likes, comments, pages (product §2 Feedback, §4, §5). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { FEEDBACK_SAMPLES } from '#content/community/feedback-samples.ts'
import { seedCommunity } from '#server/seed/seed-community.ts'
import { type ApiCaller, asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { decide } from '#tests/support/moderation.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

const aFeedback = (change: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  rating: 5,
  author: 'Ana',
  comment: 'Gostei do minicurso.',
  ...change,
})

async function written(by: ApiCaller, change: Record<string, unknown> = {}): Promise<string> {
  clock.pass(1)
  const { status, body } = await by('POST', 'feedbacks', aFeedback(change))
  expect(status).toBe(201)
  return body.id
}

async function onWall(by: ApiCaller, id: string) {
  const { body } = await by('GET', 'feedbacks')
  return body.feedbacks.find((one: { id: string }) => one.id === id)
}

test('a visitor’s feedback is on the wall for everybody, newest first', async () => {
  const visitor = aVisitor(app)
  const first = await written(visitor, { author: '  Ana \n Clara ' })
  const second = await written(visitor, { comment: '' })
  const { body } = await aVisitor(app)('GET', 'feedbacks')
  const ids = body.feedbacks.map((one: { id: string }) => one.id)
  expect(ids.slice(0, 2)).toEqual([second, first])
  expect(body.feedbacks[1]).toEqual({
    id: first,
    author: 'Ana Clara',
    avatar: expect.stringMatching(/^\/api\/avatars\/[0-9a-f]{32}\.svg$/),
    authorKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    rating: 5,
    comment: 'Gostei do minicurso.',
    likes: 0,
    commentCount: 0,
    createdAt: expect.stringMatching(/Z$/),
    isSample: false,
    isLiked: false,
    isMine: false,
  })
  expect(await onWall(visitor, first)).toMatchObject({ isMine: true })
})

test('nothing of the account is told', async () => {
  const student = await aWriter(app)
  await written(asStudent(app, student))
  const { body } = await aVisitor(app)('GET', 'feedbacks')
  const told = JSON.stringify(body)
  for (const secret of [student.user.id, student.email]) expect(told).not.toContain(secret)
})

test('sending again is the same feedback; the id of somebody else is refused', async () => {
  const visitor = aVisitor(app)
  const feedback = aFeedback()
  const answers = await Promise.all([1, 2, 3].map(() => asStudentOnce(feedback)))
  async function asStudentOnce(body: unknown) {
    return visitor('POST', 'feedbacks', body)
  }
  // Three calls of a browser without a cookie are three visitors: one of them has the id.
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const student = asStudent(app, await aWriter(app))
  const own = aFeedback()
  const sent = await Promise.all([1, 2, 3].map(() => student('POST', 'feedbacks', own)))
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  const { body } = await student('GET', 'feedbacks')
  expect(body.feedbacks.filter((one: { id: string }) => one.id === own.id)).toHaveLength(1)
  const foreign = await aVisitor(app)('POST', 'feedbacks', own)
  expect([foreign.status, foreign.body.code]).toEqual([409, 'id_taken'])
})

test.each([
  ['{', 'bad_json'],
  [{}, 'invalid_input'],
  [aFeedback({ rating: 0 }), 'invalid_input'],
  [aFeedback({ rating: 6 }), 'invalid_input'],
  [aFeedback({ rating: 4.5 }), 'invalid_input'],
  [aFeedback({ rating: '5' }), 'invalid_input'],
  [aFeedback({ author: ' ' }), 'invalid_input'],
  [aFeedback({ author: 'a'.repeat(61) }), 'invalid_input'],
  [aFeedback({ comment: 'a'.repeat(1001) }), 'invalid_input'],
  [aFeedback({ comment: 'a\0' }), 'bad_json'],
  [aFeedback({ id: 'x' }), 'invalid_input'],
  [aFeedback({ likes: 99 }), 'invalid_input'],
  [aFeedback({ is_sample: true }), 'invalid_input'],
])('%j is refused', async (body, code) => {
  const answer = await aVisitor(app)('POST', 'feedbacks', body)
  expect([answer.status, answer.body.code]).toEqual([400, code])
})

test.each([
  [{ comment: 'me liga no (81) 98765-4321' }, 'personal_data'],
  [{ author: 'ana@exemplo.com' }, 'personal_data'],
  [{ comment: 'veja https://loja.example' }, 'link_by_visitor'],
])('%j may not stand on the wall', async (change, code) => {
  const visitor = aVisitor(app)
  const feedback = aFeedback(change)
  const answer = await visitor('POST', 'feedbacks', feedback)
  expect([answer.status, answer.body.code]).toEqual([422, code])
  expect(await onWall(visitor, feedback.id)).toBeUndefined()
})

test('the owner’s refused words are refused in the name too', async () => {
  await app.context.db
    .insertInto('refused_words')
    .values({ word: 'zarabatana', created_at: new Date() })
    .execute()
  for (const change of [{ author: 'Zarabatana' }, { comment: 'que z4r4b4t4n4' }]) {
    const answer = await aVisitor(app)('POST', 'feedbacks', aFeedback(change))
    expect([answer.status, answer.body.code]).toEqual([422, 'refused_word'])
  }
})

test('who was paused writes nowhere on the wall', async () => {
  const visitor = aVisitor(app)
  const id = await written(visitor)
  const { authorKey } = await onWall(visitor, id)
  await app.context.db
    .insertInto('posting_pauses')
    .values({
      author_key: authorKey,
      until: new Date(clock.now().getTime() + 1000),
      reason: 'teste',
      created_at: clock.now(),
    })
    .execute()
  const answer = await visitor('POST', 'feedbacks', aFeedback())
  expect([answer.status, answer.body.code]).toEqual([403, 'paused'])
  const comment = await visitor('POST', `feedbacks/${id}/comments`, { id: randomUUID(), text: 'oi' })
  expect([comment.status, comment.body.code]).toEqual([403, 'paused'])
})

test('a person likes once, however often, and takes it back', async () => {
  const id = await written(aVisitor(app))
  const student = asStudent(app, await aWriter(app))
  const likes = await Promise.all([1, 2, 3].map(() => student('PUT', `feedbacks/${id}/like`)))
  expect(likes.map(({ status, body }) => [status, body])).toEqual(
    Array(3).fill([200, { likes: 1, isLiked: true }]),
  )
  const visitor = aVisitor(app)
  expect((await visitor('PUT', `feedbacks/${id}/like`)).body).toEqual({ likes: 2, isLiked: true })
  expect(await onWall(student, id)).toMatchObject({ likes: 2, isLiked: true })
  expect(await onWall(aVisitor(app), id)).toMatchObject({ likes: 2, isLiked: false })
  expect((await student('DELETE', `feedbacks/${id}/like`)).body).toEqual({ likes: 1, isLiked: false })
  expect((await student('DELETE', `feedbacks/${id}/like`)).body).toEqual({ likes: 1, isLiked: false })
})

test('many likes at once are all counted', async () => {
  const id = await written(aVisitor(app))
  await Promise.all(Array.from({ length: 12 }, () => aVisitor(app)('PUT', `feedbacks/${id}/like`)))
  expect(await onWall(aVisitor(app), id)).toMatchObject({ likes: 12 })
})

test('comments come oldest first, and the card counts them', async () => {
  const student = asStudent(app, await aWriter(app))
  const visitor = aVisitor(app)
  const id = await written(visitor)
  for (const [by, text] of [
    [student, 'Concordo.'],
    [visitor, ' Obrigada! '],
  ] as const) {
    clock.pass(1)
    expect((await by('POST', `feedbacks/${id}/comments`, { id: randomUUID(), text })).status).toBe(201)
  }
  const { body } = await visitor('GET', `feedbacks/${id}/comments`)
  expect(body.next).toBeNull()
  expect(body.comments).toMatchObject([
    { author: 'Ana S.', text: 'Concordo.', isMine: false },
    { author: 'Visitante', text: 'Obrigada!', isMine: true },
  ])
  expect(await onWall(visitor, id)).toMatchObject({ commentCount: 2 })
})

test('sending a comment again is the same comment, and only its writer takes it away', async () => {
  const student = asStudent(app, await aWriter(app))
  const id = await written(aVisitor(app))
  const comment = { id: randomUUID(), text: 'Boa!' }
  const sent = await Promise.all([1, 2, 3].map(() => student('POST', `feedbacks/${id}/comments`, comment)))
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await onWall(student, id)).toMatchObject({ commentCount: 1 })
  const foreign = await aVisitor(app)('DELETE', `feedbacks/${id}/comments/${comment.id}`)
  expect([foreign.status, foreign.body.code]).toEqual([404, 'comment_not_found'])
  expect((await student('DELETE', `feedbacks/${id}/comments/${comment.id}`)).status).toBe(204)
  expect(await onWall(student, id)).toMatchObject({ commentCount: 0 })
})

test.each([
  [{ text: 'oi' }, 400, 'invalid_input'],
  [{ id: randomUUID(), text: ' ' }, 400, 'invalid_input'],
  [{ id: randomUUID(), text: 'a'.repeat(501) }, 400, 'invalid_input'],
  [{ id: randomUUID(), text: 'ana@exemplo.com' }, 422, 'personal_data'],
])('the comment %j is refused', async (comment, status, code) => {
  const id = await written(aVisitor(app))
  const answer = await aVisitor(app)('POST', `feedbacks/${id}/comments`, comment)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('while comments are off there are none', async () => {
  await using closed = await startTestApp({ FEATURES_OFF: 'feedbackComments' })
  const visitor = aVisitor(closed)
  const { body } = await visitor('POST', 'feedbacks', aFeedback())
  const answers = [
    await visitor('GET', `feedbacks/${body.id}/comments`),
    await visitor('POST', `feedbacks/${body.id}/comments`, { id: randomUUID(), text: 'oi' }),
  ]
  for (const { status, body: refusal } of answers)
    expect([status, refusal.code]).toEqual([404, 'feature_off'])
})

test('one takes away one’s own feedback with all that hangs on it, and nobody else’s', async () => {
  const visitor = aVisitor(app)
  const id = await written(visitor)
  await aVisitor(app)('PUT', `feedbacks/${id}/like`)
  const foreign = await aVisitor(app)('DELETE', `feedbacks/${id}`)
  expect([foreign.status, foreign.body.code]).toEqual([404, 'feedback_not_found'])
  expect((await visitor('DELETE', `feedbacks/${id}`)).status).toBe(204)
  expect(await onWall(visitor, id)).toBeUndefined()
})

test('what is hidden is nobody’s to read, like or answer', async () => {
  const visitor = aVisitor(app)
  const id = await written(visitor)
  await app.context.db.updateTable('feedbacks').set({ hidden_at: clock.now() }).where('id', '=', id).execute()
  expect(await onWall(visitor, id)).toBeUndefined()
  for (const [method, path, body] of [
    ['PUT', 'like', undefined],
    ['GET', 'comments', undefined],
    ['POST', 'comments', { id: randomUUID(), text: 'oi' }],
  ] as const) {
    const answer = await visitor(method, `feedbacks/${id}/${path}`, body)
    expect([answer.status, answer.body.code]).toEqual([404, 'feedback_not_found'])
  }
})

test('the texts of somebody whom I blocked are gone for me, not for others', async () => {
  const writer = aVisitor(app)
  const id = await written(writer)
  const { authorKey } = await onWall(writer, id)
  const reader = aVisitor(app)
  const own = await written(reader)
  const readerKey = (await onWall(reader, own)).authorKey
  await app.context.db
    .insertInto('author_blocks')
    .values({
      blocker_key: readerKey,
      blocked_key: authorKey,
      blocked_name: 'Ana',
      created_at: clock.now(),
    })
    .execute()
  expect(await onWall(reader, id)).toBeUndefined()
  expect(await onWall(aVisitor(app), id)).toBeDefined()
  await writer('POST', `feedbacks/${own}/comments`, { id: randomUUID(), text: 'Que nada.' })
  const countOf = async (by: typeof reader) =>
    (await by('GET', `feedbacks/${own}/comments`)).body.comments.length
  expect([await countOf(reader), await countOf(aVisitor(app))]).toEqual([0, 1])
})

test('an erased account takes its feedback, likes and comments along, and the counts stay right', async () => {
  const student = await aWriter(app)
  const by = asStudent(app, student)
  const own = await written(by)
  const other = await written(aVisitor(app))
  await by('PUT', `feedbacks/${other}/like`)
  await by('POST', `feedbacks/${other}/comments`, { id: randomUUID(), text: 'oi' })
  expect(await onWall(aVisitor(app), other)).toMatchObject({ likes: 1, commentCount: 1 })
  await app.context.db.deleteFrom('users').where('id', '=', student.user.id).execute()
  expect(await onWall(aVisitor(app), own)).toBeUndefined()
  expect(await onWall(aVisitor(app), other)).toMatchObject({ likes: 0, commentCount: 0 })
})

test('the wall comes page by page, whole and without doubles, whatever is written meanwhile', async () => {
  await using fresh = await startTestApp({}, { now: clock.now })
  const total = 30
  await fillWall(fresh, total)
  const visitor = aVisitor(fresh)
  const read: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const { body } = await visitor('GET', `feedbacks${next ? `?after=${encodeURIComponent(next)}` : ''}`)
    read.push(...body.feedbacks.map((one: { id: string }) => one.id))
    next = body.next
    await written(visitor)
  }
  expect(read).toHaveLength(total)
  expect(new Set(read).size).toBe(total)
})

/** Many of the same moment, so that the id must decide. */
async function fillWall(to: TestApp, count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    author_key: 'f'.repeat(32),
    author_name: 'Ana',
    rating: 5,
    comment: '',
    created_at: new Date(clock.now().getTime() - (index % 2) * 60_000),
  }))
  await to.context.db.insertInto('feedbacks').values(rows).execute()
}

test.each(['x', '2026-11-21', "2026-11-21T12:00:00.000Z_' or 1=1"])(
  'no page begins after %j',
  async (after) => {
    const { status, body } = await aVisitor(app)('GET', `feedbacks?after=${encodeURIComponent(after)}`)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
  },
)

test.each(['x', randomUUID()])('there is no feedback %s', async (id) => {
  const { status, body } = await aVisitor(app)('PUT', `feedbacks/${id}/like`)
  expect([status, body.code]).toEqual([404, 'feedback_not_found'])
})

test('a page of another site cannot write in a visitor’s name', async () => {
  const response = await fetch(`${app.url}/api/feedbacks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://outro.example' },
    body: JSON.stringify(aFeedback()),
  })
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    403,
    'foreign_origin',
  ])
})

test('a visitor writes two feedbacks an hour, an account five', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' })
  const visitor = aVisitor(limited)
  const student = asStudent(limited, await aWriter(limited))
  for (const [by, count] of [
    [visitor, 2],
    [student, 5],
  ] as const) {
    for (let sent = 0; sent < count; sent++) {
      expect((await by('POST', 'feedbacks', aFeedback())).status).toBe(201)
    }
    expect((await by('POST', 'feedbacks', aFeedback())).status).toBe(429)
  }
})

test('a new installation begins with two samples, marked as such, and only once', async () => {
  await using fresh = await startTestApp()
  await Promise.all([seedCommunity(fresh.context), seedCommunity(fresh.context)])
  const visitor = aVisitor(fresh)
  const { body } = await visitor('GET', 'feedbacks')
  expect(body.feedbacks).toMatchObject(
    FEEDBACK_SAMPLES.map(({ id, author }) => ({ id, author, isSample: true, likes: 0 })),
  )
  expect((await visitor('DELETE', `feedbacks/${FEEDBACK_SAMPLES[0].id}`)).status).toBe(404)
})

test('the samples go when somebody real has written', async () => {
  await using fresh = await startTestApp()
  await seedCommunity(fresh.context)
  const visitor = aVisitor(fresh)
  const real = aFeedback()
  expect((await visitor('POST', 'feedbacks', real)).status).toBe(201)
  const { body } = await aVisitor(fresh)('GET', 'feedbacks')
  expect(body.feedbacks.map(({ id }: { id: string }) => id)).toEqual([real.id])
})

test('a page of the wall is read by its index, not by reading all', async () => {
  const client = await app.context.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select id from feedbacks where hidden_at is null
       and (created_at, id) < (now(), gen_random_uuid()) order by created_at desc, id desc limit 13`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/feedbacks_newest/)
  } finally {
    client.release(true)
  }
})

test('who is under 16 reads, and writes once a guardian has agreed', async () => {
  const student = await aWriter(app, { ageBand: '13-15' })
  const by = asStudent(app, student)
  const refused = await by('POST', 'feedbacks', aFeedback())
  expect([refused.status, refused.body.code]).toEqual([403, 'guardian_needed'])
  await app.context.db
    .insertInto('guardian_permissions')
    .values({ user_id: student.user.id, granted_at: clock.now() })
    .execute()
  await written(by)
})

test('three independent reports take a feedback and a comment off the wall, a moderator brings them back', async () => {
  const writer = asStudent(app, await aWriter(app))
  const id = await written(writer)
  const comment = { id: randomUUID(), text: 'Isto vai ser denunciado.' }
  await writer('POST', `feedbacks/${id}/comments`, comment)
  const owner = await aWriter(app)
  await app.context.db
    .updateTable('users')
    .set({ app_metadata: JSON.stringify({ role: 'owner' }) })
    .where('id', '=', owner.user.id)
    .execute()
  const commentsOf = async () => (await writer('GET', `feedbacks/${id}/comments`)).body.comments
  for (const [kind, subject, isThere] of [
    ['feedback_comment', comment.id, async () => (await commentsOf()).length === 1],
    ['feedback', id, async () => (await onWall(writer, id)) !== undefined],
  ] as const) {
    for (let count = 0; count < 3; count++) {
      expect(await isThere(), `${kind} after ${count} reports`).toBe(true)
      const student = await aWriter(app)
      await app.context.pool.query('update users set email_verified_at = now() where id = $1', [
        student.user.id,
      ])
      const report = { kind, id: subject, reason: 'offense' }
      expect((await asStudent(app, student)('POST', 'reports', report)).status).toBe(202)
    }
    expect(await isThere()).toBe(false)
    const decision = { decision: 'keep', reason: 'Não fere as regras.' }
    const token = owner.session.access_token
    const decided = await decide(app, { token }, `moderation/cases/${kind}/${subject}/decision`, decision)
    expect(decided.status).toBe(204)
    expect(await isThere()).toBe(true)
  }
  expect(await onWall(writer, id)).toMatchObject({ commentCount: 1 })
})
