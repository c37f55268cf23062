/**
 * A class's teacher corrects what was handed in (product §10 Classes, decision 0271): kept, given back, read by its
 * student alone, gone with what it hangs on, and no part of the house's desk.
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { correct } from '#corrector/correct.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { addDays } from '#domain/study/exam-date.ts'
import { settleTeacherCorrections } from '#server/writing/teacher-correction/settle-teacher-corrections.ts'
import type { ApiCaller } from '#tests/support/api-caller.ts'
import { aPerson, aTeacher } from '#tests/support/classes.ts'
import { MOTIVATING, PARAGRAPHS, THEME, testCorrector } from '#tests/support/corrector.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aClock } from '#tests/support/shop.ts'
import { aMark, DESK, WHOLE } from '#tests/support/teacher-corrections.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<typeof aPerson>>
const clock = aClock(new Date())
const TEXT = PARAGRAPHS.join('\n')
const WRONG = TEXT.replace('. No entanto', '. Fazem dez anos que isso é assim. No entanto')

async function aVersion(app: TestApp, essay_id: string, number: number, text: string): Promise<void> {
  const correction = correct({ text, theme: THEME, motivating: MOTIVATING }, testCorrector())
  await app.context.db
    .insertInto('essay_versions')
    .values({
      ...{ essay_id, number, text, total: correction.total, corrected_at: new Date() },
      levels: JSON.stringify(correction.competences.map(({ level }) => level)),
      correction: JSON.stringify(correction),
    })
    .execute()
}

async function anEssay(app: TestApp, { id: user_id }: Person, text: string): Promise<string> {
  const [id, at] = [randomUUID(), new Date()]
  await app.context.db
    .insertInto('essays')
    .values({ id, user_id, theme: THEME, draft: text, created_at: at, updated_at: at })
    .execute()
  await aVersion(app, id, 1, text)
  return id
}

async function aClass(app: TestApp, names: readonly string[]) {
  const owner = await anOwner(app)
  const teacher = await aTeacher(app, owner)
  const made = await teacher.call('POST', 'classes', { name: '3º ano B', year: clock.now().getFullYear() })
  const { id: classId, code } = made.body
  const students = await Promise.all(names.map((name) => aPerson(app, name)))
  for (const { call } of students) await call('POST', 'classes/joining', { code })
  const due = addDays(dayInBrasilia(clock.now()), 7)
  const body = { title: THEME, themeId: null, note: '', dueOn: due }
  const task = (await teacher.call('POST', `class-tasks/taught/${classId}`, body)).body.id as string
  const essays: string[] = []
  for (const student of students) {
    const essayId = await anEssay(app, student, WRONG)
    expect((await student.call('PUT', `class-tasks/${task}/handing`, { essayId })).status).toBe(204)
    essays.push(essayId)
  }
  const seats = (await teacher.call('GET', `class-tasks/${task}`)).body.students.map(
    ({ seat }: { seat: string }) => seat,
  ) as string[]
  const open = (seat: string | undefined, isAnew = false) =>
    teacher.call('POST', `class-corrections/tasks/${task}/seats/${seat}`, { isAnew })
  return { owner, teacher, classId: classId as string, task, students, essays, seats, open }
}

async function write(
  by: ApiCaller,
  { id, token }: { id: string; token: string },
  changes: readonly object[],
) {
  return by('POST', `class-corrections/${id}/changes`, { token, secondsSpent: 60, changes })
}

function giveBack(by: ApiCaller, { id, token }: { id: string; token: string }) {
  return by('POST', `class-corrections/${id}/finish`, { token })
}

test('a handed essay is corrected at the desk, kept with every change, given back and read by its student', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const { owner, teacher, classId, task, students, seats, open } = await aClass(app, ['Ana Lima', 'Bia Reis'])
  const [ana, bia] = students as [Person, Person]
  const desk = (await open(seats[0])).body
  expect(desk).toMatchObject({ text: WRONG, theme: THEME, firstName: 'Ana', promisedOn: null, newerAt: null })

  const offers = (await teacher.call('GET', `class-corrections/${desk.id}/offers`)).body.offers
  expect(offers.length).toBeGreaterThan(0)
  expect((await teacher.call('GET', `class-corrections/${desk.id}/estimate`)).body.code).toBe('levels_first')
  const mark = aMark({ remark: 'Faz dez anos: fazer de tempo fica no singular.' })
  expect((await write(teacher.call, desk, [{ does: 'mark', mark }])).status).toBe(204)
  expect((await giveBack(teacher.call, desk)).body.code).toBe('unfinished')
  // Another window has what was kept, and the one before writes no more.
  const again = (await open(seats[0])).body
  expect(again).toMatchObject({ id: desk.id, marks: [{ id: mark.id }], tokenBefore: desk.token })
  expect((await write(teacher.call, desk, [{ does: 'comment', text: 'x' }])).body.code).toBe('lease_lost')
  await write(teacher.call, again, WHOLE)
  expect((await teacher.call('GET', `class-corrections/${desk.id}/estimate`)).body.levels).toHaveLength(5)
  expect((await ana.call('GET', `teacher-corrections/${desk.id}`)).status).toBe(404)
  const next = (except: string | null) =>
    teacher.call('POST', `class-corrections/tasks/${task}/next`, { except })
  expect((await next(seats[1] ?? null)).body).toEqual({ seat: seats[0] })
  expect((await giveBack(teacher.call, again)).status).toBe(204)
  expect((await giveBack(teacher.call, again)).status).toBe(409)
  expect((await open(seats[0])).body.code).toBe('already_returned')
  expect((await next(seats[0] ?? null)).body).toEqual({ seat: seats[1] })
  expect((await next(seats[1] ?? null)).body).toEqual({ seat: null })

  const got = await ana.call('GET', `teacher-corrections/${desk.id}`)
  expect(got.body).toMatchObject({
    ofClass: { name: '3º ano B', teacher: 'Dalva Prado' },
    corrected: { grade: { value: 800, of: 1000 }, marks: [{ remark: mark.remark }] },
  })
  expect((await bia.call('GET', `teacher-corrections/${desk.id}`)).status).toBe(404)
  const [handed] = (await ana.call('GET', 'class-tasks')).body.tasks
  expect(handed.handed.correction).toEqual({ id: desk.id, isOfThisVersion: true })
  const seen = (await teacher.call('GET', `class-tasks/${task}`)).body.students
  expect(seen[0].handed.correction).toEqual({ isReturned: true, isOfThisVersion: true, total: 800 })
  expect(seen[1].handed.correction).toBeNull()

  // Told once, by mail; asked and rated is the house's alone.
  for (const _ of [1, 2]) await settleTeacherCorrections(app.context)
  const { email } = await app.context.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', ana.id)
    .executeTakeFirstOrThrow()
  const mails = await mailsTo(app, email)
  expect(mails.filter(({ facts }) => facts['state'] === 'class-corrected')).toHaveLength(1)
  const question = { text: 'Por que a vírgula está errada?' }
  expect((await ana.call('POST', `teacher-corrections/${desk.id}/question`, question)).status).toBe(404)
  expect(
    (await ana.call('PUT', `teacher-corrections/${desk.id}/rating`, { rating: 5, note: '' })).status,
  ).toBe(404)

  // The house sees nothing of it, nor counts it.
  const begun = (await open(seats[1])).body
  const queue = (await owner('GET', DESK)).body
  expect([queue.waitingCount, queue.waiting, queue.done, queue.questions]).toEqual([0, [], [], []])
  expect((await owner('POST', `${DESK}/${begun.id}/hold`)).status).toBe(404)
  expect((await owner('POST', `${DESK}/next`, { except: null })).body).toEqual({ id: null })
  expect((await ana.call('GET', 'teacher-corrections')).body.corrections).toEqual([])
  const used = app.context.db.selectFrom('credit_entries').selectAll().where('event', '=', 'used')
  expect(await used.execute()).toEqual([])
  await teacher.call('DELETE', `classes/${classId}`)
  expect(await app.context.db.selectFrom('teacher_corrections').selectAll().execute()).toEqual([])
  expect(await app.context.db.selectFrom('teacher_marks').selectAll().execute()).toEqual([])
})

test('handed in anew while she corrects: she keeps her version, is told, and begins anew where she asks for it', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const { teacher, task, students, essays, seats, open } = await aClass(app, ['Ana Lima'])
  const [ana] = students as [Person]
  const desk = (await open(seats[0])).body
  await write(teacher.call, desk, WHOLE)
  await aVersion(app, essays[0]!, 2, TEXT)
  await ana.call('PUT', `class-tasks/${task}/handing`, { essayId: essays[0] })

  const goesOn = (await open(seats[0])).body
  expect(goesOn).toMatchObject({ id: desk.id, text: WRONG, newerAt: expect.any(String) })
  expect((await giveBack(teacher.call, goesOn)).status).toBe(204)
  const of = async () => (await ana.call('GET', 'class-tasks')).body.tasks[0].handed.correction
  expect(await of()).toEqual({ id: desk.id, isOfThisVersion: false })
  // The new version waits for her.
  const second = (await open(seats[0])).body
  expect(second).toMatchObject({ text: TEXT, newerAt: null, comment: '' })
  expect(second.id).not.toBe(desk.id)

  await aVersion(app, essays[0]!, 3, WRONG)
  await ana.call('PUT', `class-tasks/${task}/handing`, { essayId: essays[0] })
  const anew = await Promise.all([open(seats[0], true), open(seats[0], true)])
  expect(new Set(anew.map(({ body }) => body.id)).size).toBe(1)
  expect(anew[0].body).toMatchObject({ text: WRONG, newerAt: null })
  expect((await write(teacher.call, second, WHOLE)).body.code).toBe('correction_gone')
})

test('taking back, leaving, being taken out, deleting the essay and the task end the correction', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const names = ['Ana Lima', 'Bia Reis', 'Caio Sá', 'Davi Melo', 'Eva Dias']
  const { teacher, classId, task, students, essays, seats, open } = await aClass(app, names)
  const left = async () =>
    (await app.context.db.selectFrom('teacher_corrections').select('id').execute()).map(({ id }) => id)
  const ids: string[] = []
  for (const seat of seats) {
    const desk = (await open(seat)).body
    await write(teacher.call, desk, WHOLE)
    if (seat !== seats[0]) await giveBack(teacher.call, desk)
    ids.push(desk.id)
  }
  expect(await left()).toHaveLength(5)
  const [ana, bia, , davi] = students as [Person, Person, Person, Person]
  const draft = (await open(seats[0])).body
  await ana.call('DELETE', `class-tasks/${task}/handing`)
  expect((await write(teacher.call, draft, WHOLE)).body.code).toBe('correction_gone')
  expect((await giveBack(teacher.call, draft)).body.code).toBe('correction_gone')
  await bia.call('DELETE', `classes/${classId}/membership`)
  expect((await bia.call('GET', `teacher-corrections/${ids[1]}`)).status).toBe(404)
  await teacher.call('DELETE', `classes/${classId}/students/${seats[2]}`)
  expect((await davi.call('DELETE', `essays/${essays[3]}`)).status).toBe(204)
  expect(await left()).toEqual([ids[4]])
  await teacher.call('DELETE', `class-tasks/${task}`)
  expect(await left()).toEqual([])
})

test('another teacher, the student and who teaches no more are refused', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const { teacher, task, students, seats, open } = await aClass(app, ['Ana Lima'])
  const [ana] = students as [Person]
  const desk = (await open(seats[0])).body
  await write(teacher.call, desk, WHOLE)
  const other = await aPerson(app, 'Rui Prado')
  await app.context.db
    .insertInto('teacher_grants')
    .values({ user_id: other.id, granted_by: null, granted_at: clock.now() })
    .execute()
  const refused = async (by: ApiCaller) => [
    (await by('POST', `class-corrections/tasks/${task}/seats/${seats[0]}`, { isAnew: false })).status,
    (await by('POST', `class-corrections/tasks/${task}/next`, { except: null })).status,
    (await write(by, desk, WHOLE)).status,
    (await giveBack(by, desk)).status,
    (await by('GET', `class-corrections/${desk.id}/offers`)).status,
    (await by('GET', `class-corrections/${desk.id}/estimate`)).status,
    (await by('GET', `class-corrections/voices/${desk.id}`)).status,
  ]
  for (const { call } of [other, ana])
    expect(await refused(call)).toEqual([404, 404, 409, 409, 404, 404, 404])
  await app.context.db.deleteFrom('teacher_grants').where('user_id', '=', teacher.id).execute()
  expect(await refused(teacher.call)).toEqual([404, 404, 409, 409, 404, 404, 404])
  expect((await open(randomUUID())).status).toBe(404)
})
