/** An essay that two read, and a third where they are far apart: one sheet, one promise, nobody twice (product §10 The teacher's desk). */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { monthOf } from '#domain/community/challenge.ts'
import type { DeskChange } from '#domain/console/teacher-corrections-admin-wire.ts'
import { grantCredits } from '#server/shop/credits/ledger.ts'
import { settleTeacherCorrections } from '#server/writing/teacher-correction/settle-teacher-corrections.ts'
import { aSignedUpStudent, type SignedUpStudent } from '#tests/support/accounts.ts'
import { type ApiCaller, asStudent } from '#tests/support/api-caller.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aMark, aSentEssay, DESK, openDesk, WHOLE } from '#tests/support/teacher-corrections.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await app.context.pool.query('delete from teacher_corrections')
})

const codeOf = ({ status, body }: { status: number; body: { code?: string } | null }) => [status, body?.code]

async function readTwice(): Promise<{ student: SignedUpStudent; whole: string; owner: ApiCaller }> {
  const student = await aSignedUpStudent(app)
  const owner = await anOwner(app)
  const whole = await aSentEssay(app, student.user.id)
  expect((await owner('PUT', `${DESK}/${whole}/readers`, { readers: 2 })).status).toBe(204)
  return { student, whole, owner }
}

async function next(by: ApiCaller): Promise<string | null> {
  return (await by('POST', `${DESK}/next`, { except: null })).body.id
}

function graded(levels: readonly number[], who = ''): DeskChange[] {
  return [
    ...levels.map((level, at) => ({
      does: 'level' as const,
      competence: (at + 1) as 1 | 2 | 3 | 4 | 5,
      level: level as 0 | 40 | 80 | 120 | 160 | 200,
      sentence: `Motivo ${who} da competência ${at + 1}.`,
    })),
    { does: 'comment', text: `Comentário ${who} da leitura inteira.` },
  ]
}

/** Takes the next one and sends it. */
async function reads(by: ApiCaller, levels: readonly number[], who = '', more: readonly DeskChange[] = []) {
  const id = (await next(by)) ?? ''
  const desk = await openDesk(by, id)
  await desk.change([...graded(levels, who), ...more])
  expect((await desk.finish()).status).toBe(204)
  return id
}

const stateOf = async (id: string): Promise<string> =>
  (await app.context.pool.query('select state from teacher_corrections where id = $1', [id])).rows[0]?.state
const EVEN = [120, 120, 120, 120, 120]

test('two read without each other, and the student gets one sheet with the mean', async () => {
  const { student, whole, owner } = await readTwice()
  const other = await anOwner(app)
  const asks = asStudent(app, student)
  const first = await reads(owner, EVEN, 'A', [{ does: 'mark', mark: aMark({ remark: 'da primeira' }) }])
  expect(await next(owner)).toBeNull()
  expect((await asks('GET', `teacher-corrections/${whole}`)).status).toBe(404)
  expect((await asks('GET', 'teacher-corrections')).body.corrections).toMatchObject([
    { id: whole, state: 'reading', isTakeable: false },
  ])
  const second = (await next(other)) ?? ''
  expect(second).not.toBe(first)
  expect((await openDesk(other, second)).opened.body).toMatchObject({ marks: [], comment: '' })
  expect((await other('POST', `${DESK}/${first}/hold`)).status).toBe(404)
  await reads(other, [160, 120, 120, 120, 80], 'B', [
    { does: 'mark', mark: aMark({ place: { start: 10, end: 16 }, remark: 'da segunda' }) },
  ])
  const { corrected } = (await asks('GET', `teacher-corrections/${whole}`)).body
  expect(corrected).toMatchObject({
    grade: { value: 600, of: 1000 },
    readings: 2,
    isDoubtful: false,
    marks: [{ remark: 'da primeira' }, { remark: 'da segunda' }],
  })
  expect(corrected.levels.map(({ level }: { level: number }) => level)).toEqual([140, 120, 120, 120, 100])
  expect(corrected.levels[0].sentence).toBe('Motivo A da competência 1.\n\nMotivo B da competência 1.')
  expect(corrected.comment).toBe('Comentário A da leitura inteira.\n\nComentário B da leitura inteira.')
  expect((await asks('GET', `teacher-corrections/${first}`)).status).toBe(404)
  const month = monthOf(app.context.now())
  const { readers } = (await owner('GET', `console/correctors/report?month=${month}`)).body
  expect(readers.map(({ withReaders }: { withReaders: object }) => withReaders)).toEqual([
    { count: 1, apart: [40, 0, 0, 0, 40], near: 1 },
    { count: 1, apart: [40, 0, 0, 0, 40], near: 1 },
  ])
  expect((await owner('GET', DESK)).body).toMatchObject({
    waitingCount: 0,
    done: [{ id: whole, grade: { value: 600, of: 1000 } }],
  })
})

test.each([
  ['100 points in all', [160, 160, 120, 140, 120], [120, 120, 120, 120, 120], true],
  ['80 in one competence', [200, 120, 120, 120, 120], EVEN, true],
  ['120 in all', [160, 160, 160, 120, 120], EVEN, false],
  ['120 in one competence', [0, 120, 120, 120, 120], EVEN, false],
])('%s apart', async (_, one, other, isDone) => {
  // 140 is no level of the exam: of 100 points in all there are none in steps of 40.
  const levels = one.map((level) => Math.floor(level / 40) * 40)
  const { whole, owner } = await readTwice()
  await reads(owner, levels)
  await reads(await anOwner(app), other)
  expect(await stateOf(whole)).toBe(isDone ? 'corrected' : 'reading')
})

test('a third one reads, and the mean is of the two nearest', async () => {
  const { student, whole, owner } = await readTwice()
  const [second, third] = [await anOwner(app), await anOwner(app)]
  await reads(owner, EVEN, 'A')
  await reads(second, [200, 200, 200, 200, 200], 'B')
  expect(await next(owner)).toBeNull()
  expect(await next(second)).toBeNull()
  await reads(third, [160, 120, 120, 120, 120], 'C')
  const { corrected } = (await asStudent(app, student)('GET', `teacher-corrections/${whole}`)).body
  expect(corrected).toMatchObject({ grade: { value: 620, of: 1000 }, readings: 2 })
  expect(corrected.comment).toContain('Comentário C')
  expect(corrected.comment).not.toContain('Comentário B')
})

test('two who finish at the same moment end it once, and two far apart ask one third', async () => {
  for (const levels of [EVEN, [0, 0, 0, 0, 0]]) {
    const { whole, owner } = await readTwice()
    const readers = [owner, await anOwner(app)]
    const desks = []
    for (const [at, by] of readers.entries()) {
      const desk = await openDesk(by, (await next(by)) ?? '')
      await desk.change(graded(at === 0 ? EVEN : levels))
      desks.push(desk)
    }
    const answers = await Promise.all(desks.map(({ finish }) => finish()))
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    const { rows } = await app.context.pool.query(
      'select reading from teacher_corrections where of_correction_id = $1 order by reading',
      [whole],
    )
    expect(rows).toHaveLength(levels === EVEN ? 2 : 3)
    expect(await stateOf(whole)).toBe(levels === EVEN ? 'corrected' : 'reading')
    await app.context.pool.query('delete from teacher_corrections')
  }
})

test('one person in many windows gets one of the two readings', async () => {
  const { whole, owner } = await readTwice()
  const { rows } = await app.context.pool.query(
    'select id from teacher_corrections where of_correction_id = $1',
    [whole],
  )
  await Promise.all([
    ...rows.map(({ id }) => owner('POST', `${DESK}/${id}/hold`)),
    ...Array.from({ length: 4 }, () => next(owner)),
  ])
  const held = await app.context.pool.query(
    `select id from teacher_corrections where of_correction_id = $1 and state = 'reading'`,
    [whole],
  )
  expect(held.rows).toHaveLength(1)
})

test('three readers race through eight essays, each read by two different ones', async () => {
  const student = await aSignedUpStudent(app)
  const readers = await Promise.all(Array.from({ length: 3 }, () => anOwner(app)))
  const [owner] = readers
  for (let made = 0; made < 8; made += 1) {
    const id = await aSentEssay(app, student.user.id)
    await owner?.('PUT', `${DESK}/${id}/readers`, { readers: 2 })
  }
  await Promise.all(
    readers.map(async (by) => {
      for (let id = await next(by); id !== null; id = await next(by)) {
        const desk = await openDesk(by, id)
        await desk.change(WHOLE)
        expect((await desk.finish()).status).toBe(204)
      }
    }),
  )
  // Somebody may have been passed over while another one held the whole.
  for (const by of readers) while ((await next(by)) !== null) await reads(by, EVEN)
  const { rows } = await app.context.pool.query(
    `select w.state, count(distinct r.reader_id)::int as readers from teacher_corrections w
     join teacher_corrections r on r.of_correction_id = w.id group by w.id, w.state`,
  )
  expect(rows).toHaveLength(8)
  expect(rows.every(({ state, readers: count }) => state === 'corrected' && count === 2)).toBe(true)
})

test('who waits for a reading that somebody works on holds no other one meanwhile', async () => {
  const { whole } = await readTwice()
  const reader = await anOwner(app)
  const { rows } = await app.context.pool.query<{ id: string }>(
    'select id from teacher_corrections where of_correction_id = $1 order by reading',
    [whole],
  )
  const [first, second] = rows.map(({ id }) => id)
  const [another, ending] = await Promise.all([app.context.pool.connect(), app.context.pool.connect()])
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const lock = 'select from teacher_corrections where id = $1 for update'
  try {
    await another.query('begin')
    await another.query(lock, [first])
    await ending.query('begin')
    await ending.query(lock, [second])
    const taken = next(reader)
    await expect.poll(async () => (await app.context.pool.query(waiting)).rowCount).toBe(1)
    await another.query(
      `update teacher_corrections set state = 'reading', reader_id = $2, begun_at = now(), lease_until = now() + interval '1 hour'
       where id = $1`,
      [first, (await aSignedUpStudent(app)).user.id],
    )
    await another.query('commit')
    // Of the first one nothing is left to take: now the second is waited for.
    await expect.poll(async () => (await app.context.pool.query(waiting)).rowCount).toBe(1)
    await ending.query(lock, [first])
    await ending.query('commit')
    expect(await taken).toBe(second)
  } finally {
    another.release(true)
    ending.release(true)
  }
})

test('until somebody begins the student takes it back, and afterwards not; a reading given back lets it go again', async () => {
  const { student, whole, owner } = await readTwice()
  const asks = asStudent(app, student)
  const id = (await next(owner)) ?? ''
  expect(codeOf(await asks('POST', `teacher-corrections/${whole}/withdrawal`))).toEqual([
    409,
    'already_begun',
  ])
  expect(codeOf(await owner('PUT', `${DESK}/${whole}/readers`, { readers: 1 }))).toEqual([
    409,
    'already_begun',
  ])
  await owner('POST', `${DESK}/${id}/release`)
  expect(await stateOf(whole)).toBe('sent')
  expect((await asks('POST', `teacher-corrections/${whole}/withdrawal`)).status).toBe(204)
  expect(await next(owner)).toBeNull()
  expect((await owner('POST', `${DESK}/${id}/hold`)).status).toBe(404)
})

test('what one of two cannot correct goes back as a whole, once, with its credit', async () => {
  const { student, whole, owner } = await readTwice()
  const { db, now } = app.context
  await db.transaction().execute(async (tx) => {
    const grant = {
      accountId: student.user.id,
      kind: 'correction',
      amount: 1,
      expiresAt: null,
      source: 'x',
    } as const
    await grantCredits(tx, { ...grant, key: `grant:${whole}` }, now())
  })
  const other = await anOwner(app)
  await reads(owner, EVEN)
  const desk = await openDesk(other, (await next(other)) ?? '')
  const sent = { token: desk.opened.body.token, reason: 'illegible', note: '' }
  expect((await other('POST', `${DESK}/${desk.opened.body.id}/return`, sent)).status).toBe(204)
  expect(await stateOf(whole)).toBe('returned')
  expect((await asStudent(app, student)('GET', `teacher-corrections/${whole}`)).body).toMatchObject({
    corrected: null,
    returned: { reason: 'illegible' },
  })
  expect(await next(await anOwner(app))).toBeNull()
})

test('a variant for two readers makes two readings of what its credit pays, with one promise and one mail for each state', async () => {
  const student = await aSignedUpStudent(app)
  const { db, now } = app.context
  const grant = {
    accountId: student.user.id,
    kind: 'correction',
    amount: 1,
    expiresAt: null,
    source: 'x',
  } as const
  await db
    .transaction()
    .execute((tx) => grantCredits(tx, { ...grant, readers: 2, key: `g:${student.user.id}` }, now()))
  const id = crypto.randomUUID()
  const essay = {
    essayId: null,
    theme: 'Um tema de sempre',
    title: null,
    hasPaperLines: false,
    text: `Um texto ${id}.`,
  }
  const asks = asStudent(app, student)
  const sent = await asks('POST', 'teacher-corrections', { id, essay, rewritesId: null })
  expect(sent.status).toBe(200)
  // Sent twice: an answer was lost.
  await asks('POST', 'teacher-corrections', { id, essay, rewritesId: null })
  const owner = await anOwner(app)
  const { waiting } = (await owner('GET', DESK)).body
  expect(waiting).toMatchObject([
    { reading: 1, promisedOn: sent.body.promisedOn, wholeId: id },
    { reading: 2, promisedOn: sent.body.promisedOn, wholeId: id },
  ])
  await reads(owner, EVEN)
  await reads(await anOwner(app), EVEN)
  await settleTeacherCorrections(app.context)
  await settleTeacherCorrections(app.context)
  const told = (await mailsTo(app, student.email)).filter(({ kind }) => kind === 'teacher-correction')
  expect(told.map(({ facts }) => facts['state']).filter((state) => state === 'corrected')).toEqual([
    'corrected',
  ])
})

test('what was written before two were asked goes along with the first reading', async () => {
  const student = await aSignedUpStudent(app)
  const owner = await anOwner(app)
  const id = await aSentEssay(app, student.user.id)
  const mark = aMark()
  await (await openDesk(owner, id)).change([
    { does: 'mark', mark },
    { does: 'comment', text: 'Meu começo' },
  ])
  await owner('POST', `${DESK}/${id}/release`)
  await owner('PUT', `${DESK}/${id}/readers`, { readers: 2 })
  const mine = (await next(owner)) ?? ''
  const [first] = (await owner('GET', DESK)).body.waiting.filter(
    (one: { reading: number }) => one.reading === 1,
  )
  expect(mine).toBe(first.id)
  expect((await openDesk(owner, mine)).opened.body).toMatchObject({ comment: 'Meu começo', marks: [mark] })
})

test('only the owner says how many read, and not of what is none', async () => {
  const { whole, owner, student } = await readTwice()
  expect((await asStudent(app, student)('PUT', `${DESK}/${whole}/readers`, { readers: 1 })).status).toBe(404)
  expect((await owner('PUT', `${DESK}/${whole}/readers`, { readers: 3 })).status).toBe(400)
  expect((await owner('PUT', `${DESK}/${crypto.randomUUID()}/readers`, { readers: 2 })).status).toBe(404)
  expect((await owner('PUT', `${DESK}/${whole}/readers`, { readers: 1 })).status).toBe(204)
  expect((await owner('GET', DESK)).body.waiting).toMatchObject([{ id: whole, reading: null }])
  await app.context.pool.query(`update users set app_metadata = '{"corrector": true}' where id = $1`, [
    student.user.id,
  ])
  expect((await asStudent(app, student)('PUT', `${DESK}/${whole}/readers`, { readers: 2 })).status).toBe(404)
})
