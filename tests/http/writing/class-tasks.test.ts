/** Tasks of a class (product §10 Classes, decision 0269): set, handed in, seen, taken back, and to nobody else there. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ROOM_THEME_GROUPS } from '#content/study/themes/room-themes.ts'
import { correct } from '#corrector/correct.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { addDays } from '#domain/study/exam-date.ts'
import { aVisitor } from '#tests/support/api-caller.ts'
import { aPerson, aTeacher } from '#tests/support/classes.ts'
import { MOTIVATING, PARAGRAPHS, THEME, testCorrector } from '#tests/support/corrector.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<typeof aPerson>>
const clock = aClock(new Date())
const DUE = addDays(dayInBrasilia(clock.now()), 7)
const TASK = { title: 'Doação de sangue', themeId: null, note: 'Escreva à mão antes.', dueOn: DUE }
const TEXT = PARAGRAPHS.join('\n')
const WRONG = TEXT.replace('. No entanto', '. Fazem dez anos que isso é assim. No entanto')

/** @returns its id */
async function anEssay(app: TestApp, { id: user_id }: Person, text = TEXT): Promise<string> {
  const { db } = app.context
  const [id, at] = [randomUUID(), new Date()]
  await db
    .insertInto('essays')
    .values({ id, user_id, theme: THEME, draft: text, created_at: at, updated_at: at })
    .execute()
  await aVersion(app, id, 1, text)
  return id
}

async function aVersion(app: TestApp, essay_id: string, number: number, text: string): Promise<void> {
  const correction = correct({ text, theme: THEME, motivating: MOTIVATING }, testCorrector())
  const levels = JSON.stringify(correction.competences.map(({ level }) => level))
  await app.context.db
    .insertInto('essay_versions')
    .values({
      ...{ essay_id, number, text, levels, total: correction.total, corrected_at: new Date() },
      correction: JSON.stringify(correction),
    })
    .execute()
}

async function aClass(app: TestApp, names: readonly string[]) {
  const teacher = await aTeacher(app, await anOwner(app))
  const year = clock.now().getFullYear()
  const { id, code } = (await teacher.call('POST', 'classes', { name: '3º ano B', year })).body
  const students = await Promise.all(names.map((name) => aPerson(app, name)))
  for (const { call } of students) expect((await call('POST', 'classes/joining', { code })).status).toBe(200)
  const made = await teacher.call('POST', `class-tasks/taught/${id}`, TASK)
  expect(made.status).toBe(201)
  return { teacher, classId: id as string, task: made.body.id as string, students }
}

test('a task is set, essays are handed in, and the teacher sees levels, the text and what the class has wrong', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const { teacher, classId, task, students } = await aClass(app, [
    'Ana Lima',
    'Bia Reis',
    'Caio Sá',
    'Davi Melo',
  ])
  const [ana, bia, caio] = students as [Person, Person, Person, Person]
  expect((await ana.call('GET', 'class-tasks')).body).toEqual({
    tasks: [{ id: task, classId, ...TASK, handed: null }],
    essays: [],
  })
  const essays = [await anEssay(app, ana), await anEssay(app, bia, WRONG), await anEssay(app, caio, WRONG)]
  const offered = (await ana.call('GET', 'class-tasks')).body.essays
  expect(offered).toMatchObject([{ id: essays[0], theme: THEME }])

  const hand = (student: Person, essayId: string | undefined) =>
    student.call('PUT', `class-tasks/${task}/handing`, { essayId })
  for (const _ of [1, 2]) expect((await hand(ana, essays[0])).status).toBe(204)
  await hand(bia, essays[1])
  const two = (await teacher.call('GET', `class-tasks/${task}`)).body
  expect(two.errors).toEqual([])
  await hand(caio, essays[2])

  expect((await teacher.call('GET', `class-tasks/taught/${classId}`)).body).toEqual({
    tasks: [{ id: task, ...TASK, handed: 3, mean: expect.any(Number) }],
    students: 4,
  })
  const seen = (await teacher.call('GET', `class-tasks/${task}`)).body
  expect(seen).toMatchObject({ id: task, classId, className: '3º ano B', ...TASK })
  expect(
    seen.students.map(({ name, handed }: { name: string; handed: unknown }) => [name, handed !== null]),
  ).toEqual([
    ['Ana Lima', true],
    ['Bia Reis', true],
    ['Caio Sá', true],
    ['Davi Melo', false],
  ])
  expect(seen.students[0].handed).toEqual({
    at: expect.any(String),
    isLate: false,
    isOnTheme: false,
    total: offered[0].total,
    levels: expect.arrayContaining([expect.any(Number)]),
    correction: null,
  })
  const wrong = seen.errors.find(({ sentence }: { sentence: string }) =>
    sentence?.startsWith('Fazem dez anos'),
  )
  expect(wrong).toMatchObject({ essays: 2, times: 2, sentence: 'Fazem dez anos que isso é assim.' })
  expect(JSON.stringify(seen)).not.toContain(ana.id)

  const read = await teacher.call('GET', `class-tasks/${task}/handings/${seen.students[1].seat}`)
  expect(read.body).toMatchObject({
    name: 'Bia Reis',
    title: TASK.title,
    theme: THEME,
    isOnTheme: false,
    version: { text: WRONG },
  })
  expect(read.body.version.correction.marks.length).toBeGreaterThan(0)
  expect((await teacher.call('GET', `class-tasks/${task}/handings/${seen.students[3].seat}`)).status).toBe(
    404,
  )
})

test('what is handed in is the version of that moment; it goes with the essay, the seat and the student’s word', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const { teacher, classId, task, students } = await aClass(app, ['Ana Lima'])
  const [ana] = students as [Person]
  const essayId = await anEssay(app, ana)
  const hand = () => ana.call('PUT', `class-tasks/${task}/handing`, { essayId })
  const seen = async () => (await teacher.call('GET', `class-tasks/${task}`)).body.students
  await hand()
  const [{ seat, handed }] = await seen()
  await aVersion(app, essayId, 2, WRONG)
  const textSeen = async () =>
    (await teacher.call('GET', `class-tasks/${task}/handings/${seat}`)).body.version.text
  expect(await textSeen()).toBe(TEXT)
  await app.context.db.updateTable('class_tasks').set({ due_on: '2026-01-01' }).execute()
  await hand()
  expect(await textSeen()).toBe(WRONG)
  expect((await seen())[0].handed).toMatchObject({ isLate: true })
  expect(handed.isLate).toBe(false)

  for (const _ of [1, 2]) expect((await ana.call('DELETE', `class-tasks/${task}/handing`)).status).toBe(204)
  expect((await seen())[0].handed).toBeNull()
  await hand()
  await ana.call('DELETE', `essays/${essayId}`)
  expect((await seen())[0].handed).toBeNull()
  await ana.call('PUT', `class-tasks/${task}/handing`, { essayId: await anEssay(app, ana) })
  await ana.call('DELETE', `classes/${classId}/membership`)
  expect(await app.context.db.selectFrom('class_handings').selectAll().execute()).toEqual([])
  expect((await ana.call('GET', 'class-tasks')).body).toEqual({ tasks: [], essays: [] })
  expect((await hand()).body.code).toBe('task_not_found')
})

test('to others a task is not there, and nobody hands in what is not theirs', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const { teacher, classId, task, students } = await aClass(app, ['Ana Lima'])
  const [ana] = students as [Person]
  const eva = await aPerson(app, 'Eva Dias')
  const hers = await anEssay(app, eva)
  const other = await aPerson(app, 'Rui Prado')
  await app.context.db
    .insertInto('teacher_grants')
    .values({ user_id: other.id, granted_by: null, granted_at: clock.now() })
    .execute()
  const [{ seat }] = (await teacher.call('GET', `class-tasks/${task}`)).body.students
  const calls = [
    ['GET', `class-tasks/taught/${classId}`],
    ['POST', `class-tasks/taught/${classId}`, TASK],
    ['GET', `class-tasks/${task}`],
    ['PUT', `class-tasks/${task}`, TASK],
    ['GET', `class-tasks/${task}/handings/${seat}`],
  ] as const
  for (const who of [ana, eva, other]) {
    for (const [method, path, body] of calls) expect((await who.call(method, path, body)).status).toBe(404)
    await who.call('DELETE', `class-tasks/${task}`)
  }
  const visitor = aVisitor(app)
  for (const [method, path, body] of calls) expect((await visitor(method, path, body)).status).toBe(401)
  expect((await eva.call('PUT', `class-tasks/${task}/handing`, { essayId: hers })).body.code).toBe(
    'task_not_found',
  )
  expect((await ana.call('PUT', `class-tasks/${task}/handing`, { essayId: hers })).body.code).toBe(
    'essay_not_found',
  )
  expect((await teacher.call('GET', `class-tasks/${task}`)).status).toBe(200)
})

test('a task has a day to come; it is changed and deleted, and no class has more than sixty', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const { teacher, classId, task, students } = await aClass(app, ['Ana Lima'])
  const [ana] = students as [Person]
  const past = addDays(dayInBrasilia(clock.now()), -1)
  const make = (change: object) =>
    teacher.call('POST', `class-tasks/taught/${classId}`, { ...TASK, ...change })
  expect((await make({ dueOn: past })).body.code).toBe('day_passed')
  for (const change of [
    { title: ' abcd ' },
    { title: 'a'.repeat(201) },
    { note: 'a'.repeat(1001) },
    { dueOn: 'logo' },
  ])
    expect((await make(change)).status).toBe(400)
  const change = (body: object) => teacher.call('PUT', `class-tasks/${task}`, { ...TASK, ...body })
  expect((await change({ dueOn: past })).body.code).toBe('day_passed')
  expect((await change({ title: 'Outro título', dueOn: addDays(DUE, 1) })).status).toBe(204)
  expect((await ana.call('GET', 'class-tasks')).body.tasks).toMatchObject([
    { title: 'Outro título', dueOn: addDays(DUE, 1) },
  ])
  await app.context.db.updateTable('class_tasks').set({ due_on: past }).execute()
  expect((await change({ note: '', dueOn: past })).status).toBe(204)

  await app.context.pool.query(
    `insert into class_tasks (class_id, title, note, due_on, created_at)
       select $1, 'Tarefa', '', $2, now() from generate_series(1, 58)`,
    [classId, DUE],
  )
  const both = await Promise.all([make({}), make({})])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  for (const _ of [1, 2]) expect((await teacher.call('DELETE', `class-tasks/${task}`)).status).toBe(204)
  expect((await make({})).status).toBe(201)
})

test('below sixteen an essay is handed in while the guardian permits; who teaches no more sees nothing', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const { teacher, task, students } = await aClass(app, ['Ana Lima'])
  const [ana] = students as [Person]
  const essayId = await anEssay(app, ana)
  await app.context.db
    .updateTable('age_declarations')
    .set({ age_band: '13-15' })
    .where('user_id', '=', ana.id)
    .execute()
  const hand = () => ana.call('PUT', `class-tasks/${task}/handing`, { essayId })
  expect((await hand()).body.code).toBe('guardian_needed')
  await app.context.pool.query('insert into guardian_permissions (user_id, granted_at) values ($1, now())', [
    ana.id,
  ])
  expect((await hand()).status).toBe(204)
  await app.context.db.deleteFrom('teacher_grants').execute()
  expect((await teacher.call('GET', `class-tasks/${task}`)).status).toBe(404)
  expect((await ana.call('GET', 'class-tasks')).body.tasks).toEqual([])
  expect((await hand()).body.code).toBe('task_not_found')
  expect((await ana.call('DELETE', `class-tasks/${task}/handing`)).status).toBe(204)
})

test('a task is set on a theme of the bank by its id, and says whether an essay is written on it', async () => {
  await using app = await startTestApp({}, { now: clock.now })
  const { teacher, classId, students } = await aClass(app, ['Ana Lima', 'Bia Reis'])
  const [ana, bia] = students as [Person, Person]
  const theme = ROOM_THEME_GROUPS[0]!.themes[0]!
  const make = (themeId: string) =>
    teacher.call('POST', `class-tasks/taught/${classId}`, { ...TASK, title: 'Qualquer um', themeId })
  expect((await make('nenhum-banco-tem')).body.code).toBe('theme_unknown')
  const task = (await make(theme.id)).body.id as string
  const shown = (await ana.call('GET', 'class-tasks')).body.tasks.find(
    ({ id }: { id: string }) => id === task,
  )
  expect(shown).toMatchObject({ title: theme.title, themeId: theme.id })

  const essays = [await anEssay(app, ana), await anEssay(app, bia)] as const
  await app.context.db
    .updateTable('essays')
    .set({ theme_id: theme.id, theme: theme.title })
    .where('id', '=', essays[0])
    .execute()
  await ana.call('PUT', `class-tasks/${task}/handing`, { essayId: essays[0] })
  await bia.call('PUT', `class-tasks/${task}/handing`, { essayId: essays[1] })
  const seen = (await teacher.call('GET', `class-tasks/${task}`)).body.students
  expect(seen.map(({ handed }: { handed: { isOnTheme: boolean } }) => handed.isOnTheme)).toEqual([
    true,
    false,
  ])
  const own = (await bia.call('GET', 'class-tasks')).body.tasks.find(({ id }: { id: string }) => id === task)
  expect(own.handed.isOnTheme).toBe(false)

  const change = (body: object) => teacher.call('PUT', `class-tasks/${task}`, { ...TASK, ...body })
  expect((await change({ themeId: 'nenhum-banco-tem' })).body.code).toBe('theme_unknown')
  expect((await change({ title: THEME })).status).toBe(204)
  expect((await teacher.call('GET', `class-tasks/${task}`)).body).toMatchObject({
    title: THEME,
    themeId: null,
  })
})
