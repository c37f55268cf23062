/** The teacher's desk: the queue, holding, every change kept, finishing; two readers never hold the same (product §5). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { LEASE_MINUTES, MARKS_MAX } from '#domain/writing/teacher-correction/desk-rules.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { type ApiCaller, asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aMark, aSentEssay, correctWhole, DESK, openDesk, WHOLE } from '#tests/support/teacher-corrections.ts'
import { startTestApp } from '#tests/support/test-app.ts'

let minutesLater = 0
const START = Date.now()
const app = await startTestApp({}, { now: () => new Date(START + minutesLater * 60_000) })
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  minutesLater = 0
  await app.context.pool.query('delete from teacher_corrections')
})

const codeOf = ({ status, body }: { status: number; body: { code?: string } | null }) => [status, body?.code]
const next = async (by: ApiCaller, except: string | null = null): Promise<string | null> =>
  (await by('POST', `${DESK}/next`, { except })).body.id

test('nobody but the owner finds the desk', async () => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  for (const by of [asStudent(app, student), aVisitor(app)]) {
    expect((await by('GET', DESK)).status).toBe(404)
    expect((await by('POST', `${DESK}/next`, { except: null })).status).toBe(404)
    expect((await by('POST', `${DESK}/${id}/hold`)).status).toBe(404)
  }
})

test('the earliest promise is taken first, and the one that is held comes before all', async () => {
  const student = await aSignedUpStudent(app)
  const later = await aSentEssay(app, student.user.id, { promisedOn: '2026-12-09' })
  const first = await aSentEssay(app, student.user.id, { promisedOn: '2026-12-02' })
  const [one, other] = [await anOwner(app), await anOwner(app)]
  expect(await next(one)).toBe(first)
  expect(await next(one)).toBe(first)
  expect(await next(other)).toBe(later)
  expect(await next(one, first)).toBeNull()
  expect(codeOf(await other('POST', `${DESK}/${first}/hold`))).toEqual([409, 'held_by_other'])
  const queue = (await one('GET', DESK)).body
  expect(queue).toMatchObject({
    waitingCount: 2,
    waiting: [
      { id: first, holder: 'me' },
      { id: later, holder: 'other' },
    ],
  })
})

test('two readers racing through 50 essays never hold the same', async () => {
  const student = await aSignedUpStudent(app)
  for (let made = 0; made < 50; made += 1) await aSentEssay(app, student.user.id)
  const readers = [await anOwner(app), await anOwner(app)]
  const taken = await Promise.all(
    readers.map(async (by) => {
      const own: string[] = []
      for (;;) {
        const id = await next(by)
        if (id === null) return own
        own.push(id)
        expect((await correctWhole(by, id)).status).toBe(204)
      }
    }),
  )
  const all = taken.flat()
  expect(all).toHaveLength(50)
  expect(new Set(all).size).toBe(50)
  expect(taken.every((own) => own.length > 0)).toBe(true)
})

test('many calls at once for one essay: one reader gets it', async () => {
  const student = await aSignedUpStudent(app)
  await aSentEssay(app, student.user.id)
  const readers = await Promise.all(Array.from({ length: 6 }, () => anOwner(app)))
  const taken = await Promise.all(readers.map((by) => next(by)))
  expect(taken.filter((id) => id !== null)).toHaveLength(1)
})

test('essays that a job works on at this moment are waited for: nobody is told that nothing waits', async () => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  const by = await anOwner(app)
  const job = await app.context.pool.connect()
  try {
    await job.query('begin')
    await job.query('select from teacher_corrections for no key update')
    const taken = next(by)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect
      .poll(async () => (await app.context.pool.query(waiting)).rowCount, { timeout: 5_000 })
      .toBe(1)
    await job.query('commit')
    expect(await taken).toBe(id)
  } finally {
    job.release(true)
  }
})

test('what is changed is there for the next opening, whoever fell in between', async () => {
  const student = await aSignedUpStudent(app, { data: { full_name: 'Ana Lia Pessoa' } })
  const id = await aSentEssay(app, student.user.id)
  const by = await anOwner(app)
  const { opened, change } = await openDesk(by, id)
  expect(opened.body).toMatchObject({ firstName: 'Ana', tokenBefore: null, marks: [], comment: '' })
  const mark = aMark()
  expect((await change([{ does: 'mark', mark }, ...WHOLE], 75)).status).toBe(204)
  // Sent twice: an answer was lost.
  expect((await change([{ does: 'mark', mark }, ...WHOLE], 75)).status).toBe(204)
  const again = (await openDesk(by, id)).opened.body
  expect(again).toMatchObject({
    tokenBefore: opened.body.token,
    marks: [mark],
    comment: 'Bom texto: releia as vírgulas e siga em frente.',
    secondsSpent: 75,
  })
  expect(again.levels).toHaveLength(5)
  expect(again.levels[4]).toEqual({ level: 160, sentence: 'Bom domínio na competência 5.' })
})

test('an older window writes no more, and what it sends changes nothing', async () => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  const by = await anOwner(app)
  const older = await openDesk(by, id)
  const newer = await openDesk(by, id)
  expect(codeOf(await older.change([{ does: 'comment', text: 'de antes' }]))).toEqual([409, 'lease_lost'])
  expect(codeOf(await older.finish())).toEqual([409, 'lease_lost'])
  expect((await newer.change([{ does: 'comment', text: 'de agora' }])).status).toBe(204)
})

test.each([
  [LEASE_MINUTES - 1, false],
  [LEASE_MINUTES + 1, true],
])('%i minutes after the last change another reader may take it: %s', async (minutes, isFree) => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  const [one, other] = [await anOwner(app), await anOwner(app)]
  const desk = await openDesk(one, id)
  await desk.change([{ does: 'mark', mark: aMark() }, ...WHOLE])
  // The lease is moved and not the clock: a session would not outlive it.
  await app.context.pool.query(
    `update teacher_corrections set lease_until = lease_until - interval '${minutes} minutes'`,
  )
  expect(await next(other)).toBe(isFree ? id : null)
  if (!isFree) return
  // Readers do not see each other.
  expect((await openDesk(other, id)).opened.body).toMatchObject({ marks: [], comment: '', tokenBefore: null })
  expect(codeOf(await desk.change([{ does: 'comment', text: 'tarde' }]))).toEqual([409, 'lease_lost'])
})

test('given back it waits in its place with what its reader wrote, and a new reader begins anew', async () => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  const [one, other] = [await anOwner(app), await anOwner(app)]
  await (await openDesk(one, id)).change([{ does: 'comment', text: 'Meu começo' }])
  expect((await other('POST', `${DESK}/${id}/release`)).status).toBe(404)
  expect((await one('POST', `${DESK}/${id}/release`)).status).toBe(204)
  expect((await openDesk(one, id)).opened.body.comment).toBe('Meu começo')
  await one('POST', `${DESK}/${id}/release`)
  expect((await openDesk(other, id)).opened.body.comment).toBe('')
})

test.each([
  ['beyond the end', { place: { start: 0, end: 9_999 } }, 'mark_outside'],
  ['of nothing', { place: { start: 5, end: 5 } }, 'mark_outside'],
  [
    'on a photograph that is not there',
    { place: { photograph: 0, box: { x: 0, y: 0, width: 1, height: 1 } } },
    'mark_outside',
  ],
])('a mark %s is refused, and nothing of the call stays', async (_, change, code) => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  const by = await anOwner(app)
  const desk = await openDesk(by, id)
  const sent = await desk.change([
    { does: 'comment', text: 'x' },
    { does: 'mark', mark: aMark(change) },
  ])
  expect(codeOf(sent)).toEqual([422, code])
  expect((await openDesk(by, id)).opened.body).toMatchObject({ comment: '', marks: [] })
})

test('a box within the photograph is taken, one over its edge is not', async () => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id, { photographKeys: ['sheets/a.jpg'], body: '' })
  const { change } = await openDesk(await anOwner(app), id)
  const boxed = (width: number) =>
    change([
      {
        does: 'mark',
        mark: aMark({ place: { photograph: 0, box: { x: 0.5, y: 0.5, width, height: 0.1 } } }),
      },
    ])
  expect((await boxed(0.5)).status).toBe(204)
  expect(codeOf(await boxed(0.6))).toEqual([422, 'mark_outside'])
})

test('as many marks as there is room for, and no more', async () => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  const { change } = await openDesk(await anOwner(app), id)
  const marks = Array.from({ length: MARKS_MAX }, () => ({ does: 'mark' as const, mark: aMark() }))
  expect((await change(marks)).status).toBe(204)
  expect(codeOf(await change([{ does: 'mark', mark: aMark() }]))).toEqual([422, 'too_many_marks'])
  expect(
    (await change([{ does: 'mark', mark: aMark({ engineKey: 'x 1 2', state: 'dropped' }) }])).status,
  ).toBe(204)
})

test('a mark of another correction cannot be changed by its id', async () => {
  const student = await aSignedUpStudent(app)
  const by = await anOwner(app)
  const [one, other] = [await aSentEssay(app, student.user.id), await aSentEssay(app, student.user.id)]
  const mark = aMark()
  await (await openDesk(by, one)).change([{ does: 'mark', mark }])
  const desk = await openDesk(by, other)
  await desk.change([
    { does: 'mark', mark: { ...mark, remark: 'outra' } },
    { does: 'unmark', id: mark.id },
  ])
  expect((await openDesk(by, one)).opened.body.marks).toEqual([mark])
})

test('the engine’s mark has one answer, the newest', async () => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  const by = await anOwner(app)
  const { change } = await openDesk(by, id)
  const engineKey = 'accent 0 9'
  await change([{ does: 'mark', mark: aMark({ engineKey, state: 'dropped' }) }])
  const taken = aMark({ engineKey })
  await change([{ does: 'mark', mark: taken }])
  expect((await openDesk(by, id)).opened.body.marks).toEqual([taken])
})

test('the engine’s marks are offered at once, its levels only after the five own ones', async () => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  const by = await anOwner(app)
  const { change } = await openDesk(by, id)
  const { offers } = (await by('GET', `${DESK}/${id}/offers`)).body
  expect(offers.length).toBeGreaterThan(0)
  expect((await by('GET', `${DESK}/${id}/offers`)).body).toEqual({ offers })
  expect(codeOf(await by('GET', `${DESK}/${id}/estimate`))).toEqual([409, 'levels_first'])
  await change(WHOLE.slice(0, 4))
  expect(codeOf(await by('GET', `${DESK}/${id}/estimate`))).toEqual([409, 'levels_first'])
  await change(WHOLE)
  expect((await by('GET', `${DESK}/${id}/estimate`)).body.levels).toHaveLength(5)
  expect((await (await anOwner(app))('GET', `${DESK}/${id}/offers`)).status).toBe(404)
})

test('only a whole correction is sent, once, and the log names it', async () => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  const by = await anOwner(app)
  const desk = await openDesk(by, id)
  await desk.change(WHOLE.slice(1))
  const refused = await desk.finish()
  expect(codeOf(refused)).toEqual([422, 'unfinished'])
  expect(refused.body.parts).toMatchObject({ levels: 1, sentences: 1 })
  await desk.change(WHOLE)
  expect((await desk.finish()).status).toBe(204)
  expect(codeOf(await desk.finish())).toEqual([409, 'lease_lost'])
  expect(codeOf(await desk.change(WHOLE))).toEqual([409, 'lease_lost'])
  expect((await by('POST', `${DESK}/${id}/hold`)).status).toBe(404)
  const log = (await by('GET', 'console/audit-log')).body
  expect(JSON.stringify(log)).toContain('correction.finish')
  expect((await by('GET', DESK)).body).toMatchObject({
    waitingCount: 0,
    done: [{ id, grade: { value: 800, of: 1000 } }],
    medianSeconds: 60,
  })
})

test('a remark that was used stands first in the own bank, and in nobody else’s', async () => {
  const student = await aSignedUpStudent(app)
  const [one, other] = [await anOwner(app), await anOwner(app)]
  const [id, second] = [await aSentEssay(app, student.user.id), await aSentEssay(app, student.user.id)]
  const remark = { text: 'Releia “{trecho}”.', category: 'theme' as const, effect: 'note' as const }
  const { change } = await openDesk(one, id)
  await change([{ does: 'remember', remark }])
  minutesLater = 1
  await change([{ does: 'remember', remark: { ...remark, text: 'Outra' } }])
  const bank = (await openDesk(one, id)).opened.body.bank
  expect(bank).toMatchObject([
    { text: 'Outra', uses: 1 },
    { ...remark, uses: 1 },
  ])
  expect((await openDesk(other, second)).opened.body.bank).toEqual([])
})

test('a second reading of the same essay is never given to who has read it', async () => {
  const student = await aSignedUpStudent(app)
  const id = await aSentEssay(app, student.user.id)
  const [one, other] = [await anOwner(app), await anOwner(app)]
  await openDesk(one, id)
  const second = randomUUID()
  await app.context.db
    .insertInto('teacher_corrections')
    .values({
      id: second,
      account_id: student.user.id,
      theme: 'x',
      body: 'Um texto.',
      state: 'sent',
      promised_on: '2026-12-01',
      sent_at: app.context.now(),
      reading: 2,
      of_correction_id: id,
    })
    .execute()
  expect(await next(one, id)).toBeNull()
  expect((await one('POST', `${DESK}/${second}/hold`)).status).toBe(404)
  expect(await next(other)).toBe(second)
})
