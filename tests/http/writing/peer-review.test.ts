/** The Match da Redação: calibration, exchange, delivery, results, and that nobody reads what is not theirs (decision 0066). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { PEER_SAMPLES } from '#content/writing/peer-samples/samples.ts'
import { MISSED_PAUSE_HOURS, REVIEW_HOURS } from '#domain/writing/peer-review.ts'
import { levelsOfSample } from '#domain/writing/peer-sample.ts'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { settlePeerReviews } from '#server/writing/peer-review/settle.ts'
import { ban } from '#tests/support/accounts.ts'
import { aVisitor } from '#tests/support/api-caller.ts'
import { aDelivery, SENTENCES } from '#tests/support/peer-delivery.ts'
import { aMatcher, anEssay, deliver, type Matcher } from '#tests/support/peer-review.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const HOUR_MINUTES = 60
// Stands still: what is to lie in the past is moved there, since a session would not outlive the days.
const NOW = new Date()
const app = await startTestApp({}, { now: () => NOW })
afterAll(() => app[Symbol.asyncDispose]())
// Everybody begins with an empty queue: whom somebody meets depends on who waits.
beforeEach(() => app.context.pool.query('delete from peer_entries'))

const stateOf = async ({ by }: Matcher) => (await by('GET', 'peer-review')).body
const codeOf = ({ status, body }: { status: number; body: { code?: string } | null }) => [status, body?.code]
const settle = () => settlePeerReviews(app.context)

async function pass(minutes: number): Promise<void> {
  const { pool } = app.context
  const ago = `interval '${minutes} minutes'`
  await pool.query(`update peer_entries set searched_at = searched_at - ${ago}`)
  await pool.query(
    `update peer_reviews set assigned_at = assigned_at - ${ago}, due_at = due_at - ${ago}, ended_at = ended_at - ${ago}`,
  )
}

async function aPair(): Promise<[Matcher, Matcher]> {
  const pair: [Matcher, Matcher] = [await aMatcher(app), await aMatcher(app)]
  for (const one of pair) expect((await one.search()).status).toBe(200)
  return pair
}

test('the switch, three samples near enough, and one is ready; our grades come after the own ones', async () => {
  const student = await aMatcher(app, { isReady: false })
  const { by } = student
  expect(codeOf(await student.search())).toEqual([409, 'not_calibrated'])
  const [first, ...rest] = PEER_SAMPLES
  const read = await by('GET', `peer-review/samples/${first!.id}`)
  expect(read.body).toMatchObject({ theme: first!.theme, graded: null })
  expect(JSON.stringify(read.body)).not.toContain(first!.reference[0]!.reason)
  const grade = (id: string, levels: readonly number[]) =>
    by('POST', `peer-review/samples/${id}/grade`, { levels })
  const far = await grade(first!.id, [0, 0, 0, 0, 0])
  expect(far.body.graded).toMatchObject({ isClose: false, reference: levelsOfSample(first!) })
  for (const sample of rest)
    expect((await grade(sample.id, levelsOfSample(sample))).body.graded.isClose).toBe(true)
  expect(await stateOf(student)).toMatchObject({
    isReady: false,
    samples: [{ id: first!.id, status: 'far' }, { status: 'close' }, { status: 'close' }],
  })
  await grade(first!.id, levelsOfSample(first!))
  expect(await stateOf(student)).toMatchObject({ isReady: true })
  // Once near enough it stays so.
  await grade(first!.id, [0, 0, 0, 0, 0])
  expect(await stateOf(student)).toMatchObject({ isReady: true, samples: [{ status: 'close' }, {}, {}] })
  expect(codeOf(await grade('nenhuma', [0, 0, 0, 0, 0]))).toEqual([404, 'sample_not_found'])
  expect((await grade(first!.id, [100, 0, 0, 0, 0])).status).toBe(400)
})

test('two who search get each other’s essays, correct, and read what came back', async () => {
  const [ana, bia] = await aPair()
  const [hers, his] = [await stateOf(ana), await stateOf(bia)]
  expect(hers).toMatchObject({
    turn: { state: 'assigned', mayCancel: false },
    task: { id: expect.any(String) },
  })
  expect(his.task.id).not.toBe(hers.task.id)
  const { body: task } = await ana.by('GET', `peer-review/tasks/${hers.task.id}`)
  expect(Object.keys(task).sort()).toEqual(['dueAt', 'entryId', 'id', 'text', 'theme'])
  expect(new Date(task.dueAt).getTime() - NOW.getTime()).toBe(REVIEW_HOURS * 3600_000)

  const first = await deliver(ana)
  expect(first.body).toEqual({ earnedBadges: ['colaborador'], isReadFirst: false })
  // Bia has been corrected, and reads it once she has corrected.
  const locked = (await stateOf(bia)).results
  expect(locked).toEqual([expect.objectContaining({ state: 'locked', finalTotal: null })])
  expect(codeOf(await bia.by('GET', `peer-review/results/${locked[0].id}`))).toEqual([
    404,
    'result_not_found',
  ])

  await deliver(bia)
  const opened = (await stateOf(bia)).results
  expect(opened).toEqual([expect.objectContaining({ state: 'open', finalTotal: 620 })])
  const { body: result } = await bia.by('GET', `peer-review/results/${opened[0].id}`)
  expect(result).toMatchObject({
    machine: { total: 600 },
    reviews: [{ kind: 'first', total: 640, sentences: SENTENCES, remarks: [{ category: 'thesis' }] }],
    isFarApart: false,
    third: 'none',
    final: { total: 620, of: ['machine', 'first'] },
  })
  expect(JSON.stringify(result)).not.toContain(ana.id)
})

test('a delivery counts once, however often and however much at once it is sent', async () => {
  const [ana] = await aPair()
  const { task } = await stateOf(ana)
  const send = () => ana.by('POST', `peer-review/tasks/${task.id}/delivery`, aDelivery())
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.flatMap(({ body }) => body.earnedBadges)).toEqual(['colaborador'])
  const changed = await ana.by(
    'POST',
    `peer-review/tasks/${task.id}/delivery`,
    aDelivery({ levels: [0, 0, 0, 0, 0] }),
  )
  expect(changed.status).toBe(200)
  const { rows } = await app.context.pool.query('select levels from peer_reviews where id = $1', [task.id])
  expect(rows[0].levels).toEqual(aDelivery().levels)
  expect((await stateOf(ana)).delivered).toBe(1)
})

test('many searches at once: nobody meets themselves, everybody has one reader, none is left over', async () => {
  const students = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aMatcher(app)))
  const answers = await Promise.all(students.flatMap((one) => [one.search(), one.search()]))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['task_open', 'turn_open'].filter((code) => answers.some(({ body }) => body.code === code))),
  )
  const { rows } = await app.context.pool.query(
    `select e.user_id, r.reviewer_id from peer_entries e join peer_reviews r on r.entry_id = e.id`,
  )
  expect(rows).toHaveLength(6)
  expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(6)
  expect(new Set(rows.map(({ reviewer_id }) => reviewer_id)).size).toBe(6)
  for (const { user_id, reviewer_id } of rows) expect(user_id).not.toBe(reviewer_id)
})

test('nobody but the reader reads the essay, and nobody but the writer the result', async () => {
  const [ana, bia] = await aPair()
  const { task } = await stateOf(ana)
  const stranger = await aMatcher(app)
  for (const other of [bia, stranger]) {
    expect(codeOf(await other.by('GET', `peer-review/tasks/${task.id}`))).toEqual([404, 'task_not_found'])
    const tried = await other.by('POST', `peer-review/tasks/${task.id}/delivery`, aDelivery())
    expect(codeOf(tried)).toEqual([404, 'task_not_found'])
  }
  await deliver(ana)
  await deliver(bia)
  expect(codeOf(await ana.by('GET', `peer-review/tasks/${task.id}`))).toEqual([404, 'task_not_found'])
  const [own] = (await stateOf(bia)).results
  for (const other of [ana, stranger])
    expect(codeOf(await other.by('GET', `peer-review/results/${own.id}`))).toEqual([404, 'result_not_found'])
  const visitor = aVisitor(app)
  for (const path of ['peer-review', `peer-review/results/${own.id}`, `peer-review/tasks/${task.id}`])
    expect((await visitor('GET', path)).status).toBe(401)
})

test('the same two do not meet again within thirty days, and do on the thirty-first', async () => {
  const [ana, bia] = await aPair()
  await deliver(ana)
  await deliver(bia)
  const again = async (one: Matcher) => {
    const body = { essayId: await anEssay(app, one.id), number: 1, isNameMeant: false }
    return one.by('POST', 'peer-review/search', body)
  }
  await pass(29 * 24 * HOUR_MINUTES)
  for (const one of [ana, bia]) expect((await again(one)).body).toMatchObject({ task: null })
  await settle()
  expect((await stateOf(ana)).task).toBeNull()
  await pass(24 * HOUR_MINUTES)
  await settle()
  expect((await stateOf(ana)).task).not.toBeNull()
  expect((await stateOf(bia)).task).not.toBeNull()
})

test('minors meet minors; two accounts of one device and two who blocked each other do not meet', async () => {
  const young = await aMatcher(app, { ageBand: '16-17' })
  const old = await aMatcher(app)
  await young.search()
  await old.search()
  expect([(await stateOf(young)).task, (await stateOf(old)).task]).toEqual([null, null])
  const peer = await aMatcher(app, { ageBand: '16-17' })
  await app.context.pool.query(
    `insert into known_devices (user_id, device_hash) values ($1, '\\x01'), ($2, '\\x01')`,
    [young.id, peer.id],
  )
  await peer.search()
  expect((await stateOf(peer)).task).toBeNull()
  await app.context.pool.query('delete from known_devices')
  const { rows } = await app.context.pool.query(
    'select author_key from peer_entries where user_id = any($1)',
    [[young.id, peer.id]],
  )
  const keys = rows.map(({ author_key }) => author_key)
  await app.context.pool.query(
    `insert into author_blocks (blocker_key, blocked_key, blocked_name, created_at) values ($1, $2, 'x', now())`,
    keys,
  )
  await settle()
  expect((await stateOf(peer)).task).toBeNull()
  await app.context.pool.query('delete from author_blocks')
  await settle()
  expect((await stateOf(peer)).task).not.toBeNull()
})

test('who does not deliver in time loses the turn; the partner comes first again and owes nothing more', async () => {
  const [ana, bia] = await aPair()
  await deliver(ana)
  const { task } = await stateOf(bia)
  await pass(REVIEW_HOURS * HOUR_MINUTES - 1)
  expect((await bia.by('GET', `peer-review/tasks/${task.id}`)).status).toBe(200)
  await pass(1)
  expect(codeOf(await bia.by('GET', `peer-review/tasks/${task.id}`))).toEqual([404, 'task_not_found'])
  const late = await bia.by('POST', `peer-review/tasks/${task.id}/delivery`, aDelivery())
  expect(codeOf(late)).toEqual([404, 'task_not_found'])
  const other = await aMatcher(app)
  await other.search()
  // Ana waits again: anyone who comes reads hers, and she has nothing to read.
  expect(await stateOf(ana)).toMatchObject({ turn: { state: 'assigned' }, task: null })
  await deliver(other)
  expect((await stateOf(ana)).results).toEqual([expect.objectContaining({ state: 'open' })])
  // What Ana wrote is there to be read; another search waits.
  const state = await stateOf(bia)
  expect(state.results).toEqual([expect.objectContaining({ state: 'open' })])
  const next = { essayId: await anEssay(app, bia.id), number: 1, isNameMeant: false }
  expect(codeOf(await bia.by('POST', 'peer-review/search', next))).toEqual([409, 'missed_pause'])
  expect(state.pausedUntil).toBe(new Date(NOW.getTime() + MISSED_PAUSE_HOURS * 3600_000).toISOString())
  await pass(MISSED_PAUSE_HOURS * HOUR_MINUTES)
  expect((await bia.by('POST', 'peer-review/search', next)).status).toBe(200)
})

test.each([
  ['leaves', (one: Matcher) => one.by('PUT', 'peer-review/membership', { isOn: false })],
  ['deletes the account', (one: Matcher) => eraseAccount(app.context, one.id, 'own-wish')],
])('a partner who %s leaves nobody stuck', async (_, go) => {
  const [ana, bia] = await aPair()
  await go(bia)
  await settle()
  expect(await stateOf(ana)).toMatchObject({ turn: { state: 'waiting', mayCancel: true }, task: null })
  const other = await aMatcher(app)
  await other.search()
  await deliver(other)
  expect((await stateOf(ana)).results).toEqual([expect.objectContaining({ state: 'open' })])
})

test('a partner who deletes the essay is owed nothing, and still corrects', async () => {
  const [ana, bia] = await aPair()
  await bia.by('DELETE', `essays/${bia.essayId}`)
  await settle()
  expect(await stateOf(ana)).toMatchObject({ turn: { state: 'assigned' }, task: null })
  expect((await deliver(bia)).body.earnedBadges).toEqual(['colaborador'])
  expect((await stateOf(ana)).results).toEqual([expect.objectContaining({ state: 'open' })])
})

test('an account that was shut is given nothing, and the time of its correction runs out', async () => {
  const [ana, bia] = await aPair()
  await ban(app, bia.id)
  await pass(REVIEW_HOURS * HOUR_MINUTES)
  await settle()
  expect(await stateOf(ana)).toMatchObject({ turn: null, task: null })
  const waiting = await aMatcher(app)
  await waiting.search()
  await ban(app, waiting.id)
  const other = await aMatcher(app)
  expect((await other.search()).body).toMatchObject({ task: null, turn: { state: 'waiting' } })
})

test('who gave a correction and erases the account leaves it to whom it was given', async () => {
  const [ana, bia] = await aPair()
  await deliver(ana)
  await deliver(bia)
  await eraseAccount(app.context, ana.id, 'own-wish')
  await settle()
  expect((await stateOf(bia)).results).toEqual([expect.objectContaining({ state: 'open', finalTotal: 620 })])
})

test('a search can be taken back while nobody has anything to do for it', async () => {
  const ana = await aMatcher(app)
  await ana.search()
  expect((await ana.by('DELETE', 'peer-review/search')).body).toMatchObject({ turn: null })
  expect((await ana.by('DELETE', 'peer-review/search')).status).toBe(200)
  expect((await ana.search()).status).toBe(200)
  const bia = await aMatcher(app)
  await bia.search()
  expect(codeOf(await ana.by('DELETE', 'peer-review/search'))).toEqual([409, 'turn_open'])
  await deliver(ana)
  await deliver(bia)
  expect(codeOf(await ana.search())).toEqual([409, 'version_used'])
})

test('peer and machine far apart ask a third, who may be somebody that only helps', async () => {
  const [ana, bia] = await aPair()
  await deliver(ana, { levels: [120, 120, 120, 120, 200] })
  await deliver(bia, { levels: [160, 160, 160, 120, 120] })
  // 80 apart is near, 120 in the total is not.
  const [near] = (await stateOf(bia)).results
  expect((await bia.by('GET', `peer-review/results/${near.id}`)).body).toMatchObject({
    isFarApart: false,
    third: 'none',
  })
  const [far] = (await stateOf(ana)).results
  const before = (await ana.by('GET', `peer-review/results/${far.id}`)).body
  expect(before).toMatchObject({ isFarApart: true, third: 'asked', final: { total: 660, isDoubtful: true } })

  expect(await stateOf(bia)).toMatchObject({ mayHelp: false })
  const helper = await aMatcher(app)
  expect(await stateOf(helper)).toMatchObject({ mayHelp: true })
  expect((await helper.by('POST', 'peer-review/help')).body).toMatchObject({
    task: { theme: expect.any(String) },
  })
  expect(codeOf(await helper.by('POST', 'peer-review/help'))).toEqual([409, 'task_open'])
  await deliver(helper, { levels: [160, 160, 160, 120, 160] })
  const after = (await ana.by('GET', `peer-review/results/${far.id}`)).body
  expect(after).toMatchObject({
    third: 'done',
    final: { total: 740, of: ['first', 'third'], isDoubtful: false },
  })
  expect(codeOf(await helper.by('POST', 'peer-review/help'))).toEqual([409, 'nothing_to_help'])
})

test('an essay that says by what its writer is found is told so; a name may be meant, a contact may not', async () => {
  const named = await aMatcher(app, { text: 'A escritora Lia discute a cultura do país.' })
  const asked = await named.search()
  expect(asked).toMatchObject({
    status: 422,
    body: { code: 'identified', found: [{ kind: 'own-name', words: 'Lia' }] },
  })
  const body = { essayId: named.essayId, number: 1, isNameMeant: true }
  expect((await named.by('POST', 'peer-review/search', body)).status).toBe(200)
  const reachable = await aMatcher(app, { text: 'Fale comigo: ana@exemplo.com, por favor.' })
  const refused = await reachable.by('POST', 'peer-review/search', { ...body, essayId: reachable.essayId })
  expect(refused.body).toMatchObject({
    code: 'identified',
    found: [{ kind: 'email', words: 'ana@exemplo.com' }],
  })
  expect((await stateOf(reachable)).turn).toBeNull()
})

test('an essay of seven lines is too short, one of eight is not; somebody else’s is none', async () => {
  expect(codeOf(await (await aMatcher(app, { lines: 7 })).search())).toEqual([422, 'too_short'])
  const ana = await aMatcher(app, { lines: 8 })
  const bia = await aMatcher(app)
  const theirs = await bia.by('POST', 'peer-review/search', {
    essayId: ana.essayId,
    number: 1,
    isNameMeant: true,
  })
  expect(codeOf(theirs)).toEqual([404, 'essay_not_found'])
  expect((await ana.search()).status).toBe(200)
})

const UNFIT = [
  ['a contact', { sentences: [...SENTENCES.slice(0, 4), 'me chama no whats depois'] }, 422, 'holds_contact'],
  ['a refused word', { sentences: [...SENTENCES.slice(0, 4), 'isso ficou uma merda'] }, 422, 'refused_word'],
  [
    'a mark beyond the text',
    { remarks: [{ start: 0, end: 9000, category: 'theme', effect: 'fault', note: '' }] },
    422,
    'remark_outside',
  ],
  ['a sentence too short', { sentences: [...SENTENCES.slice(0, 4), 'curta'] }, 400, 'invalid_input'],
  ['a sentence too long', { sentences: [...SENTENCES.slice(0, 4), 'a'.repeat(201)] }, 400, 'invalid_input'],
  ['a level of no scale', { levels: [10, 120, 120, 120, 120] }, 400, 'invalid_input'],
  ['four sentences', { sentences: SENTENCES.slice(0, 4) }, 400, 'invalid_input'],
] as const

test('a correction with words that may not stand there, or not whole, is refused and may be sent again', async () => {
  const [ana] = await aPair()
  const { task } = await stateOf(ana)
  for (const [what, changes, status, code] of UNFIT) {
    const answer = await ana.by('POST', `peer-review/tasks/${task.id}/delivery`, {
      ...aDelivery(),
      ...changes,
    })
    expect(codeOf(answer), what).toEqual([status, code])
  }
  expect((await deliver(ana)).status).toBe(200)
})

test.each([
  ['an unproven mailbox', { isProven: false }, 'unproven'],
  [
    'less than sixteen years and no guardian',
    { ageBand: '13-15' as const, isKnown: false },
    'guardian_needed',
  ],
])('%s keeps from taking part', async (_, request, code) => {
  const ana = await aMatcher(app, request)
  expect(codeOf(await ana.search())).toEqual([403, code])
  expect(await stateOf(ana)).toMatchObject({ ineligibility: code })
  expect(codeOf(await ana.by('POST', 'peer-review/help'))).toEqual([403, code])
  const { id } = PEER_SAMPLES[0]!
  const graded = await ana.by('POST', `peer-review/samples/${id}/grade`, { levels: [0, 0, 0, 0, 0] })
  expect(codeOf(graded)).toEqual([403, code])
  // The switch is theirs all the same.
  expect((await ana.by('PUT', 'peer-review/membership', { isOn: false })).body).toMatchObject({ isOn: false })
})

test('a reported correction is hidden from its receiver until it is decided; a stranger cannot report it', async () => {
  const [ana, bia] = await aPair()
  await deliver(ana)
  await deliver(bia)
  const [own] = (await stateOf(bia)).results
  const { body: result } = await bia.by('GET', `peer-review/results/${own.id}`)
  const report = { kind: 'peer_review', id: result.reviews[0].id, reason: 'offense' }
  const stranger = await aMatcher(app)
  expect(codeOf(await stranger.by('POST', 'reports', report))).toEqual([404, 'subject_not_found'])
  expect((await bia.by('POST', 'reports', report)).status).toBe(202)
  expect((await stateOf(bia)).results).toEqual([
    expect.objectContaining({ state: 'hidden', finalTotal: null }),
  ])
  const hidden = await bia.by('GET', `peer-review/results/${own.id}`)
  expect(hidden.body).toMatchObject({ reviews: [], hiddenCount: 1, final: null })
  // The essay may be sent to somebody else meanwhile.
  expect((await bia.search()).status).toBe(200)
})

test('a reported essay is taken from its reader, who then owes nothing', async () => {
  const [ana, bia] = await aPair()
  const { task } = await stateOf(ana)
  const { body } = await ana.by('GET', `peer-review/tasks/${task.id}`)
  const report = { kind: 'peer_essay', id: body.entryId, reason: 'self_harm' }
  expect((await ana.by('POST', 'reports', report)).status).toBe(202)
  expect(codeOf(await ana.by('GET', `peer-review/tasks/${task.id}`))).toEqual([404, 'task_not_found'])
  await settle()
  await deliver(bia)
  expect((await stateOf(ana)).results).toEqual([expect.objectContaining({ state: 'open' })])
  expect(await stateOf(bia)).toMatchObject({ turn: { state: 'waiting' }, task: null })
})

test('off there is nothing', async () => {
  await using off = await startTestApp({ FEATURES_OFF: 'peerReview' })
  const ana = await aMatcher(off)
  expect(codeOf(await ana.by('GET', 'peer-review'))).toEqual([404, 'feature_off'])
  expect(codeOf(await ana.search())).toEqual([404, 'feature_off'])
  expect(codeOf(await ana.by('GET', `peer-review/tasks/${randomUUID()}`))).toEqual([404, 'feature_off'])
})
